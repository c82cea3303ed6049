// A list of what can go in allows nothing that another text keeps out.
import { expect, it } from 'vitest';
import { edited, errorsOf } from '../real-manifest.ts';

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
