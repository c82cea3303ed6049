// Greets somebody who has kept a route or weekday with its next visit, on the home page.
import { createRoot } from 'react-dom/client';
import styled from 'styled-components';
import { nextVisits, visitWords } from '../model/calendar/next-visits.ts';
import type { RouteFile } from '../model/calendar/route-files.ts';
import { dateInZone } from '../model/calendar/zone.ts';
import type { SiteFacts } from '../model/site.ts';
import { type Translate, translator } from '../model/words/words.ts';
import { fetchRoute } from '../outside/route-files.ts';
import { PICKUP_DAY_KEY, readStored } from '../ui/storage.ts';
import { theme } from '../ui/styles/theme.ts';
import type { PageState, PageStore } from './navigator/page-store.ts';

/** Lies over the free space above the first heading, so that nothing moves when it comes. */
const Line = styled.p`
  position: absolute;
  z-index: 1;
  left: max(min(1.25rem, 6vw), (100% - ${theme.width.page}) / 2);
  max-width: calc(100% - min(2.5rem, 12vw));
  padding: 0 ${theme.space(1)};
  border-radius: 0 0 ${theme.radius.small} ${theme.radius.small};
  background: ${theme.color.ground};
  color: ${theme.color.heading};
  font-size: ${theme.size.small};
  font-weight: 600;
  @media print {
    display: none;
  }
`;

const isHome = ({ page }: PageState) => page.path === '/';

/** Shows the line above the home page's content once that page is shown, and hides it on other pages. */
export async function greet(store: PageStore, facts: SiteFacts): Promise<void> {
  if (!isHome(store.getState())) {
    const stop = store.subscribe((state) => {
      if (!isHome(state)) return;
      stop();
      greet(store, facts).catch(console.error);
    });
    return;
  }
  // In a business without routes, the weekday is the route.
  const route = String(readStored(PICKUP_DAY_KEY)).toLowerCase();
  const t = translator(facts.words);
  const file = await fetchRoute(route, t);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const text = file && greeting(file, dateInZone(Date.now(), timeZone), t);
  if (!text) return;
  const container = document.createElement('div');
  container.role = 'status';
  const show = (state: PageState) => {
    container.hidden = !isHome(state);
  };
  show(store.getState());
  store.subscribe(show);
  document.getElementById('_main')?.before(container);
  createRoot(container).render(<Line>{text}</Line>);
}

/** "Your paper and glass: Friday, November 27, as always"; undefined without a visit to come. */
export function greeting(
  { collections }: Pick<RouteFile, 'collections'>,
  today: string,
  t: Translate,
) {
  const coming = collections.flatMap(({ name, visits }) =>
    nextVisits(visits, today, 1)
      .slice(0, 1)
      .map((visit) => ({ name: name.charAt(0).toLowerCase() + name.slice(1), visit })),
  );
  const [first] = [...coming].sort((a, b) => (a.visit.day < b.visit.day ? -1 : 1));
  if (!first) return undefined;
  const { visit } = first;
  const day = visitWords(visit, t);
  const what = coming
    .filter((each) => visitWords(each.visit, t) === day)
    .map(({ name }) => name)
    .reduce((list, item) => t('{first} and {last}', { first: list, last: item }));
  return t('Your {what}: {change}', {
    what,
    change: visit.change ? day : t('{day}, as always', { day }),
  });
}
