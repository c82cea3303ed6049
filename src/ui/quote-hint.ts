// What the last page that asked for quotes would put into the form, for links that ask for nothing, as those of the header.
import { readSession, writeSession } from './session-values.ts';

const KEY = 'quote-hint';

/** Keeps the town and the service that the quote links of the shown page ask for, where all of them ask for the same. */
export function keepQuoteHint(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[data-event][href*="?"]');
  const [search, ...others] = new Set([...links].map((link) => link.search));
  if (search && others.length === 0) writeSession(KEY, { search });
}

/** What was kept: a query as the quote links carry it, or nothing. */
export function quoteHint(): string {
  return readSession(KEY).search ?? '';
}
