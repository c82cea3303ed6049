// `npm run diff` as it is used: two files, or a file against git's last version of it.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { run } from '../../../src/node/commands/diff.ts';
import { manifestText } from '../../manifest/real-manifest.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder();

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

async function diff(...args: string[]) {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const refusal = await run(args).catch(({ message }: Error) => message);
  const said = [...log.mock.calls, ...error.mock.calls].flat().join('\n');
  vi.restoreAllMocks();
  return { refusal, said };
}

const old = file('old.yaml', manifestText);
const changed = manifestText.replace('(716) 555-0142', '(716) 555-0199');
const sentence = 'The phone number changes: “(716) 555-0142” → “(716) 555-0199”';

test('Two files are compared', async () => {
  expect(await diff(old, file('new.yaml', changed))).toEqual({ said: sentence });
});

test('One file is compared with git’s last version of it', async () => {
  const path = file('pages.yaml', manifestText);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  git('init');
  git('add', 'pages.yaml');
  git('-c', 'user.name=T', '-c', 'user.email=t@example.com', 'commit', '-m', 'first');
  file('pages.yaml', changed);
  expect(await diff(path)).toEqual({ said: sentence });
});

test('A picture that only the older version shows may be gone', async () => {
  const older = manifestText.replace('/images/yard.webp', '/images/yard-of-last-year.webp');
  expect(older).not.toBe(manifestText);
  expect((await diff(file('older.yaml', older), old)).refusal).toBeUndefined();
  expect((await diff(old, file('older.yaml', older))).refusal).toContain('cannot be compared');
});

test('A version with errors is shown with its problems', async () => {
  const { refusal, said } = await diff(
    old,
    file('broken.yaml', manifestText.replace('\nsite:', '\nsiet:')),
  );
  expect(said).toContain('unknown-key');
  expect(refusal).toBe('A version with errors cannot be compared.');
});

test.each([
  [['missing.yaml', 'pages.yaml'], 'There is no file missing.yaml.'],
  [['a', 'b', 'c'], 'Name two files at most: npm run diff -- --site tests/fixtures/site OLD NEW'],
  [[join(tmpdir(), 'nowhere.yaml')], 'Git has no earlier version of'],
])('%j cannot be compared', async (args, sentence) => {
  expect((await diff(...args)).refusal).toContain(sentence);
});
