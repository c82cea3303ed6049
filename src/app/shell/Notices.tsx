// The lines at the top of a page that are there for a time: holidays that move visits, and alerts of the office.
import { useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { isShown, type Notice } from '../../model/calendar/notice.ts';
import { keep, readKept } from '../../ui/kept-values.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { theme } from '../../ui/styles/theme.ts';
import { VisuallyHidden } from '../../ui/styles/VisuallyHidden.ts';

/** Screen readers find no region without a line in it. */
const Place = styled.aside`
  &:not(:has(> [data-at]:not([hidden]))) {
    display: none;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
  padding: ${theme.space(0.5)} max(1.25rem, (100% - ${theme.width.page}) / 2);
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  font-weight: 600;
  &[hidden] {
    display: none;
  }
  & > p {
    flex: 1;
    padding: ${theme.space(0.5)} 0;
    text-wrap: balance;
  }
  & a {
    color: inherit;
  }
  & > button {
    min-width: 2.75rem;
    min-height: 2.75rem;
    border: 0;
    background: none;
    color: inherit;
    font-size: ${theme.size.lead};
    cursor: pointer;
  }
`;

const MINUTE = 60_000;

/** The start of the storage key of a dismissed notice. */
const DISMISSED = 'dismissed ';

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
  // The HTML of a page is sent often, so it holds a year. The app has all notices.
  const listed = now === undefined ? notices.slice(0, SENT) : notices;
  return (
    <Place aria-label="Notices">
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

function NoticeLine({ notice, now }: { notice: Notice; now?: number }) {
  const { id, kind, text, from, until, link } = notice;
  const [dismissed, setDismissed] = useState(false);
  const isAlert = kind !== 'holiday';
  const shown =
    now !== undefined && isShown(notice, now) && !dismissed && readKept(DISMISSED + id) === null;
  const dismiss = () => {
    setDismissed(true);
    keep(DISMISSED + id, '1');
  };
  return (
    <Line
      data-at={`${from / MINUTE} ${until / MINUTE}`}
      data-id={isAlert ? id : undefined}
      hidden={!shown}
      suppressHydrationWarning
    >
      <p>
        {link ? (
          <>
            {text} <SiteLink to={link.to}>{link.label}</SiteLink>
          </>
        ) : (
          text
        )}
      </p>
      {isAlert && (
        <button type="button" onClick={dismiss}>
          <span aria-hidden="true">×</span>
          <VisuallyHidden>Dismiss this notice</VisuallyHidden>
        </button>
      )}
    </Line>
  );
}

/** The moment, to the minute; undefined on the server and while the app takes the page over. */
function useMoment(): number | undefined {
  return useSyncExternalStore(
    eachMinute,
    () => Math.floor(Date.now() / MINUTE) * MINUTE,
    () => undefined,
  );
}

function eachMinute(tick: () => void): () => void {
  const timer = setInterval(tick, MINUTE);
  return () => clearInterval(timer);
}
