// What the changes that alerts carry do to visits.
import type { Route, ServiceChange } from '../manifest.generated.ts';
import { english } from '../words/words.ts';
import type { AlertNotice } from './alert.ts';
import type { SentVisit } from './route-files.ts';
import { isFor, singleChange } from './service-days.ts';

/** The changes that alerts carry, as those of service_days: for its routes, else for its towns, else for all. */
export const alertChanges = (alerts: AlertNotice[], t = english): ServiceChange[] =>
  alerts.flatMap(({ change, towns, notice: { kind } }) => {
    const reason = t(kind === 'weather' ? 'the weather' : 'a change of plan');
    return change ? [{ ...(towns && !change.routes && { towns }), ...change, reason }] : [];
  });

/** The visits of a route with the changes that alerts carry, which may be newer than the build. */
export function applyAlerts(
  visits: SentVisit[],
  alerts: AlertNotice[],
  route: Pick<Route, 'id' | 'towns'>,
  t = english,
): SentVisit[] {
  const changes = alertChanges(alerts, t).filter((change) => isFor(change, route));
  return visits.map((visit) => {
    const usual = typeof visit === 'string' ? visit : visit.usual;
    const change = changes.find(({ date }) => date === usual);
    return change ? singleChange(change) : visit;
  });
}
