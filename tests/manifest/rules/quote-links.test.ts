// Links into the quote form choose existing options, and pages show shared lists: the check reports the others.
import { describe, expect, it } from 'vitest';
import { edited, fixedLines, manifestText, verdictOn } from '../real-manifest.ts';

/** The report after the first link to the form with a service has changed: message, hint and the line to paste. */
function saidOf(to: string, original = manifestText) {
  const find = ['pages:', 'to: /contact/?service=residential'];
  const { text } = edited([{ find, write: `to: ${to}` }], original);
  return verdictOn(text).diagnostics.map((diagnostic) => ({
    code: diagnostic.code,
    message: diagnostic.message,
    hint: diagnostic.hint,
    line: fixedLines(text, diagnostic)?.[0]?.trim(),
  }));
}

describe('a link into the quote form', () => {
  it.each([
    ['service', 'residental', 'residential'],
    ['service', 'comercial', 'commercial'],
    ['service', 'Rolloff', 'rolloff'],
    ['city', 'Dunkrik', 'dunkirk'],
    ['city', 'Dunkirk', 'dunkirk'],
  ])('is told when the form has no %s "%s"', (name, wrong, right) => {
    expect(saidOf(`/contact/?${name}=${wrong}`)).toEqual([
      {
        code: 'unknown-choice',
        message: `The quote form has no ${name} "${wrong}".`,
        hint: `Did you mean "${right}"? Or leave this out of the link.`,
        line: `to: /contact/?${name}=${right}`,
      },
    ]);
  });

  it.each([
    '/contact/?city=fredonia&service=other',
    '/contact/?city=other',
    '/contact/?city=',
    '/contact/?from=flyer',
    '/about/?service=residental',
  ])('may be %s', (to) => {
    expect(saidOf(to)).toEqual([]);
  });

  it('of the pages of all towns is told once, beside its placeholder', () => {
    const wrong = manifestText.replace(
      'to: /contact/?city={quote_city}&service=rolloff\n      style: primary',
      'to: /contact/?city={quote_city}&service=roloff\n      style: primary',
    );
    const { diagnostics } = verdictOn(wrong);
    expect(diagnostics.map((diagnostic) => fixedLines(wrong, diagnostic))).toEqual([
      ['      to: /contact/?city={quote_city}&service=rolloff'],
    ]);
  });

  it('may not choose a town that is switched off', () => {
    const { text } = edited([
      { find: ['- id: hanover', 'is_active: true'], write: 'is_active: false' },
    ]);
    expect(saidOf('/contact/?city=hanover', text).map(({ code }) => code)).toEqual([
      'unknown-choice',
    ]);
  });
});
