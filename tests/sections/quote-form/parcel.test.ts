// The idempotency key of a request: a repeated attempt has the same one, so that it cannot become a second row.
import { expect, it } from 'vitest';
import { createParcelMaker } from '../../../src/sections/quote-form/parcel.ts';
import { EMPTY_QUOTE } from '../../../src/sections/quote-form/quote-draft.ts';

const request = { ...EMPTY_QUOTE, name: 'Pat' };

it('stays with a request that is sent again, and changes with the request', () => {
  const wrap = createParcelMaker();
  const { idempotencyKey } = wrap(request, '');
  expect(wrap({ ...request }, '').idempotencyKey).toBe(idempotencyKey);
  expect(wrap({ ...request, name: 'Sam' }, '').idempotencyKey).not.toBe(idempotencyKey);
});

it('is a random UUID, whoever makes it', () => {
  const keys = Array.from({ length: 20 }, () => createParcelMaker()(request, '').idempotencyKey);
  expect(new Set(keys).size).toBe(20);
  for (const key of keys) {
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  }
  // What marks the version and the variant stands in its two places only.
  expect(new Set(keys.map(([first]) => first)).size).toBeGreaterThan(4);
  expect(new Set(keys.map((key) => key.at(-1))).size).toBeGreaterThan(4);
});
