// What the check says of translations that no page can use.
import { expect, it } from 'vitest';
import { manifestText, verdictOn } from '../real-manifest.ts';

const translated = (text: string) =>
  verdictOn(`${manifestText}
translations:
  es:
    - text: ${text}
      translation: Pague su factura
`).diagnostics.filter(({ code }) => code === 'unused-translation');

it('a translation of a text that was changed is a warning, and one of a text of the file is none', () => {
  expect(translated('Pay Bill')).toEqual([]);
  expect(translated('Pay Bil')).toMatchObject([
    { severity: 'warning', message: expect.stringContaining('"Pay Bil"') },
  ]);
});
