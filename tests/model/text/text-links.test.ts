// Links in the words of a text.
import { expect, it } from 'vitest';
import { TEXT_LINK } from '../../../src/model/text/text-links.ts';

const addresses = (text: string) => [...text.matchAll(TEXT_LINK)].map(([, , to]) => to);

it.each(['/about/', '#due-date', 'https://example.com/a:b', 'call', 'call:fax', 'mailto:a@b.co'])(
  '%s is the address of a link',
  (to) => expect(addresses(`Ask [us](${to}).`)).toEqual([to]),
);

it.each([
  'javascript:history.back',
  '\u0001javascript:a',
  'JavaScript:a',
  'data:text/html,a',
  'vbscript:a',
])('%j stays a text, which no browser runs', (to) =>
  expect(addresses(`Ask [us](${to}).`)).toEqual([]),
);
