// A quote request as the website hands it in, for tests.
import { randomUUID } from 'node:crypto';

/** The columns that a visitor fills in. */
export interface QuoteColumns {
  idempotency_key: string;
  name: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  service_type: string;
  message: string;
  marketing_consent: boolean;
  consent_text: string | null;
}

/** A new quote request; each call makes another one. */
export function quote(changes: Partial<QuoteColumns> = {}): QuoteColumns {
  return {
    idempotency_key: randomUUID(),
    name: 'Ada O’Brien',
    email: 'ada@example.com',
    phone: '(716) 555-0199',
    address: '5 Mill Street',
    city: 'collins',
    service_type: 'rolloff',
    message: 'A 20 yard; it’s for a roof.',
    marketing_consent: true,
    consent_text: 'I agree to receive marketing text messages.',
    ...changes,
  };
}
