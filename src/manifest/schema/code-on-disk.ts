// Keeps the compiled code of a schema in a folder, which holds one file.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asFunction, type KeptCode } from './validators.ts';

/** Keeps code in a folder. */
export function codeOnDisk(folder: string): KeptCode {
  return {
    find: (name) => asFunction(readFileSync(join(folder, name), 'utf8')),
    /** Replaces the stored code atomically. A read-only folder means compiling each time. */
    keep(name, code) {
      try {
        rmSync(folder, { recursive: true, force: true });
        mkdirSync(folder, { recursive: true });
        const draft = join(folder, `draft.${process.pid}`);
        writeFileSync(draft, code);
        renameSync(draft, join(folder, name));
      } catch {}
    },
  };
}
