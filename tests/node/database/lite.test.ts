// The local database reports why it cannot start; with a stand-in for its program.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startLite } from '../../../src/node/database/lite.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const root = temporaryFolder();

/** Makes a project whose database program runs this code. */
function runInstead(code: string): void {
  const program = join(root, 'node_modules/@supabase/lite/dist/cli');
  for (const folder of [program, join(root, 'supabase/migrations')]) {
    mkdirSync(folder, { recursive: true });
  }
  writeFileSync(join(program, 'index.js'), code);
}

test('a database that breaks off in the middle of its records says why', async () => {
  runInstead(
    "if (process.argv[3] === 'query') { console.error('no room is left'); process.exitCode = 3; }",
  );
  // More than waits in the pipe of a process that does not read.
  const seed = 'x'.repeat(5_000_000);
  const started = startLite({ root, folder: join(root, 'data'), port: 1, seed, report: () => {} });
  await expect(started).rejects.toThrow('lite db query ended with 3:\nno room is left');
});
