// The heading of a quote form that a link has opened for a service in a town.
import { expect, it } from 'vitest';
import type { QuoteFormFacts } from '../../../src/model/forms/quote-form.ts';
import { chosenHeading, EMPTY_QUOTE } from '../../../src/sections/quote-form/quote-draft.ts';

const form = {
  chosen_heading: '{service} in {city}',
  cities: [
    { value: 'dunkirk', label: 'Dunkirk' },
    { value: 'other', label: 'Elsewhere' },
  ],
  services: [{ value: 'rolloff', label: 'Roll-Off Container Rental', short: 'Roll-off' }],
} as unknown as QuoteFormFacts;

it.each([
  ['dunkirk', 'rolloff', 'Roll-off in Dunkirk'],
  ['dunkirk', '', undefined],
  ['', 'rolloff', undefined],
  ['other', 'rolloff', undefined],
])('a form for %j and %j is headed %j', (city, serviceType, heading) => {
  expect(chosenHeading(form, { ...EMPTY_QUOTE, city, serviceType })).toBe(heading);
});

it('names the city that a visitor has typed, with the signs that it has', () => {
  const typed = { ...EMPTY_QUOTE, city: ' $& Otto ', serviceType: 'rolloff' };
  expect(chosenHeading({ ...form, cities: [] }, typed)).toBe('Roll-off in $& Otto');
});

it('stays as it is on a site without words for it', () => {
  const chosen = { ...EMPTY_QUOTE, city: 'dunkirk', serviceType: 'rolloff' };
  expect(chosenHeading({ ...form, chosen_heading: undefined }, chosen)).toBeUndefined();
});
