// Requests that would end the embedded database, or fill it: each is refused in words, and the next quote arrives.
import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDatabase, type TestDatabase } from '../support/database/lite.ts';
import { quote } from './quote.ts';

let db: TestDatabase;
let umask: number;
beforeAll(async () => {
  umask = process.umask(0o022);
  db = await startDatabase({ name: 'hostile' });
});
afterAll(async () => {
  await db?.close();
  process.umask(umask);
});

const post = (
  body: string,
  { type = 'application/json', query = '', path = 'quote_requests' } = {},
) =>
  fetch(`${db.url}/rest/v1/${path}${query}`, {
    method: 'POST',
    body,
    headers: { apikey: db.anonKey, 'Content-Type': type },
  });

/** Takes the text of a website, which is longer than a quote. */
const SAVE = 'rpc/website_save';

const many = (length: number) => JSON.stringify(Array.from({ length }, () => quote()));
const empty = (length: number) => JSON.stringify(Array.from({ length }, () => ({})));
const columns = Object.keys(quote()).join(',');

describe('is refused in words, and the next quote arrives:', () => {
  test.each([
    ['two quotes', 422, () => post(many(2))],
    ['3,277 quotes', 413, () => post(many(3277))],
    ['3,277 rows without a word', 422, () => post(empty(3277), { query: `?columns=${columns}` })],
    [
      'a table of comma-separated values',
      415,
      () => post(`name\n${'a\n'.repeat(40_000)}`, { type: 'text/csv' }),
    ],
    ['2 MB in one field', 413, () => post(JSON.stringify(quote({ message: 'x'.repeat(2e6) })))],
    [
      'brackets in brackets, 40,000 deep',
      500,
      () => post(`{"message":${'['.repeat(4e4)}${']'.repeat(4e4)}}`),
    ],
    ['a text that is no JSON', 400, () => post('{"name":')],
    ['17 MB for the draft', 413, () => post(`"${'x'.repeat(17e6)}"`, { path: SAVE })],
    ['two rows for the draft', 422, () => post('[{},{}]', { path: SAVE })],
    [
      'a draft of 15 MB by a visitor',
      401,
      () => post(JSON.stringify({ seen: 1, fresh: 'x'.repeat(15e6), words: 'x' }), { path: SAVE }),
    ],
  ])('%s', async (_, status, attempt) => {
    const response = await attempt();
    expect(response.status).toBe(status);
    expect(((await response.json()) as { message: string }).message).not.toBe('');
    expect((await db.visitor.from('quote_requests').insert(quote())).error).toBeNull();
  });

  test('and each is said, without what was in it', () => {
    expect(db.reported).toContain(
      'POST /rest/v1/quote_requests was answered with 413 (Payload Too Large).',
    );
    const said =
      /^POST \/rest\/v1\/(quote_requests|rpc\/website_save) was answered with [\w ()]+\.( If .*)?$/;
    expect(db.reported.filter((line) => !said.test(line))).toEqual([]);
  });
});

test('no other user of the computer can look into the files', async () => {
  const made = await readdir(join(db.folder, 'supabase'), { recursive: true });
  const paths = [
    db.folder,
    join(db.folder, 'keys.json'),
    join(db.folder, 'supabase'),
    ...made.map((path) => join(db.folder, 'supabase', path)),
  ];
  expect(paths.length).toBeGreaterThan(500);
  expect(paths.filter((path) => statSync(path).mode & 0o077)).toEqual([]);
});
