// The required fields of a quote request.
import { describe, expect, it } from 'vitest';
import { suggestEmail } from '../../../src/model/forms/meant-address.ts';
import { dialed, isPhone, PHONE as PATTERN } from '../../../src/model/phones.ts';
import type { QuoteRequest } from '../../../src/outside/quote-delivery.ts';
import { validateQuote } from '../../../src/sections/quote-form/validate-quote.ts';

const CONSENT = 'Please accept the marketing consent to continue.';

/** The office's, from which the example is made. */
const PHONE = '(814) 555-0100';

const complete: QuoteRequest = {
  name: 'Pat Doe',
  email: 'pat@example.com',
  phone: '716 555 0123',
  address: '1 Lake Shore Drive',
  city: 'dunkirk',
  serviceType: 'rolloff',
  message: '',
  marketingConsent: true,
};

const wrong = (change: Partial<QuoteRequest>, consentMessage?: string) =>
  Object.keys(validateQuote({ ...complete, ...change }, { phone: PHONE, consentMessage }));

describe('a phone number', () => {
  it.each([
    '7165550123',
    '716 555 0123',
    '(716) 555-0123',
    '716.555.0123',
    '+1 716-555-0123',
    '1 (716) 555 0123',
    '555-0123',
    '716-555-0123 ext. 42',
    '716 555 0123 #42',
    '716-555-0123 or 716-555-0199',
    'Text: 716 555 0123',
    '+44 20 7946 0958',
    '1-800-GOT-DUMP',
    '(800) got dump',
    '716-555-0123 after five, ask for Jo',
    '７１６－５５５－０１２３',
    '٧١٦ ٥٥٥ ٠١٢٣',
  ])('is one: %s', (text) => {
    expect(isPhone(text)).toBe(true);
  });

  it.each(['', '12', '555 012', '1-2-3-4-5-6', 'call me back', '716 tomorrow', 'Lot 12'])(
    'is none: %j',
    (text) => {
      expect(isPhone(text)).toBe(false);
    },
  );
});

it('judges as the pattern does that browsers hold without a script', () => {
  const holds = (text: string) => new RegExp(`^(?:${PATTERN})$`, 'v').test(text);
  for (const text of [
    '1-800-GOT-DUMP',
    '７１６５５５０１２３',
    '555-0123',
    '555-012',
    'no phone',
  ]) {
    expect([text, holds(text)]).toEqual([text, isPhone(text)]);
  }
});

it.each([
  ['(716) 555-0123', '7165550123'],
  ['+1 716-555-0123', '+17165550123'],
  ['1-800-GOT-DUMP', '18004683867'],
  ['７１６－５５５－０１２３', '7165550123'],
  ['٧١٦ ٥٥٥ ٠١٢٣', '7165550123'],
  ['۷۱۶ ۵۵۵ ۰۱۲۳', '7165550123'],
  ['716-555-0123 after five', '7165550123'],
  ['716-555-0123 ext. 42', '7165550123'],
  ['716-555-0123 or 716-555-0199', '7165550123'],
  ['716-555-0123; 2 bins', '7165550123'],
  ['cell 555-0123', '5550123'],
])('a phone dials %s as %s', (typed, number) => {
  expect(dialed(typed)).toBe(number);
});

it.each([
  ['Ada@gmial.com', 'Ada@gmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  ['ada@hotmial.com ', 'ada@hotmail.com'],
  ['ada@yaho.com', 'ada@yahoo.com'],
])('%s was probably meant as %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

it.each([
  ...['ada@gmail.com', 'ada@gmail.co', 'ada@company.co', 'ada@proton.me', 'ada@mac.com'],
  ...['ada@gmx.net', 'ada@start.io', 'gmial.com', '@gmial.com', 'ada@toString', ''],
])('%j is asked nothing about', (typed) => {
  expect(suggestEmail(typed)).toBeFalsy();
});

describe('a quote request', () => {
  it('may be sent when everything is filled in, with or without details', () => {
    expect(wrong({}, CONSENT)).toEqual([]);
    expect(wrong({ message: 'Two sheds.' }, CONSENT)).toEqual([]);
  });

  it('may come without an e-mail address where the site allows it, and never with a wrong one', () => {
    const judge = (email: string) =>
      validateQuote({ ...complete, email }, { phone: PHONE, emailOptional: true });
    expect(judge('')).toEqual({});
    expect(judge('   ')).toEqual({});
    expect(judge('pat@')).toHaveProperty('email');
  });

  it('needs each of its fields but the details', () => {
    const fields = ['name', 'email', 'phone', 'address', 'city', 'serviceType'] as const;
    for (const field of fields) {
      expect(wrong({ [field]: '' })).toEqual([field]);
      expect(wrong({ [field]: ' \t\n ' })).toEqual([field]);
    }
  });

  it('says of each field that is empty what we need it for', () => {
    const empty = { name: '', email: '', phone: '', address: '', city: '', serviceType: '' };
    expect(validateQuote({ ...complete, ...empty }, { phone: PHONE })).toEqual({
      name: 'We need your name.',
      email: 'We need your email address.',
      phone: 'We need a phone number to call you back.',
      city: 'Tell us your town.',
      address: 'We need the address to come to.',
      serviceType: 'Tell us which service you need.',
    });
  });

  it('lists what is wrong in the order of the form, whatever is wrong with it', () => {
    const faults = { email: 'pat', phone: '12', city: '', address: '', serviceType: '' };
    expect(wrong({ ...faults, marketingConsent: false }, CONSENT)).toEqual([
      'email',
      'phone',
      'city',
      'address',
      'serviceType',
      'marketingConsent',
    ]);
  });

  it.each([
    'pat',
    'pat@',
    '@example.com',
    'pat@example',
    'pat doe@example.com',
    'pat@example.com doe',
    'a@b@c.com',
  ])('has no e-mail address in %j', (email) => {
    expect(wrong({ email })).toEqual(['email']);
  });

  it.each(['pat@example.com', ' pat@example.com ', 'p.a+t@mail.example.co'])(
    'has an e-mail address in %j',
    (email) => {
      expect(wrong({ email })).toEqual([]);
    },
  );

  it('needs consent where it is required, and says so in the manifest’s words', () => {
    const request = { ...complete, marketingConsent: false };
    expect(validateQuote(request, { phone: PHONE, consentMessage: CONSENT })).toEqual({
      marketingConsent: CONSENT,
    });
    expect(wrong({ marketingConsent: false })).toEqual([]);
  });

  it('says of a phone number and an e-mail address that cannot be one what they look like', () => {
    expect(validateQuote({ ...complete, phone: '12', email: 'pat' }, { phone: PHONE })).toEqual({
      email: 'Please check this email address. It should look like name@example.com.',
      phone: 'Please check this number. It should look like 814-555-0123.',
    });
  });
});
