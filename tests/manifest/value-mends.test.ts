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

describe('a letter behind a number', () => {
  it.each([
    ['timeout_seconds', '12s', '12'],
    ['length', '12s', '12'],
    ['count', '16w', '16'],
    ['timeout_seconds', '12 S', '12'],
  ])('is a unit in %s: %s', (key, written, number) => {
    const { text } = edited([{ find: [`${key}: …`], write: `${key}: ${written}` }]);
    const [problem] = errorsOf(text);
    expect(problem?.fix?.lines.map((line) => line.trim())).toEqual([`${key}: ${number}`]);
  });

  it.each([
    ['longitude', '79.3339 W', '-79.3339'],
    ['latitude', '42.4795° N', '42.4795'],
  ])('is a point of the compass in %s: %s', (key, written, number) => {
    expect(mended([`${key}: …`], `${key}: ${written}`)).toBe(`${key}: ${number}`);
  });
});

describe('a full address with white space within', () => {
  it.each([
    'https://facebook.com/cvh page',
    'https://facebook.com/cvh, https://example.com/cvh',
    'https://facebook.com, https://example.com',
    'http://facebook.com/cvh page',
    'www.facebook.com/cvh page',
  ])('is an error, and nobody guesses what was meant: %s', (address) => {
    expect(mended(['navigation:', 'to: /about/'], `to: ${address}`)).toBeUndefined();
    expect(mended(['url: https://curbside.example'], `url: ${address}`)).toBeUndefined();
    expect(mended(['profile_url: …'], `profile_url: ${address}`)).toBeUndefined();
  });

  it('may have it at its ends', () => {
    const write = 'url: " https://curbside.example/cvh "';
    expect(mended(['url: https://curbside.example'], write)).toBe(
      'url: https://curbside.example/cvh',
    );
  });
});
