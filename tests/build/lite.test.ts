// What is said when the local database cannot be started; with a stand-in for its program.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startLite } from '../../src/build/supabase/lite.ts';

/** A project whose database program runs this code. */
function projectWith(code: string): string {
  const root = mkdtempSync(join(tmpdir(), 'curbside-lite-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const program = join(root, 'node_modules/@supabase/lite/dist/cli');
  for (const folder of [program, join(root, 'supabase/migrations')]) {
    mkdirSync(folder, { recursive: true });
  }
  writeFileSync(join(program, 'index.js'), code);
  return root;
}

test('a database that breaks off in the middle of its records says why', async () => {
  const root = projectWith(
    "if (process.argv[3] === 'query') { console.error('no room is left'); process.exitCode = 3; }",
  );
  // More than waits in the pipe of a process that does not read.
  const seed = 'x'.repeat(5_000_000);
  const started = startLite({ root, folder: join(root, 'data'), port: 1, seed });
  await expect(started).rejects.toThrow('lite db query ended with 3:\nno room is left');
});
