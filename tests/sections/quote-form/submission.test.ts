// The idempotency key of a request, which a repeated attempt has again, and the campaign that led somebody here.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MAX_CAMPAIGN_CHARS } from '../../../src/model/limits.ts';
import { cleanQuote, EMPTY_QUOTE } from '../../../src/sections/quote-form/quote-draft.ts';
import {
  campaignPage,
  createSubmission,
  quoteSeed,
  renewSeed,
} from '../../../src/sections/quote-form/submission.ts';
import { stubSession } from '../../support/session-storage.ts';

const request = { ...EMPTY_QUOTE, name: 'Pat' };
const keyOf = (changes = {}) => createSubmission({ ...request, ...changes }).idempotencyKey;

let stored: Map<string, string>;
beforeEach(() => {
  stored = stubSession();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('the key stays with a request that is sent again, and changes with the request', () => {
  const first = keyOf();
  expect(keyOf()).toBe(first);
  expect(keyOf({ name: 'Sam' })).not.toBe(first);
  expect(keyOf({ marketingConsent: true })).not.toBe(first);
  expect(keyOf()).toBe(first);
});

it('the key is another one after the request has arrived', () => {
  const first = keyOf();
  renewSeed();
  expect(keyOf()).not.toBe(first);
});

it('the key is the same after a reload and in a duplicate of the tab, and another one in a new tab', () => {
  quoteSeed();
  const copy = [...stored];
  const first = keyOf();
  renewSeed();
  expect(keyOf()).not.toBe(first);
  for (const [name, value] of copy) stored.set(name, value);
  expect(keyOf()).toBe(first);
});

it.each(['', 'not json', '{}', '{"seed":"garbled"}', '{"seed":7}'])(
  'the key is there although the session holds %j',
  (text) => {
    stored.set('quote-seed', text);
    expect(keyOf()).toBe(keyOf());
  },
);

it('the key stays where storage is forbidden', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(keyOf()).toBe(keyOf());
});

it('the key is a UUID, also on a page without TLS', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  renewSeed();
  expect(keyOf()).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

it('a request goes with texts that a database takes', () => {
  const torn = { name: ' Pat\u0000 \ud83d', message: 'One\r\nTwo 😀', marketingConsent: true };
  expect(cleanQuote({ ...request, ...torn })).toEqual({
    ...request,
    name: 'Pat',
    message: 'One\nTwo 😀',
    marketingConsent: true,
  });
});

const ORIGIN = 'https://www.lakeside.example';

/** A document that was loaded from an address, after a page that led to it. */
function open(address: string, referrer = '') {
  vi.stubGlobal('location', new URL(ORIGIN));
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: address }] });
  vi.stubGlobal('document', { referrer });
}

it('the campaign is the page on which the document began, with the words of the campaign alone', () => {
  open(`${ORIGIN}/bins/?utm_source=google&city=collins&utm_campaign=spring%20sale&gclid=abc#top`);
  expect(campaignPage()).toBe('/bins/?utm_source=google&utm_campaign=spring+sale&gclid=');
});

it('the campaign is that of the page before, when this one was loaded anew, and stays after a reload', () => {
  open(`${ORIGIN}/contact/`, `${ORIGIN}/bins/?utm_source=post`);
  expect(campaignPage()).toBe('/bins/?utm_source=post');
  open(`${ORIGIN}/contact/`);
  expect(campaignPage()).toBe('/bins/?utm_source=post');
});

it('the campaign is none without words of a campaign, or where another website has them', () => {
  open(`${ORIGIN}/contact/?city=collins`, 'https://news.example/?utm_source=news');
  expect(campaignPage()).toBeUndefined();
});

it('the campaign is no longer than the database takes', () => {
  open(`${ORIGIN}/?utm_source=${'é'.repeat(2000)}`);
  expect(campaignPage()).toHaveLength(MAX_CAMPAIGN_CHARS);
});
