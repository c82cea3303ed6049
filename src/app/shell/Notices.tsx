// The lines at the top of a page that are there for a time: holidays that move visits, and what the office announces.
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { isShown, type Notice } from '../../model/calendar/notice.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { theme } from '../../ui/styles/theme.ts';

const Line = styled.p`
  padding: ${theme.space(1)} max(1.25rem, (100% - ${theme.width.page}) / 2);
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.mark};
  color: ${theme.color.onAccent};
  font-weight: 600;
  text-wrap: balance;
  &[hidden] {
    display: none;
  }
`;

/**
 * Shows the lines of the moment before the first paint: the page may be older than a line. It stands behind the lines
 * and reads the moments that they carry.
 */
const SHOW_NOW =
  'for(const e of document.currentScript.parentNode.children){const[a,b]=(e.dataset.at||"").split(" ");if(b)e.hidden=Date.now()<a||Date.now()>=b}';

/** The notices of a page. On the server all are there and hidden, as nobody knows when the page is read. */
export function Notices({ notices }: { notices: Notice[] }) {
  const now = useMoment();
  return (
    <aside aria-label="Notices">
      {notices.map((notice) => (
        <Line
          key={notice.id}
          data-at={`${notice.from} ${notice.until}`}
          hidden={now === undefined || !isShown(notice, now)}
          suppressHydrationWarning
        >
          {notice.text}
          {notice.link && (
            <>
              {' '}
              <SiteLink to={notice.link.to}>{notice.link.label}</SiteLink>
            </>
          )}
        </Line>
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file */}
      <script dangerouslySetInnerHTML={{ __html: SHOW_NOW }} />
    </aside>
  );
}

const MINUTE = 60_000;

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
