// The notices of each page: its alerts, and the line for holiday weeks where it has one.
import { alertsOf } from '../../../model/calendar/alert.ts';
import type { Notice } from '../../../model/calendar/notice.ts';
import { dayAt } from '../../../model/calendar/zone.ts';
import type { Manifest } from '../../../model/manifest.generated.ts';
import type { ExpandedPage, Expansion } from '../expand/expand-pages.ts';
import type { Localized } from '../languages.ts';
import { alertNotices } from './alert-notices.ts';
import { holidayNotices, timeZone } from './holiday-notices.ts';

/** Gives a page its notices. The first call works out those that pages share. */
export function noticesBy(
  manifest: Manifest,
  { shared, towns }: Expansion,
  { t, say }: Localized,
  now: number,
) {
  let known: { holidays: Notice[]; alerts: ReturnType<typeof alertNotices> } | undefined;
  const names = new Map(towns.map(({ town }) => [town.slug, town.name]));
  const nameOf = (slug: string) => names.get(slug) ?? slug;
  return (page: Pick<ExpandedPage, 'path' | 'town' | 'holidayLine'>): Notice[] => {
    known ??= {
      holidays: holidayNotices(manifest, dayAt(now, timeZone(manifest)), t),
      alerts: alertNotices(manifest, say(shared.alerts), now),
    };
    const place = { path: page.path, town_slug: page.town?.slug };
    return [...alertsOf(known.alerts, place, nameOf), ...(page.holidayLine ? known.holidays : [])];
  };
}
