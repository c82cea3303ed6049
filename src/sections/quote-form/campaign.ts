// The campaign that led a visitor here: the page with `utm_` words in its address on which the visit began.
import { LONGEST_CAMPAIGN } from '../../model/limits.ts';
import { cleanText, cutText } from '../../model/text/clean-text.ts';
import { readSession, writeSession } from '../../ui/forms/session-values.ts';

/** The name under which the session keeps the page. */
const KEY = 'campaign';

/** What advertisers add to a link by themselves. It names one press, so its value is left out. */
const CLICKS = ['gclid', 'msclkid', 'fbclid'];

/**
 * The page of a campaign that led to this document, with the words of the campaign alone. Links inside the site stay in
 * the document, whose first address the browser knows; a page that was loaded anew has it as its referrer.
 */
export function campaignPage(): string | undefined {
  const [loaded] = performance.getEntriesByType('navigation');
  const page = [loaded?.name, document.referrer].flatMap((address) => campaignIn(address) ?? [])[0];
  if (page) writeSession(KEY, { page });
  return page ?? readSession(KEY).page;
}

function campaignIn(address: string | undefined): string | undefined {
  if (!address?.startsWith(`${location.origin}/`)) return undefined;
  const { pathname, searchParams } = new URL(address);
  const words = [...searchParams].flatMap(([name, value]) => {
    if (name.startsWith('utm_')) return [[name, value]];
    return CLICKS.includes(name) ? [[name, '']] : [];
  });
  if (words.length === 0) return undefined;
  return cutText(cleanText(`${pathname}?${new URLSearchParams(words)}`), LONGEST_CAMPAIGN);
}
