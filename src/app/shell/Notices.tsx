// The lines at the top of a page that are there for a time: holidays that move visits, and alerts of the office.
import styled from 'styled-components';
import type { Notice } from '../../model/calendar/notice.ts';
import { useWords } from '../../ui/contexts/facts.ts';
import { DISMISSED, NoticeLine, useMoment } from '../../ui/notices/NoticeLine.tsx';

/** Screen readers find no region without a line in it. */
const Place = styled.aside`
  &:not(:has(> [data-at]:not([hidden]))) {
    display: none;
  }
`;

/**
 * Shows the lines of the moment before the first paint, because the page may be older than a line. The script follows
 * the lines and reads the moments that they carry.
 */
const SHOW_NOW = `for(const e of document.currentScript.parentNode.children){const{at,id}=e.dataset,t=Date.now()/6e4;if(at){const[a,b]=at.split(" ");let d;try{d=localStorage["${DISMISSED}"+id]}catch{}e.hidden=t<a||t>=b||!!d}}`;

/** The number of notices in the HTML of a page: the holiday weeks of a year, and some alerts. */
const SENT = 8;

/** The notices of a page. The server renders all of them hidden, because nobody knows when the page is read. */
export function Notices({ notices }: { notices: Notice[] }) {
  const now = useMoment();
  const t = useWords();
  // The HTML of a page is sent often, so it holds a year. The app has all notices.
  const listed = now === undefined ? notices.slice(0, SENT) : notices;
  return (
    <Place aria-label={t('Notices')}>
      {listed.map((notice) => (
        <NoticeLine key={notice.id} notice={notice} now={now} />
      ))}
      {now === undefined && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the script is a constant of this file
        <script dangerouslySetInnerHTML={{ __html: SHOW_NOW }} />
      )}
    </Place>
  );
}
