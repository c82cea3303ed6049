// One line that is there for a time, at the top of a page or on the layer of late alerts.
import { Ban, Clock, CloudLightning, Megaphone } from 'lucide';
import { startTransition, useEffect, useState } from 'react';
import styled from 'styled-components';
import { type AlertKind, isShown, type Notice } from '../../model/calendar/notice.ts';
import type { Drawing } from '../../model/site.ts';
import type { MessageKey } from '../../model/words/words.ts';
import { useTranslate } from '../contexts.ts';
import { Glyph } from '../pictures/Icon.tsx';
import { SiteLink } from '../SiteLink.tsx';
import { readStored, writeStored } from '../storage.ts';
import { theme } from '../styles/theme.ts';
import { VisuallyHidden } from '../styles/VisuallyHidden.ts';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
  padding: ${theme.space(0.5)} max(${theme.space(5)} / 2, (100% - ${theme.width.page}) / 2);
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  font-weight: 600;
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

const MINUTE_MS = 60_000;

/** The start of the storage key of a dismissed notice. */
export const DISMISSED = 'dismissed ';

/** Each kind of alert as a word for screen readers, and as an icon. */
const KINDS: Record<AlertKind, [word: MessageKey, icon: Drawing]> = {
  delay: ['Delay', Clock],
  closure: ['Closed', Ban],
  weather: ['Weather', CloudLightning],
  news: ['News', Megaphone],
};

/** A notice from its first moment to its last one. An alert has its kind, and visitors can dismiss it. */
export function NoticeLine({ notice, now }: { notice: Notice; now?: number }) {
  const { id, kind, text, from, until, link } = notice;
  const t = useTranslate();
  const [dismissed, setDismissed] = useState(false);
  const [word, icon] = kind === 'holiday' ? [] : KINDS[kind];
  const period = `${from / MINUTE_MS} ${until / MINUTE_MS}`;
  const shown =
    now === undefined
      ? isInHtml(period, word && id)
      : isShown(notice, now) && !dismissed && readStored(DISMISSED + id) === null;
  if (!shown) return null;
  const dismiss = () => {
    setDismissed(true);
    writeStored(DISMISSED + id, '1');
  };
  return (
    <Line data-at={period} data-id={word && id}>
      {icon && <Glyph drawing={icon} />}
      <p key={text}>
        {word && <VisuallyHidden>{`${t(word)}: `}</VisuallyHidden>}
        {link ? (
          <>
            {`${text} `}
            <SiteLink to={link.to}>{link.label}</SiteLink>
          </>
        ) : (
          text
        )}
      </p>
      {word && (
        <button type="button" onClick={dismiss}>
          <span aria-hidden="true">×</span>
          <VisuallyHidden>{t('Dismiss this notice')}</VisuallyHidden>
        </button>
      )}
    </Line>
  );
}

/** Whether the script has left a line in the HTML that the app takes over. The server writes every line. */
function isInHtml(period: string, id?: string): boolean {
  if (typeof document === 'undefined') return true;
  const lines = document.querySelectorAll<HTMLElement>('aside > [data-at]');
  return [...lines].some(({ dataset }) => dataset.at === period && dataset.id === id);
}

/** The first page is rendered as the server's was. The next ones have their notices at once, so that nothing moves. */
let isFirst = true;

/**
 * The moment, renewed each minute; undefined on the server and while the app takes the page over. A store outside React would
 * have the whole page rendered in one task: 174 ms instead of 36 on a slowed phone.
 */
export function useMoment(): number | undefined {
  const [now, setNow] = useState(() => (isFirst ? undefined : Date.now()));
  useEffect(() => {
    isFirst = false;
    const renew = () => startTransition(() => setNow(Date.now()));
    renew();
    const timer = setInterval(renew, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
