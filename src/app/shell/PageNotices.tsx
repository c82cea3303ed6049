// The notices of the shown page: those that were known when it was opened, and alerts that came later.
import { useState } from 'react';
import styled from 'styled-components';
import { type AlertNotice, alertsOf, townNames } from '../../model/calendar/alert.ts';
import type { Page } from '../../model/site.ts';
import { NoticeLine, useMoment } from '../../ui/notices/NoticeLine.tsx';
import { theme } from '../../ui/styles/theme.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { PageStore } from '../navigator/page-store.ts';
import { Notices } from './Notices.tsx';

/** A layer above the action bar. A low window has no room for it, so there it follows the content. */
const Layer = styled.div`
  position: fixed;
  z-index: 8;
  inset: auto ${theme.space(1)} calc(${theme.space(1)} + var(--action-bar-height) + env(safe-area-inset-bottom));
  max-width: ${theme.width.text};
  max-height: 50vh;
  margin: 0 auto;
  overflow: auto;
  & > div {
    margin-top: ${theme.space(0.5)};
    padding-inline: ${theme.space(2)} ${theme.space(0.5)};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.small};
  }
  html:has(& > *) {
    scroll-padding-bottom: calc(var(--action-bar-height) + 8rem);
  }
  @media print, (max-height: 30rem) {
    position: static;
    max-height: none;
  }
`;

interface Props {
  store: PageStore;
  page: Page;
}

/** Lines at the top of the page. Alerts in the database are among them if they came before the page. */
export function PageNotices({ store, page }: Props) {
  const [initialAlerts] = useState(store((state) => state.alerts));
  const notices = [...alertsOn(page, initialAlerts), ...(page.notices ?? [])];
  return notices.length > 0 && <Notices notices={notices} />;
}

/**
 * Alerts that came after the page: a line at its top would shift the layout. The region exists before them, because
 * screen readers announce changes of regions that they know.
 */
export function LateNotices({ store, page }: Props) {
  const running = useHydrated();
  const now = useMoment();
  const alerts = store((state) => state.alerts);
  const [initialAlerts] = useState(alerts);
  const early = alertsOn(page, initialAlerts).map(({ id }) => id);
  const late = alertsOn(page, alerts).filter(({ id }) => !early.includes(id));
  return (
    running && (
      <div role="status">
        {late.length > 0 && (
          <Layer>
            {late.map((notice) => (
              <NoticeLine key={notice.id} notice={notice} now={now} />
            ))}
          </Layer>
        )}
      </div>
    )
  );
}

const alertsOn = (page: Page, alerts: AlertNotice[] = []) =>
  alertsOf(alerts, page, townNames(page));
