// A company's further phone numbers and places, in texts and links, and what the check says of them.
import { describe, expect, it } from 'vitest';
import {
  edited,
  errorsOf,
  manifestText,
  pageAt,
  sectionOf,
  siteOf,
  verdictOn,
} from '../real-manifest.ts';

const FURTHER = `
  phones:
    - id: emergency
      label: Emergency Line
      phone: (716) 555-0199
  locations:
    - id: transfer
      label: Transfer Station
      address:
        street: 5 Mill Road
        city: Randolph
        state: NY
      phone: (716) 555-0188`;

const FIRST_LINK = ['navigation:', 'to: /about/'];

/** The manifest with further numbers, a link and an answer. */
function withFurther({ to = '/about/', answer = '', more = FURTHER } = {}): string {
  const text = manifestText.replace(/^ {2}phone: .*$/m, (line) => line + more);
  const link = edited([{ find: FIRST_LINK, write: `to: ${to}` }], text).text;
  return answer ? link.replace('Bills are', () => `${answer} Bills are`) : link;
}

const codes = (text: string) => verdictOn(text).diagnostics.map(({ code }) => code);
const before = codes(manifestText);

describe('a further number', () => {
  it('may stand in a text, also where it is typed, and has a placeholder', () => {
    const answer =
      'Call {phones.emergency}, (716) 555-0188 or {phones.transfer} at {locations.transfer}.';
    const text = withFurther({ answer });
    expect(codes(text)).toEqual(before);
    const { items } = sectionOf(pageAt(siteOf(text), '/pay-bill/'), 'faq');
    expect(JSON.stringify(items)).toContain(
      'Call (716) 555-0199, (716) 555-0188 or (716) 555-0188 at 5 Mill Road, Randolph, NY.',
    );
  });

  it.each([
    ['call', 'tel:+17165550142'],
    ['call:emergency', 'tel:+17165550199'],
    ['call:transfer', 'tel:+17165550188'],
    ['map:transfer', expect.stringContaining('5%20Mill%20Road%2C%20Randolph%2C%20NY')],
  ])('is where a link with %s leads', (to, href) => {
    const { navigation } = siteOf(withFurther({ to })).facts;
    expect(navigation.links.map((link) => link.to)).toContainEqual(href);
  });

  it('that no entry has is a dead link, with the nearest one', () => {
    const [diagnostic] = errorsOf(withFurther({ to: 'call:emergancy' }));
    expect(diagnostic).toMatchObject({
      code: 'dead-link',
      hint: expect.stringContaining('call:emergency'),
    });
    expect(errorsOf(withFurther({ to: 'map:emergency' }))[0]?.code).toBe('dead-link');
  });

  it('has an id of its own', () => {
    const more = FURTHER.replace('id: transfer', 'id: emergency');
    expect(errorsOf(withFurther({ more })).map(({ code }) => code)).toEqual(['duplicate']);
  });
});
