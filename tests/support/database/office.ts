// The office for tests: words as the seed would write them, and SQL that puts them into a database.

import type { SupabaseClient } from '@supabase/supabase-js';
import type { OfficeWords } from '../../../src/model/forms/office-words.ts';
import { seedOf } from '../../../src/node/commands/seed.ts';
import { nodeClient } from '../../../src/node/database/node-client.ts';
import { sqlText } from '../../../src/node/database/seed-sql.ts';
import { embeddedAccounts } from '../../../src/office/local/embedded-accounts.ts';
import { officeDatabase } from '../../../src/office/worker/database.ts';
import { sha256 } from '../../../src/office/worker/handler.ts';
import { fixture } from '../sites/fixture-site.ts';
import type { TestDatabase } from './lite.ts';

/** Words and addresses of an office with all three consumers. */
export const WORDS: OfficeWords = {
  consumers: ['office', 'visitor'],
  company: 'Lakeside "Hauling"',
  phone: '(800) 555-0100',
  origin: 'https://www.lakeside.example',
  mail: {
    to: 'office@lakeside.example',
    from: 'website@lakeside.example',
    subject: '{service} in {city}: {name}',
    text: 'Somebody asked for a quote.',
    suspicious: 'It may have been a robot.',
  },
  confirmation: { subject: 'Your quote: {service} in {city}', text: 'Thank you. We call you.' },
  labels: [
    ['name', 'Name'],
    ['email', 'E-mail'],
    ['phone', 'Phone'],
    ['address', 'Address'],
    ['city', 'City'],
    ['service_type', 'Service'],
    ['message', 'Details'],
  ],
  questions: { size: 'Which size?' },
  choices: { size: ['10 yard', '20 yard'] },
  cities: { collins: 'Collins' },
  services: { rolloff: 'Roll-off' },
  forms: {
    'form:customer-id-sms': 'Customer ID Request - SMS',
    'form:account-update': 'Account Update Request',
  },
};

/** The seed of the fixture with an office. */
export async function seedWithOffice(words: OfficeWords = WORDS): Promise<string> {
  const settings = sqlText(JSON.stringify(words));
  return `${await seedOf(fixture)}insert into private.office_settings (settings) values (${settings});`;
}

/** The password of everybody who signs in. */
export const OFFICE_PASSWORD = 'long enough it is';

/** Gives somebody an account, and their client, signed in. Without an invitation they are a stranger. */
export async function signedIn(database: TestDatabase, email: string): Promise<SupabaseClient> {
  await embeddedAccounts(database).setPassword(email, OFFICE_PASSWORD);
  const client = nodeClient(database.url, database.anonKey);
  const { error } = await client.auth.signInWithPassword({
    email,
    password: OFFICE_PASSWORD,
  });
  if (error) throw error;
  return client;
}

/** Makes somebody a member of the office, and gives their client, signed in. */
export async function joinOffice(
  database: TestDatabase,
  email = 'kim@example.com',
): Promise<SupabaseClient> {
  const client = await signedIn(database, email);
  const { data } = await client.auth.getUser();
  const office = officeDatabase(database);
  const hash = await sha256(email);
  await office.invite(email, hash);
  if (!(await office.join(hash, data.user?.id ?? ''))) throw new Error('not joined');
  return client;
}
