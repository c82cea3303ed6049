// Each limit has one place: the schema, the database and the form take texts as long as src/model/limits.ts or this file says.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_ANSWER_CHARS,
  MAX_CAMPAIGN_CHARS,
  MIN_PASSWORD_CHARS,
  QUOTE_LIMITS,
} from '../../src/model/limits.ts';
import { MAX_PHOTO_BYTES, MAX_PREPARED_BYTES } from '../../src/model/picture-files.ts';

/** A name that headings, titles and lists show. */
const LONGEST_NAME = 100;

/** A part of an address is a folder: file systems take 255 bytes, and the build adds to it for names of pictures. */
const LONGEST_PART = 100;

/**
 * An address of a page, which is also the name of its picture for link previews: one file name, of 255 bytes at most. A
 * line of `_redirects` holds two addresses, and hosts read 1,000 characters of it.
 */
const LONGEST_PATH = 240;

/** An e-mail address (RFC 5321). */
const LONGEST_EMAIL = 254;

/** The questions that a quote form may have beside its own, and the longest answer; the column extra_answers. */
const MOST_EXTRA_FIELDS = 6;
const LONGEST_ANSWER = 500;

const sql = readFileSync('supabase/migrations/20250101000001_tables.sql', 'utf8');
const properties = (part: string) =>
  JSON.parse(readFileSync(`schema/${part}.schema.json`, 'utf8')).properties;

describe('the table quote_requests', () => {
  it.each(Object.entries(QUOTE_LIMITS))('takes a %s of at most %i characters', (field, limit) => {
    const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const line = sql.split('\n').find((text) => text.trimStart().startsWith(`${column} text`));
    expect(line).toMatch(new RegExp(`char_length\\(${column}\\) (<=|between \\d and) ${limit}\\b`));
  });
});

it('the page of a campaign is as long as the table takes', () => {
  const arrivals = readFileSync('supabase/migrations/20250101000018_arrivals.sql', 'utf8');
  expect(arrivals).toContain(`char_length(campaign) <= ${MAX_CAMPAIGN_CHARS})`);
});

it('a picture that the editor has made smaller is as heavy as the table takes', () => {
  const draft = readFileSync('supabase/migrations/20250101000024_website_draft.sql', 'utf8');
  expect(draft).toContain(`octet_length(data) <= ${MAX_PREPARED_BYTES})`);
});

it('a photo that comes with a request is as heavy, and there are as many, as the table takes', () => {
  const photos = readFileSync('supabase/migrations/20250101000050_request_photos.sql', 'utf8');
  const { maximum } = properties('business/quote-form').photos.properties.at_most;
  expect(photos).toContain(`octet_length(data) <= ${MAX_PHOTO_BYTES})`);
  expect(photos).toContain(`most_of_one constant integer := ${maximum};`);
  expect(photos).toContain(`photo_count between 1 and ${maximum})`);
});

it('a new password of the office is as long on the hosted project as the pages ask for', () => {
  const config = readFileSync('supabase/config.toml', 'utf8');
  expect(config).toContain(`\nminimum_password_length = ${MIN_PASSWORD_CHARS}\n`);
});

describe('the answers to extra fields', () => {
  const column = readFileSync('supabase/migrations/20250101000005_extra_answers.sql', 'utf8');
  const { maxItems } = properties('business/quote-form').extra_fields;
  const { id, longest, choices } = properties('business/extra-field');

  it('are as many in the form as in the table', () => {
    expect(maxItems).toBe(MOST_EXTRA_FIELDS);
    expect(column).toContain(`<= ${MOST_EXTRA_FIELDS}\n`);
  });

  it('fit into the table with whatever signs they have', () => {
    expect(longest.maximum).toBe(LONGEST_ANSWER);
    expect(longest.description).toContain(`${DEFAULT_ANSWER_CHARS} when it is left out`);
    expect(choices.items.maxLength).toBeLessThanOrEqual(LONGEST_ANSWER);
    // Quotes and backslashes take two characters, and names, colons and commas come on top.
    const most = MOST_EXTRA_FIELDS * (2 * LONGEST_ANSWER + id.maxLength + 8);
    expect(column).toContain('<= 8000');
    expect(most).toBeLessThanOrEqual(8000);
  });
});

describe('the schema', () => {
  const { name, email } = properties('business/company');
  const town = properties('business/town');
  const form = properties('business/quote-form');

  it('takes names that fit into headings and into the table', () => {
    expect([name.maxLength, town.name.maxLength]).toEqual([LONGEST_NAME, LONGEST_NAME]);
    expect(town.name.maxLength).toBeLessThanOrEqual(QUOTE_LIMITS.city);
    expect(form.other_city.maxLength).toBe(QUOTE_LIMITS.city);
    const { id, label, quote_label } = properties('business/service');
    const choices = [id, label, quote_label, form.other_service];
    expect(choices.map(({ maxLength }) => maxLength)).toEqual(
      Array(4).fill(QUOTE_LIMITS.serviceType),
    );
  });

  it('takes an e-mail address as long as one may be', () => {
    expect(email.maxLength).toBe(LONGEST_EMAIL);
  });

  it('takes addresses of which each part and the name of the preview picture are file names', () => {
    const { from, to } = properties('site/redirect');
    const { path } = properties('site/page');
    expect([path, from, to].map(({ maxLength }) => maxLength)).toEqual(Array(3).fill(LONGEST_PATH));
    expect(
      properties('business/town-page').path.maxLength + town.slug.maxLength,
    ).toBeLessThanOrEqual(LONGEST_PATH);
    expect(town.slug.maxLength).toBe(LONGEST_PART);
    expect(path.pattern).toContain(`{1,${LONGEST_PART}}`);
    expect(`${'x'.repeat(LONGEST_PATH)}.jpg`.length).toBeLessThanOrEqual(255);
  });
});
