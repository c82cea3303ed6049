// The questions that an owner adds to the quote form: what is wrong with an answer, and how answers are delivered.
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { FormQuestion } from '../../../src/model/forms/quote-form.ts';
import type { QuoteFormSettings } from '../../../src/model/manifest.generated.ts';
import { english } from '../../../src/model/words/words.ts';
import { quoteSubmitter } from '../../../src/outside/quote-delivery.ts';
import {
  choicesOf,
  extraError,
  firstDay,
  today,
} from '../../../src/sections/quote-form/extra-fields.ts';
import { EMPTY_QUOTE, isSameRequest } from '../../../src/sections/quote-form/quote-draft.ts';
import { createSubmission } from '../../../src/sections/quote-form/submission.ts';
import { validateQuote } from '../../../src/sections/quote-form/validate-quote.ts';
import { stubSession } from '../../support/session-storage.ts';

const DEPTH: FormQuestion = { id: 'depth', label: 'Depth', kind: 'number', least: 10, most: 2000 };
const TANK: FormQuestion = {
  id: 'tank',
  label: 'Tank',
  kind: 'choice',
  choices: ['1,000 gallons', 'I do not know'],
  required: true,
};
const BEGIN: FormQuestion = {
  id: 'begin',
  label: 'Begin',
  kind: 'date',
  earliest: '2027-01-31',
  latest: '2027-12-31',
};
const ROAD: FormQuestion = { id: 'road', label: 'Road', kind: 'text', longest: 5 };

describe('an answer', () => {
  it.each<[FormQuestion, string, string | undefined]>([
    [DEPTH, '', undefined],
    [DEPTH, '250', undefined],
    [DEPTH, '1,250.5', undefined],
    [DEPTH, 'deep', 'Please enter a number.'],
    [DEPTH, '9', 'Please enter 10 or more.'],
    [DEPTH, '2,001', 'Please enter 2000 or less.'],
    [TANK, ' ', 'Please answer this one.'],
    [TANK, 'I do not know', undefined],
    [TANK, 'Two', 'Please choose one.'],
    [BEGIN, '2027-01-31', undefined],
    [BEGIN, 'soon', 'Please choose a day.'],
    [BEGIN, '2027-01-30', 'Please choose 1/31/2027 or later.'],
    [BEGIN, '2028-01-01', 'Please choose 12/31/2027 or earlier.'],
    [ROAD, '😀😀😀😀😀', undefined],
    [ROAD, 'Route 6', 'Please keep this to 5 characters.'],
    [{ ...ROAD, longest: undefined }, 'x'.repeat(201), 'Please keep this to 200 characters.'],
  ])('%o: %j', (field, answer, said) => {
    expect(extraError(field, answer)).toBe(said);
  });
});

describe('a question for a month', () => {
  const pumped: FormQuestion = { id: 'pumped', label: 'Pumped', kind: 'month', years_back: 4 };
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(2027, 1, 28) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('lists the months of this year and the last, and the years before', () => {
    const months = choicesOf(pumped, english) ?? [];
    expect([months.length, months[0], months[13]]).toEqual([17, 'February 2027', 'January 2026']);
    expect(months.slice(14)).toEqual(['2025', '2024', '2023']);
  });

  it('lists months to come where only those are asked for', () => {
    const months = choicesOf({ ...pumped, years_back: 0, years_ahead: 1 }, english) ?? [];
    expect([months.length, months[0], months.at(-1)]).toEqual([
      13,
      'February 2028',
      'February 2027',
    ]);
  });

  it('takes nothing else', () => {
    expect(extraError(pumped, '2024')).toBeUndefined();
    expect(extraError(pumped, '2019')).toBe('Please choose one.');
  });
});

describe('a question for days to come', () => {
  const needed: FormQuestion = { id: 'by', label: 'Needed by', kind: 'date', from_today: true };
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(2027, 0, 31, 23, 59) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('takes today, by the visitor’s own clock, and no day before', () => {
    expect(today()).toBe('2027-01-31');
    expect(extraError(needed, '2027-01-31')).toBeUndefined();
    expect(extraError(needed, '2027-01-30')).toBe('Please choose 1/31/2027 or later.');
  });

  it('begins with the later of today and the first day that the manifest names', () => {
    expect(firstDay({ ...needed, earliest: '2027-03-01' })).toBe('2027-03-01');
    expect(firstDay({ ...needed, earliest: '2026-03-01' })).toBe('2027-01-31');
    expect(firstDay({ ...needed, from_today: false })).toBeUndefined();
  });
});

describe('a question for one service', () => {
  const size: FormQuestion = { ...TANK, id: 'size', only_for: ['rolloff'] };
  const request = { ...EMPTY_QUOTE, 'extra.size': '1,000 gallons' };

  it.each([
    ['rolloff', { size: '1,000 gallons' }],
    ['residential', {}],
  ])('is answered for that service only: %s', (serviceType, extraAnswers) => {
    stubSession();
    const submission = createSubmission({ ...request, serviceType }, { extraFields: [size] });
    expect(submission.extraAnswers).toEqual(extraAnswers);
  });

  it('is required for that service only', () => {
    const wrong = (serviceType: string) =>
      validateQuote(
        { ...EMPTY_QUOTE, serviceType },
        { phone: '(800) 555-0100', extraFields: [size] },
      );
    expect(wrong('rolloff')).toHaveProperty(['extra.size']);
    expect(wrong('residential')).not.toHaveProperty(['extra.size']);
  });
});

const typed = {
  ...EMPTY_QUOTE,
  name: 'Pat',
  'extra.tank': '1,000 gallons',
  'extra.depth': '',
  'extra.gone': 'of a field that the form no longer has',
};
const fields = { extraFields: [DEPTH, TANK] };

beforeEach(() => {
  stubSession();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('the answers of a request', () => {
  const submission = () => createSubmission(typed, { ...fields, consentText: 'I agree.' });

  test('make another key, whatever order they were typed in', () => {
    const again = createSubmission(
      { ...EMPTY_QUOTE, 'extra.tank': '1,000 gallons', name: 'Pat' },
      fields,
    );
    expect(again.idempotencyKey).toBe(submission().idempotencyKey);
    const other = createSubmission({ ...typed, 'extra.tank': 'I do not know' }, fields);
    expect(other.idempotencyKey).not.toBe(submission().idempotencyKey);
  });

  /** The requests that leave the browser for the endpoint or the database. */
  const sent = async (
    settings: Partial<QuoteFormSettings>,
    { request, ...more } = submission(),
  ) => {
    vi.stubEnv('VITE_SUPABASE_URL', 'https://database.test');
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public');
    const fetched = vi.fn(async (_: unknown, _init: RequestInit) => new Response());
    vi.stubGlobal('fetch', fetched);
    // The library asks for one that Node.js 20 does not have.
    vi.stubGlobal('WebSocket', class {});
    const delivery = quoteSubmitter(settings as QuoteFormSettings);
    await delivery({ request, ...more }, new AbortController().signal);
    return JSON.parse(String(fetched.mock.calls[0]?.[1].body)) as Record<string, unknown>;
  };

  test('go to the database in one column', async () => {
    const row = await sent({ delivery: 'supabase' });
    expect(row).toMatchObject({ name: 'Pat', extra_answers: { tank: '1,000 gallons' } });
  });

  test('come with dashes in the place of an e-mail address that was left out', async () => {
    expect(await sent({ delivery: 'supabase' })).toMatchObject({ email: '–––' });
  });

  test('are no column in a form without such fields, which older databases lack', async () => {
    const row = await sent({ delivery: 'supabase' }, createSubmission(typed));
    expect(row).toMatchObject({ name: 'Pat' });
    expect(row).not.toHaveProperty('extra_answers');
    expect(row).not.toHaveProperty('consent_text');
  });
});

describe('the draft', () => {
  it('is the same with an answer that is empty and one that was never typed', () => {
    expect(isSameRequest(EMPTY_QUOTE, { ...EMPTY_QUOTE, 'extra.depth': '' })).toBe(true);
    expect(isSameRequest(EMPTY_QUOTE, { ...EMPTY_QUOTE, 'extra.depth': '7' })).toBe(false);
  });
});
