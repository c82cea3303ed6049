// A request in the words of the office, and the search for one.
import { describe, expect, it } from 'vitest';
import { textCondition } from '../../../src/office/page/list/search.ts';
import {
  deliveryTrouble,
  formatChange,
  formatDelivery,
  formatSignals,
  mailLink,
  phoneLink,
  type SentEntry,
} from '../../../src/office/page/quotes/quote.ts';
import { formatRecent } from '../../../src/office/page/ui/when.tsx';
import { anyQuote } from './any-quote.ts';

const entry = (other: Partial<SentEntry>): SentEntry => ({
  ...{ id: '1', consumer: 'office', state: 'waiting', attempts: 0, last_error: null },
  ...other,
});

describe('a search for a text', () => {
  it('looks in every column that people search', () => {
    expect(textCondition('Mill')).toBe(
      'name.ilike.%Mill%,email.ilike.%Mill%,phone.ilike.%Mill%,address.ilike.%Mill%,message.ilike.%Mill%',
    );
  });

  it('finds a phone number however it was written', () => {
    expect(textCondition('(716) 555')).toContain('phone.ilike.%7%1%6%5%5%5%');
    expect(textCondition('(716) 555')).toContain('name.ilike.%_716_ 555%');
    expect(textCondition('5 Mill 12')).toContain('phone.ilike.%5 Mill 12%');
  });

  it('adds no condition of its own, and none of its signs is a pattern', () => {
    expect(textCondition('a),name.eq.b*%\\"')).toContain('name.ilike.%a__name_eq_b____%,');
  });
});

describe('the delivery of a request', () => {
  it('is told in each of its states', () => {
    expect(formatDelivery(entry({ state: 'delivered' }))).toBe(
      'The e-mail to the office was sent.',
    );
    expect(formatDelivery(entry({ consumer: 'visitor' }))).toBe(
      'The confirmation to the customer is on its way.',
    );
    expect(formatDelivery(entry({ attempts: 3, last_error: '500' }))).toBe(
      'The e-mail to the office is tried again, after 3 attempts: 500.',
    );
    expect(formatDelivery(entry({ state: 'given up', last_error: 'timed out' }))).toBe(
      'The e-mail to the office could not be delivered: timed out.',
    );
  });

  it('is in trouble while it is tried again, and worse once one entry was given up', () => {
    const delayed = entry({ attempts: 9, last_error: '500' });
    expect(deliveryTrouble([entry({ state: 'delivered' }), entry({ attempts: 1 })])).toBe(
      undefined,
    );
    expect(deliveryTrouble([entry({ last_error: '500' })])).toBe(undefined);
    expect(deliveryTrouble([entry({}), delayed])).toBe('delayed');
    expect(deliveryTrouble([delayed, entry({ state: 'given up' })])).toBe('bad');
  });
});

describe('a suspicious request', () => {
  it('says why, and that it may be a person all the same', () => {
    expect(formatSignals(anyQuote({ signals: ['hidden field', 'too fast'] }))).toMatch(
      /^This may be a robot: .+, and .+\. Some people’s browsers do the same\.$/,
    );
    expect(formatSignals(anyQuote())).toBe('');
  });
});

describe('a change', () => {
  const change = { id: 1, changed_at: '', member: 'kim@example.com', fields: {} };
  it('names its member and what has changed', () => {
    expect(formatChange({ ...change, action: 'changed', fields: { status: ['new', 'won'] } })).toBe(
      'kim@example.com marked it as won.',
    );
    expect(formatChange({ ...change, action: 'noted' })).toBe('kim@example.com wrote a note.');
    expect(formatChange({ ...change, member: null, action: 'made anonymous' })).toBe(
      'The system made it anonymous.',
    );
  });
});

describe('one tap', () => {
  it('calls the number without its signs', () => {
    expect(phoneLink({ phone: '+1 (716) 555-0199' })).toBe('tel:+17165550199');
  });

  it('writes to the address and to nobody else', () => {
    expect(mailLink({ email: 'ada@example.com?bcc=x@example.com' }, 'Your quote')).toBe(
      'mailto:ada@example.com%3Fbcc%3Dx%40example.com?subject=Your%20quote',
    );
  });
});

describe('a moment in the list', () => {
  const now = Date.parse('2026-11-26T15:00:00Z');
  const short = (moment: string) =>
    formatRecent(moment, { locale: 'en_US', zone: 'America/New_York' }, now);
  it('is a time today, a day in this year, and has its year before', () => {
    expect(short('2026-11-26T13:05:00Z')).toMatch(/^8:05\sAM$/);
    expect(short('2026-11-26T04:05:00Z')).toBe('Nov 25');
    expect(short('2024-11-26T13:05:00Z')).toBe('Nov 26, 2024');
  });
});
