// Files that are made from others and committed: written, and told apart from older ones.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { writeGenerated } from '../../../src/node/reference/generated-file.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder();

const path = join(folder, 'seed.sql');
const file = (text: string) => ({ path, text, sources: 'pages.yaml', command: 'npm run seed' });

test('a check names the command for a file that is missing or older, and writes nothing', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => complaint.mockRestore());
  expect(writeGenerated(file('one'), ['--check'])).toBe(1);
  expect(writeGenerated(file('one'), [])).toBe(0);
  expect(writeGenerated(file('one'), ['--check'])).toBe(0);
  expect(writeGenerated(file('another'), ['--check'])).toBe(1);
  expect(readFileSync(path, 'utf8')).toBe('one');
  const sentence = `${path} is older than pages.yaml. Run: npm run seed`;
  expect(complaint.mock.calls).toEqual([[sentence], [sentence]]);
});
