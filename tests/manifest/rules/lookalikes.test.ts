// Texts in which the rules find a mistake that nobody would notice, and lookalikes in which they find none.
import { expect, it } from 'vitest';
import { everyThird } from '../../support/sample.ts';
import { edited, manifestText, verdictOn } from '../real-manifest.ts';
import { changedBase, diagnosticsOf } from './examples.ts';

const ANSWER = 'faqs.billing.due-date.answer';
const SHORT = 'towns.fredonia.planting.closing_heading';
const URL = 'integrations.ordering.url';
const BADGE = 'towns.dunkirk.residents_badge';
const LINK = 'navigation.quote.to';

/** The kind of the one finding, or nothing; the place; and what is written there. */
const CASES: [kind: string, place: string, value: string][] = [
  ['stray-sign', ANSWER, 'Within&nbsp;30 days.'],
  ['', ANSWER, 'AT&T; that is R&D, cards, checks and cash.'],
  ['', ANSWER, 'A half-day - or a whole one - is fine.'],
  ['', ANSWER, '- or ask the office.'],
  ['web-address', URL, 'https://order.test.'],
  ['web-address', URL, 'https://order.test/...'],
  ['wrong-format', URL, 'https://order.test"'],
  ['', URL, 'https://order.test/a.html'],
  ['', URL, 'https://order.test/(a)'],
  ['', URL, 'https://order.test/#a'],
  ['other-fact', ANSWER, 'Call 716.555.4411 or {phone}.'],
  ['other-fact', ANSWER, 'Call +1 716 555 4411.'],
  ['other-fact', ANSWER, 'Call (716) 555-4410 or (716) 555-4411.'],
  ['', ANSWER, 'Your customer ID, such as 123-456-78901, is on the bill.'],
  ['', ANSWER, 'Box 1995 on Route 62 holds 20 to 3000 pounds, 14719-1234.'],
  ['other-fact', ANSWER, 'We were founded in 1996 here.'],
  ['', ANSWER, 'Family-owned since 1995, and family-owned since {founded}.'],
  ['', ANSWER, 'We have had this yard since 2003, and got 4.5 out of 5.'],
  ['', ANSWER, 'Write to Office@Lakeside-Hauling.test.'],
  ['badge-and-count', BADGE, '127,000'],
  ['badge-and-count', BADGE, '6,000+'],
  ['', BADGE, '10,000+'],
  ['', BADGE, '13,000'],
  ['', BADGE, '12.7k'],
  ['', BADGE, 'Small town'],
  ['copied-town', SHORT, 'how often do you pick up in dunkirk?'],
  ['copied-town', SHORT, 'Dunkirk’s own hauler'],
  ['', SHORT, 'Do you pick up in Dunkirk as well?'],
  ['', SHORT, 'What is it like in Fredonia, and what in Dunkirk?'],
  ['', SHORT, 'Which days are yours in {town}, Dunkirk style?'],
  ['', SHORT, 'Toward Dunkirk'],
  ['', SHORT, 'Homes at North Dunkirk'],
  ['unknown-choice', LINK, '/about/?service=Mowing#contact'],
  ['', LINK, '/about/?city=other#contact'],
  ['', LINK, '/about/?city=&from=flyer#contact'],
  ['', LINK, '/lawn-care/?service=moving'],
];

const changed = (place: string, value: string) => changedBase(`${place}: ${JSON.stringify(value)}`);
const kindsIn = (text: string) => diagnosticsOf(text).map(({ code }) => code);

it.each(everyThird(CASES))('the check finds %j in %s: %s', (kind, place, value) => {
  expect(kindsIn(changed(place, value))).toEqual(kind ? [kind] : []);
});

it('an old number is told once for all places, so that it is found everywhere', () => {
  const old = manifestText.replaceAll('or call {phone}', 'or call (716) 555-0143');
  const shown = verdictOn(old).diagnostics.filter(({ code }) => code === 'other-fact');
  expect(shown).toHaveLength(1);
  expect(shown[0]?.hint).toMatch(/lines? \d+, \d+/);
});

it('a short text that names another town gets no fix: it may say what was meant', () => {
  const text = changed('towns.fredonia.planting.corner_badge', 'Local Dunkirk Service');
  const [diagnostic] = diagnosticsOf(text);
  expect(diagnostic?.message).toMatch(/ of the town Fredonia names Dunkirk\.$/);
  expect(diagnostic?.fix).toBeUndefined();
});

it.each([
  ['East Dunkirk', 'DUNKIRK SERVICE', []],
  ['Salamanca', 'DUNKIRK SERVICE', ['Dunkirk']],
])('the town %s, whose badge says %s, names %j', (name, badge, named) => {
  const text = manifestText.replace('    name: Salamanca\n', `    name: ${name}\n`);
  const write = `service_badge: ${badge}`;
  const { diagnostics } = verdictOn(
    edited([{ find: ['- id: salamanca', 'service_badge: …'], write }], text).text,
  );
  const found = diagnostics.filter(({ pointer }) => pointer.at(-1) === 'service_badge');
  expect(found.map(({ message }) => / names (.*)\.$/.exec(message)?.[1])).toEqual(named);
});

it('a region may be named by its towns, and name them', () => {
  const badges = [
    ['- id: salamanca', 'Local Western NY Service'],
    ['- id: western-ny', 'From Dunkirk to Collins'],
  ].map(([town = '', badge]) => ({
    find: [town, 'corner_badge: …'],
    write: `corner_badge: ${badge}`,
  }));
  expect(verdictOn(edited(badges).text).diagnostics).toEqual([]);
});

it('a wrong choice in a link of the pages of all towns is told once, beside its placeholder', () => {
  const wrong = manifestText.replace(
    'to: /contact/?city={quote_city}&service=rolloff\n      style: primary',
    'to: /contact/?city={quote_city}&service=roloff\n      style: primary',
  );
  const { diagnostics } = verdictOn(wrong);
  expect(diagnostics.map(({ code }) => code)).toEqual(['unknown-choice']);
});

it('a link may not choose a town that is switched off', () => {
  const { text } = edited([
    { find: ['- id: salamanca', 'is_active: true'], write: 'is_active: false' },
    {
      find: ['pages:', 'to: /contact/?service=residential'],
      write: 'to: /contact/?city=salamanca',
    },
  ]);
  expect(verdictOn(text).diagnostics.map(({ code }) => code)).toEqual(['unknown-choice']);
});

it('a list is not called unused when the reference to it is misspelt', () => {
  const list = '  commercial:\n    - question: Do you take cash?\n      answer: Yes.\n';
  const { text } = edited(
    [{ find: ['items: faqs.residential'], write: 'items: faqs.comercial' }],
    manifestText.replace('\nfaqs:\n', `\nfaqs:\n${list}`),
  );
  expect(verdictOn(text).diagnostics.map(({ code }) => code)).toEqual(['unknown-reference']);
});
