// Mistakes in a text that nobody would notice: warnings for real ones, and none for lookalikes.
import { describe, expect, it } from 'vitest';
import { everyThird } from '../../support/sample.ts';
import { edited, manifestText, verdictOn } from '../real-manifest.ts';

/** The diagnostics of a manifest with other words. */
function diagnosticsWith(find: string, write: string, original = manifestText) {
  const text = original.replace(find, () => write);
  if (text === original) throw new Error(`there is no "${find}"`);
  return verdictOn(text).diagnostics;
}

/** The codes of what is said of an answer. */
function codesFor(answer: string): string[] {
  const find = ['faqs:', 'billing:', '- id: due-date', 'answer: >-'];
  const write = `answer: |-\n  ${answer}\nis_active: false`;
  const { text } = edited([
    { find: [...find, 'is_active: true'] },
    { find: [...find, 'Bills are …'] },
    { find, write },
  ]);
  return verdictOn(text).diagnostics.map(({ code }) => code);
}

describe('a sign in a text', () => {
  it.each(
    everyThird([
      ['lone-quote', 'We say “yes to every job.'],
      ['lone-quote', 'We say yes” to every job.'],
      ['lone-quote', 'We say "yes to every job.'],
      ['lone-quote', '"Within 30 days.'],
      ['lone-quote', 'Within 30 days",'],
      ['lone-quote', 'They call it ‘the box.'],
      ['lone-quote', "'Within 30 days."],
      ['lone-quote', "Within 30 days.'"],
      ['stray-sign', 'Within 30 days,'],
      ['stray-sign', 'Within 30 days , or sooner.'],
      ['stray-sign', 'Within 30 days,, or sooner.'],
      ['stray-sign', 'Within 30 days.\\n\\nOr sooner.'],
      ['stray-sign', 'We say \\"yes\\".'],
      ['stray-sign', 'Bills &amp; payments.'],
      ['stray-sign', 'Within&nbsp;30 days.'],
      ['stray-sign', 'It&#39;s within 30 days.'],
      ['stray-sign', 'Within 30 days【4:2†source】.'],
      ['stray-sign', 'Within 30 days.[1]'],
      ['stray-sign', 'Within 30 days [12†L3].'],
      ['stray-sign', '• Within 30 days'],
      ['stray-sign', '- by card - by check'],
      ['stray-sign', 'You can pay in more ways than one at our office: • by card • by check'],
      ['stray-sign', 'Within **30** days.'],
    ]),
  )('is warned of as %s: %s', (code, answer) => {
    expect(codesFor(answer)).toEqual([code]);
  });

  it.each(
    everyThird([
      ['We say “yes” and "no" to every job.'],
      ['A 6" pipe, a 2 1/2" hose and the 5\' 4" lid.'],
      ['The "class of 95" knows.'],
      ['“Call us,” she said, “and ask.”'],
      ["'Til Friday, the '90s and our customers'"],
      ['’Til Friday at Mary’s.'],
      ['It’s on O‘ahu.'],
      ['Dear neighbors,'],
      ['Cards, checks and cash.'],
      ['AT&T; that is R&D.'],
      ['See note [sic] and form B-1.'],
      ['Local • Honest • Quick'],
      ['A half-day - or a whole one - is fine.'],
      ['- or ask the office.'],
    ]),
  )('may be there in: %s', (answer) => {
    expect(codesFor(answer)).toEqual([]);
  });
});

describe('the end of a web address', () => {
  const codesOf = (address: string) =>
    diagnosticsWith('url: https://curbside.example', `url: ${address}`).map(({ code }) => code);

  it.each(everyThird([['"'], ['.'], ['/...'], [','], ['/”']]))('is not %s', (signs) => {
    expect(codesOf(`https://curbside.example${signs}`)).toEqual(
      // A name that no browser can open is an error of its own.
      ['"', ',', '”'].includes(signs) ? ['wrong-format'] : ['web-address'],
    );
  });

  it.each(everyThird([['/a.html'], ['/?q=a'], ['/(a)'], ['/#a']]))('may be %s', (signs) => {
    expect(codesOf(`https://curbside.example${signs}`)).toEqual([]);
  });
});

describe('a phone number in a text', () => {
  it.each(
    everyThird([
      ['Call (716) 555-0143.'],
      ['Call 716-555-0143.'],
      ['Call 716.555.0143 or {phone}.'],
      ['Call +1 716 555 0143.'],
      ['Call (716) 555-0142 or (716) 555-0143.'],
    ]),
  )('is warned of when the company has another: %s', (answer) => {
    expect(codesFor(answer)).toEqual(['other-fact']);
  });

  it.each(
    everyThird([
      ['Call (716) 555-0142 or 1-716-555-0142.'],
      ['Send a fax to (716) 555-0143.'],
      ['Your customer ID, such as 123-456-78901, is on the bill.'],
      ['Box 1995 on Route 62 holds 20 to 3000 pounds, 14719-1234.'],
    ]),
  )('may be there: %s', (answer) => {
    expect(codesFor(answer)).toEqual([]);
  });

  it('is told once for all places, so that an old number is found everywhere', () => {
    const old = manifestText.replaceAll('call {phone} and', 'call (716) 555-0143 and');
    const shown = verdictOn(old).diagnostics.filter(({ code }) => code === 'other-fact');
    expect(shown).toHaveLength(1);
    expect(shown[0]?.hint).toMatch(/lines? \d+, \d+/);
  });
});

describe('office hours in a text', () => {
  it.each(
    everyThird([
      ['Our office is open Monday to Friday, 8 am to 5 pm.'],
      ['We are open Mon–Fri 7:00 AM – 4:30 PM.'],
      ['Call us 8 to 5 pm, Monday through Friday.'],
      ['The office is open on Saturday from 8 a.m. to 1 p.m. and closed on Sunday.'],
    ]),
  )('are warned of when the company has others: %s', (answer) => {
    expect(codesFor(answer)).toEqual(['other-fact']);
  });

  it.each(
    everyThird([
      ['Our office is open Monday to Friday, 7 am to 5 pm.'],
      ['Call us Mon-Fri, 7 to 5 p.m., and ask.'],
      ['We are open Monday–Friday, {hours_weekdays}.'],
      ['Trucks pick up Monday to Friday, 6 am to 4 pm.'],
      ['The fair is open Monday to Friday in May.'],
      ['Call us on Monday, 20 to 30 bags are fine.'],
    ]),
  )('may be there: %s', (answer) => {
    expect(codesFor(answer)).toEqual([]);
  });
});

describe('a fact in a text', () => {
  it.each(
    everyThird([
      ['Write to office@cattaraugusvaleyhauling.example.'],
      ['Family-owned since 1996.'],
      ['We were founded in 1996 here.'],
      ['People give us 4.9 out of 5 stars.'],
    ]),
  )('is warned of when it is not the company’s: %s', (answer) => {
    expect(codesFor(answer)).toEqual(['other-fact']);
  });

  it.each(
    everyThird([
      ['Write to Office@CattaraugusValleyHauling.example.'],
      ['Family-owned since 1995, and family-owned since {founded}.'],
      ['We have had this yard since 2003.'],
      ['We got 3.9 out of 5.'],
    ]),
  )('may be there: %s', (answer) => {
    expect(codesFor(answer)).toEqual([]);
  });
});

describe('the badge with the residents', () => {
  const said = (residents: number, badge: string) =>
    diagnosticsWith(
      'residents: 6601\n    residents_badge: "6,000+"',
      `residents: ${residents}\n    residents_badge: "${badge}"`,
    ).map(({ code }) => code);

  it.each(
    everyThird([
      [12743, '1,200+'],
      [6601, '5,000+'],
      [1729, '170+'],
      [6601, '66,000'],
      [25900, '15,000+'],
    ]),
  )('of %i is not %s', (residents, badge) => {
    expect(said(residents, badge)).toEqual(['badge-and-count']);
  });

  it.each(
    everyThird([
      [12743, '12,000+'],
      [12743, '10,000+'],
      [12743, '13,000'],
      [1729, '1,500+'],
      [17400, '15,000+'],
      [12743, '12.7k'],
      [12743, '12 thousand'],
      [6601, 'Small town'],
      [87, '80+'],
    ]),
  )('of %i may be %s', (residents, badge) => {
    expect(said(residents, badge)).toEqual([]);
  });
});

describe('two sections on a page', () => {
  const cta = '      - type: cta\n        heading: Twice\n        buttons: []\n';
  const before = '      - type: quote-form\n        heading: Tell Us About the Job\n';

  it('are warned of when they say the same, whatever their tone is', () => {
    const twice = diagnosticsWith(before, `${cta}${cta}        tone: dark\n${before}`);
    expect(twice.map(({ code }) => code)).toEqual(['duplicate']);
  });

  it('may differ in a word', () => {
    expect(diagnosticsWith(before, `${cta}${cta.replace('Twice', 'Again')}${before}`)).toEqual([]);
  });
});

describe('a new town', () => {
  /** Salamanca's entry once more, below or above the one that it was copied from. */
  const copied = (name: string, order: number) => {
    const [entry = ''] = /^ {2}- id: salamanca\n(?: {4}.*\n|\n)*/m.exec(manifestText) ?? [];
    const slug = name.toLowerCase();
    const fresh = entry
      .replaceAll('Salamanca', name)
      .replaceAll('SALAMANCA', name.toUpperCase())
      .replace('id: salamanca', `id: ${slug}`)
      .replace('slug: salamanca', `slug: ${slug}`)
      .replace(/display_order: .*/, `display_order: ${order}`)
      .replace(/( {4}coordinates:\n)(?: {6}.*\n)+/, '');
    return manifestText.replace(entry, () => entry + fresh);
  };

  it.each(everyThird([[0], [99]]))(
    'is what warnings of its texts are about, with display_order %i',
    (order) => {
      const { diagnostics } = verdictOn(copied('Olean', order));
      const index = 5;
      expect(diagnostics.length).toBeGreaterThan(0);
      expect(diagnostics.filter(({ pointer }) => pointer[1] !== index)).toEqual([]);
      expect(diagnostics.map(({ code }) => code)).toContain('copied-town');
    },
  );

  it('may have the name of a place that headings of older towns speak of', () => {
    const text = copied('Forestville', 99).replace(
      /( +)- icon: .*\n +title: .*Forestville.*/,
      '$1- title: Forestville',
    );
    expect(text).toContain('title: Forestville');
    const { diagnostics } = verdictOn(text);
    expect(diagnostics.filter(({ message }) => message.includes(' names '))).toEqual([]);
  });
});
