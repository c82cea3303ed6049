// The quote form's initial values, the choice of the page's address and the draft before a reload, and its heading for a choice.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { QuoteFormFacts } from '../../../src/model/forms/quote-form.ts';
import {
  chosenHeading,
  EMPTY_QUOTE,
  forgetDraft,
  initialQuote,
  preselection,
  readDraft,
  writeDraft,
} from '../../../src/sections/quote-form/quote-draft.ts';
import { stubSession } from '../../support/session-storage.ts';

const options = {
  cities: ['collins', 'dunkirk', 'other'].map((value) => ({ value, label: value })),
  services: ['residential', 'rolloff', 'other'].map((value) => ({
    value,
    label: value,
    short: value,
  })),
  extra_fields: [
    {
      id: 'size',
      label: 'Size',
      kind: 'choice' as const,
      choices: ['10 Yard', '20 Yard'],
      ids: ['yard-10', 'yard-20'],
    },
  ],
};

describe('the choice in the address', () => {
  it.each([
    ['?city=dunkirk&service=rolloff', { city: 'dunkirk', serviceType: 'rolloff' }],
    ['?city=dunkirk', { city: 'dunkirk' }],
    ['?service=other', { serviceType: 'other' }],
    ['?service=rolloff&size=yard-20', { serviceType: 'rolloff', 'extra.size': '20 Yard' }],
    ['?size=yard-99', {}],
    ['?city=atlantis&service=rolloff', { serviceType: 'rolloff' }],
    ['?city=&service=', {}],
    ['?city=Dunkirk', {}],
    ['?city=dunkirk&city=collins', { city: 'dunkirk' }],
    ['?name=Pat&marketingConsent=true', {}],
    ['', {}],
  ])('%j chooses %j', (search, chosen) => {
    expect(preselection(search, options)).toEqual(chosen);
  });
});

describe('the city in the address, where visitors type theirs', () => {
  const typed = { ...options, cities: [] };

  it.each([
    ['?city=Gowanda', { city: 'Gowanda' }],
    ['?city=%20East%20Otto%20', { city: 'East Otto' }],
    ['?city=', {}],
    ['?service=rolloff', { serviceType: 'rolloff' }],
  ])('%j chooses %j', (search, chosen) => {
    expect(preselection(search, typed)).toEqual(chosen);
  });

  it('is cut to what the table of requests takes', () => {
    expect(preselection(`?city=${'x'.repeat(120)}`, typed)).toEqual({ city: 'x'.repeat(100) });
    expect(preselection(`?city=${'x'.repeat(99)}${'😀'.repeat(2)}`, typed)).toEqual({
      city: `${'x'.repeat(99)}😀`,
    });
  });
});

describe('the draft', () => {
  let stored: Map<string, string>;
  beforeEach(() => {
    stored = stubSession();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('gives way to a link that is new, and not to one that was followed before', () => {
    writeDraft({ ...EMPTY_QUOTE, name: 'Pat', city: 'dunkirk' });
    const opening = (isNew: boolean) => initialQuote('?city=collins', options, isNew);
    expect(opening(true)).toMatchObject({ name: 'Pat', city: 'collins' });
    expect(opening(false)).toMatchObject({ name: 'Pat', city: 'dunkirk' });
  });

  it('is forgotten once it was sent, unless another one has been typed', () => {
    const sent = { ...EMPTY_QUOTE, name: 'Pat', marketingConsent: true };
    writeDraft({ ...sent, message: 'And a stove' });
    forgetDraft(sent);
    expect(readDraft()).toMatchObject({ message: 'And a stove' });
    writeDraft(sent);
    forgetDraft(sent);
    expect(readDraft()).toEqual({});
  });

  it('never remembers the consent', () => {
    writeDraft({ ...EMPTY_QUOTE, name: 'Pat', marketingConsent: true });
    expect(readDraft()).not.toHaveProperty('marketingConsent');
    expect(JSON.stringify([...stored])).not.toContain('onsent');
  });

  it.each([
    '',
    'not json',
    'null',
    '[]',
    '42',
    '{"name":5,"marketingConsent":true,"evil":"x"}',
    '{"marketingConsent":"true"}',
  ])('that holds %j is as good as none', (text) => {
    stored.set('quote-draft', text);
    expect(readDraft()).toEqual({});
  });

  it('is done without where storage is forbidden', () => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', {
      getItem: forbidden,
      setItem: forbidden,
      removeItem: forbidden,
    });
    expect(() => writeDraft({ ...EMPTY_QUOTE, name: 'Pat' })).not.toThrow();
    expect(readDraft()).toEqual({});
  });
});

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

it('the heading names the city that a visitor has typed, with the signs that it has', () => {
  const typed = { ...EMPTY_QUOTE, city: ' $& Otto ', serviceType: 'rolloff' };
  expect(chosenHeading({ ...form, cities: [] }, typed)).toBe('Roll-off in $& Otto');
});

it('the heading stays as it is on a site without words for it', () => {
  const chosen = { ...EMPTY_QUOTE, city: 'dunkirk', serviceType: 'rolloff' };
  expect(chosenHeading({ ...form, chosen_heading: undefined }, chosen)).toBeUndefined();
});
