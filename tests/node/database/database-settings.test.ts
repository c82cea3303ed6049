// A build reads the variables that name the database.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { databaseSettings } from '../../../src/node/database/database-settings.ts';
import { buildSite, CACHE, ROOT } from '../../support/sites/build-site.ts';

const URL = 'https://abc.supabase.co';
const KEY = 'sb_publishable_0123456789';

const settings = (url?: string, key?: string) =>
  databaseSettings({ VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key });

/** A key of the older kind: a JWT whose middle part says what it may do. */
const oldKey = (role: string) =>
  ['{"alg":"HS256"}', JSON.stringify({ iss: 'supabase', role }), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

describe('the database', () => {
  it('is the one that both variables name, with a public key of either kind', () => {
    expect(settings(URL, KEY)).toEqual({ url: URL, anonKey: KEY });
    expect(settings('http://localhost:54321', oldKey('anon'))?.anonKey).toBe(oldKey('anon'));
  });

  it('is none where neither is set, or both are empty', () => {
    expect(settings()).toBeUndefined();
    expect(settings('', '')).toBeUndefined();
  });

  it.each([
    [URL, '', 'VITE_SUPABASE_URL is set, but VITE_SUPABASE_ANON_KEY is not: set both, or neither.'],
    ['', KEY, 'VITE_SUPABASE_ANON_KEY is set, but VITE_SUPABASE_URL is not: set both, or neither.'],
    ['abc', KEY, 'is "abc", but it must be an address such as https://abc.supabase.co.'],
  ])('cannot be at "%s" with the key "%s"', (url, key, message) => {
    expect(() => settings(url, key)).toThrow(message);
  });

  it.each(['sb_secret_0123456789', oldKey('service_role')])(
    'is not opened to everybody by publishing the key %s',
    (key) => {
      expect(() => settings(URL, key)).toThrow('is a secret key');
    },
  );
});

it('half a database ends the build before anything is made', async () => {
  const env = { VITE_SUPABASE_URL: URL, VITE_SUPABASE_ANON_KEY: '' };
  const folder = join(ROOT, CACHE, `half-database-${process.pid}`);
  const { done } = buildSite(folder, { env });
  await expect(done).rejects.toThrow('VITE_SUPABASE_ANON_KEY is not: set both');
  expect(existsSync(folder)).toBe(false);
});
