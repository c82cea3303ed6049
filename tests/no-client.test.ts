// The engine knows no client: src/, schema/ and supabase/ name no trade.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Words of the first business that was built with it. The icon for removing something is called Trash2. */
const OF_THE_FIRST = /residential|commercial|roll[-_ ]?off|trash(?!2)|dumpster/i;

const EXEMPT = [
  // Made from pages.yaml by `npm run seed`, so it says what that says.
  'supabase/seed.sql',
  // The keys of older versions, when the engine had a single client.
  'src/manifest/messages/obsolete.ts',
  'src/editor/document/upgrade/migrations.ts',
];

const files = ['src', 'schema', 'supabase'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    // Programs that run there keep their files in folders that begin with a dot.
    .filter((path) => !EXEMPT.includes(path) && !/\/\.[^/]+\//.test(path)),
);

it('no file of the engine names what the first business sells', () => {
  expect(files.length).toBeGreaterThan(300);
  const lines = files.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        OF_THE_FIRST.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [],
      ),
  );
  expect(lines).toEqual([]);
});

it('nor does the name of a file', () => {
  expect(files.filter((path) => OF_THE_FIRST.test(path))).toEqual([]);
});
