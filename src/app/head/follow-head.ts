// Keeps the document's head in step with the page that is shown. It comes after hydration, because the HTML has a head.
import { createDomRenderer, createHead } from 'unhead/client';
import type { Page, SiteFacts } from '../../model/site.ts';
import { afterPaint } from '../../ui/timing.ts';
import type { PageStore } from '../navigator/page-store.ts';
import { headOf } from './head.ts';

/**
 * Follows the shown page.
 * @param first the page that came with the HTML: its tags go when another page has none in their place
 * @param facts gives the facts that the shown page is rendered with
 */
export function followHead(store: PageStore, first: Page, facts: () => SiteFacts): void {
  const update = createDomRenderer();
  const head = createHead({ render: () => void afterPaint(() => update(head)) });
  const entry = head.push(headOf(first, facts()));
  update(head);
  const show = ({ page }: { page: Page }) => void entry.patch(headOf(page, facts()));
  if (store.getState().page !== first) show(store.getState());
  store.subscribe((state, before) => state.page !== before.page && show(state));
}
