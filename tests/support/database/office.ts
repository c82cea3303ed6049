// The office for tests: words as the seed would write them, and SQL that puts them into a database.

import type { OfficeWords } from '../../../src/model/forms/office-words.ts';
import { sqlText } from '../../../src/node/database/seed-sql.ts';
import { requireSeed } from './lite.ts';

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
  cities: { collins: 'Collins' },
  services: { rolloff: 'Roll-off' },
};

/** The seed of the fixture with an office. */
export async function seedWithOffice(words: OfficeWords = WORDS): Promise<string> {
  const settings = sqlText(JSON.stringify(words));
  return `${await requireSeed()}insert into private.office_settings (settings) values (${settings});`;
}
