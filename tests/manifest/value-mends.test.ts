// What the check offers in place of a value in a wrong form, and where it rather offers nothing.
import { describe, expect, it } from 'vitest';
import { type Edit, edited, errorsOf } from './real-manifest.ts';

/** The line to paste for the one fault of an edit; undefined where only an example is shown. */
function mended(find: Edit['find'], write: string): string | undefined {
  const problems = errorsOf(edited([{ find, write }]).text);
  expect(problems).toHaveLength(1);
  const fix = problems[0]?.fix;
  return fix?.sample ? undefined : fix?.lines.map((line) => line.trim()).join('\n');
}

describe('an e-mail address', () => {
  const offered = (email: string) => mended(['email: …'], `email: ${email}`);

  it.each([
    'Office <office@cvhauling.com>',
    'Office<office@cvhauling.com>',
    '<office@cvhauling.com>',
    'mailto:office@cvhauling.com',
    'office@cvhauling.com.',
    'office (at) cvhauling.com',
  ])('is found in %s', (email) => {
    expect(offered(email)).toBe('email: office@cvhauling.com');
  });

  it.each(['"@cvh.com"', '/@cvh.com', 'office@cvh..com', '.office@cvh.com', 'office@.cvh.com'])(
    'is not made up for %s',
    (email) => {
      expect(offered(email)).toBeUndefined();
    },
  );
});
