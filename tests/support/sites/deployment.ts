// A second build of the project, of other code and another manifest, to take the place of one that visitors have open.
import {
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { serveHere } from '../../../src/node/serve/serve.ts';
import { buildSite, CACHE, ROOT, type ServedSite } from './build-site.ts';
import { FIXTURE } from './fixture-site.ts';

/** The sources of a build. */
const SOURCES = ['src', 'schema', FIXTURE, 'package.json', 'package-lock.json'];
const SETTINGS = ['vite.config.ts', 'tsconfig.json', 'tests/projects.ts'];

/** A change of a text file of the project. */
export interface SourceChange {
  file: string;
  find: string;
  write: string;
}

/** A site that is being served, and a newer one that can take its place. */
export interface Deployment extends ServedSite {
  /** Puts the newer site into the place of the older one, as the end of a build does. */
  deploy(): void;
  /** Puts the older one back. */
  undo(): void;
}

/** Builds the project as it is and with changes, and serves the first. Throws when a change finds no place. */
export async function startDeployment(changes: SourceChange[]): Promise<Deployment> {
  const newer = join(ROOT, CACHE, `newer-${process.pid}`);
  await buildChanged(newer, changes);
  const folder = join(ROOT, CACHE, `deployed-${process.pid}`);
  cpSync(inject('folder'), folder, { recursive: true });
  const older = { folder, ...(await serveHere(folder)) };
  const aside = `${older.folder}-aside`;
  const swap = (from: string, to: string) => {
    renameSync(older.folder, to);
    renameSync(from, older.folder);
  };
  return {
    ...older,
    deploy: () => swap(newer, aside),
    undo: () => swap(aside, newer),
    async close() {
      rmSync(newer, { recursive: true, force: true });
      await older.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function buildChanged(folder: string, changes: SourceChange[]): Promise<void> {
  const home = join(ROOT, CACHE, `changed-${process.pid}`);
  try {
    copyProject(home, changes);
    await buildSite(folder, { root: home }).done;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** Copies what a build is made from, with changes. Throws when a change finds no place. */
export function copyProject(home: string, changes: SourceChange[] = []): void {
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  for (const name of [...SOURCES, ...SETTINGS]) {
    cpSync(join(ROOT, name), join(home, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(home, 'node_modules'));
  for (const { file, find, write } of changes) {
    const text = readFileSync(join(home, file), 'utf8');
    if (!text.includes(find)) throw new Error(`${file} does not hold "${find}"`);
    writeFileSync(join(home, file), text.replace(find, write));
  }
}
