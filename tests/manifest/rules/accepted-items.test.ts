// A list of what can go in allows nothing that another text keeps out.
import { expect, it } from 'vitest';
import { edited, errorsOf, manifestText, verdictOn } from '../real-manifest.ts';

/** The errors of the fixture when an item gets another verdict. */
const verdictOfItem = (item: string, verdict: string) =>
  errorsOf(
    edited([
      { find: ['accepted_items:', `- item: ${item}`, 'verdict: …'], write: `verdict: ${verdict}` },
    ]).text,
  ).map(({ code, message }) => `${code}: ${message}`);

it.each(['Hazardous materials', 'Liquids', 'Tires', 'Appliances with refrigerants'])(
  '%s cannot be allowed, because the texts keep them out',
  (item) => {
    const [error = '', ...more] = verdictOfItem(item, 'yes');
    expect(error).toContain('accepted-item: The list says that');
    expect(more).toEqual([]);
  },
);

it.each(['no', 'ask'])('a verdict of %s needs no other text', (verdict) => {
  expect(verdictOfItem('Tires', verdict)).toEqual([]);
});

it('an item that no text keeps out can be allowed', () => {
  expect(verdictOfItem('Asbestos', 'yes')).toEqual([]);
});

it('a list that no section shows is reported', () => {
  const unused = (text: string) =>
    verdictOn(text)
      .problems.filter(({ code }) => code === 'unused-list')
      .map(({ message, hint }) => `${message} ${hint}`);
  const { text } = edited([
    {
      find: ['- type: accepted-items', 'items: accepted_items'],
      write: 'items: [{ item: Tires, verdict: no }]',
    },
  ]);
  expect(unused(manifestText)).toEqual([]);
  expect(unused(text)).toEqual([
    'No page shows the list accepted_items. To show it, write `items: accepted_items` in an accepted-items section. If nobody is to see it, delete it.',
  ]);
});
