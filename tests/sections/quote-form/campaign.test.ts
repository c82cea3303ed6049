// The campaign that led somebody here: which address it is taken from, and what of it is kept.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LONGEST_CAMPAIGN } from '../../../src/model/limits.ts';
import { campaignPage } from '../../../src/sections/quote-form/parcel.ts';
import { stubSession } from '../../support/session-storage.ts';

const ORIGIN = 'https://www.lakeside.example';

/** A document that was loaded from an address, after a page that led to it. */
function open(address: string, referrer = '') {
  vi.stubGlobal('location', new URL(ORIGIN));
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: address }] });
  vi.stubGlobal('document', { referrer });
}
beforeEach(() => void stubSession());
afterEach(() => {
  vi.unstubAllGlobals();
});

it('is the page on which the document began, with the words of the campaign alone', () => {
  open(`${ORIGIN}/bins/?utm_source=google&city=collins&utm_campaign=spring%20sale&gclid=abc#top`);
  expect(campaignPage()).toBe('/bins/?utm_source=google&utm_campaign=spring+sale&gclid=');
});

it('is that of the page before, when this one was loaded anew, and stays after a reload', () => {
  open(`${ORIGIN}/contact/`, `${ORIGIN}/bins/?utm_source=post`);
  expect(campaignPage()).toBe('/bins/?utm_source=post');
  open(`${ORIGIN}/contact/`);
  expect(campaignPage()).toBe('/bins/?utm_source=post');
});

it('is none without words of a campaign, or where another website has them', () => {
  open(`${ORIGIN}/contact/?city=collins`, 'https://news.example/?utm_source=news');
  expect(campaignPage()).toBeUndefined();
});

it('is no longer than the database takes', () => {
  open(`${ORIGIN}/?utm_source=${'é'.repeat(2000)}`);
  expect(campaignPage()).toHaveLength(LONGEST_CAMPAIGN);
});
