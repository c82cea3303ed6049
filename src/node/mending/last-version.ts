// The version of a manifest that git has kept: what it said, and the command that brings it back.
import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { loadSchema } from '../../manifest/schema/schema-files.ts';
import { misfitCounter } from '../../manifest/schema/site-schema.ts';
import { readPlainYaml } from '../../manifest/yaml/plain-yaml.ts';
import type { Project } from '../project.ts';

const SHOWN = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;

const showing = (manifest: string) => ['show', `HEAD:./${basename(manifest)}`];

/** The last committed text of a file; undefined without git, a commit, or the file in it. */
export async function lastVersion(manifest: string): Promise<string | undefined> {
  try {
    const options = { ...SHOWN, cwd: dirname(resolve(manifest)) };
    return withPlainEnds((await promisify(execFile)('git', showing(manifest), options)).stdout);
  } catch {
    return undefined;
  }
}

/**
 * The command that restores the last committed version of the manifest. Undefined without one, when it is faulty too,
 * or when it equals the current file.
 */
export function lastGoodCommand({
  root,
  manifest,
}: Pick<Project, 'root' | 'manifest'>): string | undefined {
  const last = lastVersionNow(manifest);
  if (last === undefined || last === withPlainEnds(readFileSync(manifest, 'utf8'))) {
    return undefined;
  }
  const data = readPlainYaml(last);
  const isGood = data !== undefined && misfitCounter(loadSchema(join(root, 'schema')))(data) === 0;
  return isGood ? `git${inFolder(dirname(manifest))} checkout -- ${basename(manifest)}` : undefined;
}

function lastVersionNow(manifest: string): string | undefined {
  try {
    const options = { ...SHOWN, cwd: dirname(resolve(manifest)), stdio: 'pipe' as const };
    return withPlainEnds(execFileSync('git', showing(manifest), options));
  } catch {
    return undefined;
  }
}

/** Windows may have other line ends in the folder than in git. */
export const withPlainEnds = (text: string) => text.replaceAll('\r\n', '\n');

/** The folder for git commands, unless the person at the terminal is in it. */
function inFolder(folder: string): string {
  if (resolve(folder) === process.cwd()) return '';
  const said = relative('.', folder);
  return ` -C ${/[^\w./-]/.test(said) ? `"${said}"` : said}`;
}
