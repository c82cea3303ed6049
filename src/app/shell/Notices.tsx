// The lines at the top of a page that are there for a time: holidays that move visits, and alerts of the office.
import styled from 'styled-components';
import type { Notice } from '../../model/calendar/notice.ts';
import { useTranslate } from '../../ui/contexts.ts';
import { DISMISSED, NoticeLine, useMoment } from '../../ui/notices/NoticeLine.tsx';

/** Hidden without a line, so that screen readers find no empty region. */
const Place = styled.aside`
  &:not(:has(div)) {
    display: none;
  }
`;

/**
 * Shows the lines that are due before the first paint, because the page may be older than a line. The script replaces
 * itself by the lines in the comment before it, and removes those that are not due or were dismissed.
 */
const NOTICES_SCRIPT = `(p=>{p.innerHTML=p.firstChild.data;for(const e of[...p.children]){const{at,id}=e.dataset,[a,b]=at.split(" "),t=Date.now()/6e4;let d;try{d=localStorage["${DISMISSED}"+id]}catch{}if(t<a||t>=b||d)e.remove()}})(document.currentScript.parentNode)`;

const LINES = /(<aside[^>]*>)(.+?)(?=<script>)/s;

/**
 * Puts the lines in the HTML of a page into a comment: readers of the text alone, such as text browsers, would otherwise
 * find all of them, due or not.
 */
export const commentOutNotices = (html: string): string => html.replace(LINES, '$1<!--$2-->');

/** The number of notices in the HTML of a page: the holiday weeks of a year, fewer beside alerts. */
const MAX_NOTICES_IN_HTML = 6;

/** The notices of a page. The server renders all of them, because nobody knows when the page is read. */
export function Notices({ notices }: { notices: Notice[] }) {
  const now = useMoment();
  const t = useTranslate();
  // The HTML of a page is sent often, so it holds a year. The app has all notices.
  const listed = now === undefined ? notices.slice(0, MAX_NOTICES_IN_HTML) : notices;
  return (
    <Place aria-label={t('Notices')}>
      {listed.map((notice) => (
        <NoticeLine key={notice.id} notice={notice} now={now} />
      ))}
      {typeof document === 'undefined' && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the script is a constant of this file
        <script dangerouslySetInnerHTML={{ __html: NOTICES_SCRIPT }} />
      )}
    </Place>
  );
}
