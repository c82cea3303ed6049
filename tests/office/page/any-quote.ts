// A request for tests of the office.
import type { Quote } from '../../../src/office/page/quotes/quote.ts';

/** A request with everything that a row has, and other values for some of it. */
export const anyQuote = (other: Partial<Quote> = {}): Quote => ({
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Ada Bauer',
  email: 'ada@example.com',
  phone: '716-555-0199',
  address: 'Mill Street 5',
  city: 'collins',
  service_type: 'rolloff',
  message: null,
  marketing_consent: true,
  extra_answers: null,
  created_at: '2026-11-26T13:05:00Z',
  changed_at: '2026-11-26T13:05:00Z',
  status: 'new',
  signals: [],
  anonymised_at: null,
  outbox: [],
  ...other,
});
