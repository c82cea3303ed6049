// The idempotency key of a request: a repeated attempt has the same one, so that it cannot become a second row.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { quoteSeed, renewSeed, wrapQuote } from '../../../src/sections/quote-form/parcel.ts';
import { cleanQuote, EMPTY_QUOTE } from '../../../src/sections/quote-form/quote-draft.ts';
import { stubSession } from '../../support/session-storage.ts';

const request = { ...EMPTY_QUOTE, name: 'Pat' };
const keyOf = (changes = {}) => wrapQuote({ ...request, ...changes }).idempotencyKey;

let stored: Map<string, string>;
beforeEach(() => {
  stored = stubSession();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('stays with a request that is sent again, and changes with the request', () => {
  const first = keyOf();
  expect(keyOf()).toBe(first);
  expect(keyOf({ name: 'Sam' })).not.toBe(first);
  expect(keyOf({ marketingConsent: true })).not.toBe(first);
  expect(keyOf()).toBe(first);
});

it('is another one after the request has arrived', () => {
  const first = keyOf();
  renewSeed();
  expect(keyOf()).not.toBe(first);
});

it('is the same after a reload and in a duplicate of the tab, and another one in a new tab', () => {
  quoteSeed();
  const copy = [...stored];
  const first = keyOf();
  renewSeed();
  expect(keyOf()).not.toBe(first);
  for (const [name, value] of copy) stored.set(name, value);
  expect(keyOf()).toBe(first);
});

it.each(['', 'not json', '{}', '{"seed":"garbled"}', '{"seed":7}'])(
  'is there although the session holds %j',
  (text) => {
    stored.set('quote-seed', text);
    expect(keyOf()).toBe(keyOf());
  },
);

it('stays where storage is forbidden', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(keyOf()).toBe(keyOf());
});

it('is a UUID, also on a page without TLS', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  renewSeed();
  expect(keyOf()).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

it('goes with texts that a database takes', () => {
  const torn = { name: ' Pat\u0000 \ud83d', message: 'One\r\nTwo 😀', marketingConsent: true };
  expect(cleanQuote({ ...request, ...torn })).toEqual({
    ...request,
    name: 'Pat',
    message: 'One\nTwo 😀',
    marketingConsent: true,
  });
});
