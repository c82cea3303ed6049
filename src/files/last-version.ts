// The last valid version of a manifest: the newest one without errors.
import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { isValidManifest } from '../manifest/last-valid.ts';
import { normalizeLineEnds } from '../manifest/text/edits.ts';
import { cacheFolder, type Places, type Project } from './project.ts';
import { loadSiteSchema } from './section-types.ts';

/** The number of commits of the file that are looked at: the newest one that works is rarely far. */
const MAX_COMMITS = 20;

type ManifestPlaces = Places & Pick<Project, 'manifest'>;

/**
 * Finds the last valid version on the first request: of the newest commit, of an earlier one where that does not work or
 * is what a hosted check looks at, or what the last check without errors kept.
 * @param currentText the text of the file
 */
export function findLastValid(
  project: ManifestPlaces,
  currentText: string,
): () => string | undefined {
  let found: string | undefined | null = null;
  return () => {
    if (found !== null) return found;
    const current = normalizeLineEnds(currentText);
    found = searchLastValid(project, current);
    // Of a long text one copy is enough.
    if (found === current) found = current;
    return found;
  };
}

function searchLastValid(project: ManifestPlaces, currentText: string): string | undefined {
  const { root, manifest } = project;
  const isValid = (text: string) => isValidManifest(text, loadSiteSchema(project));
  const head = textIn('HEAD', manifest);
  if (head !== undefined && (head !== currentText || !process.env.CI) && isValid(head)) {
    return head;
  }
  for (const commit of head === undefined ? [] : commitsOf(manifest)) {
    const text = textIn(commit, manifest);
    if (text !== undefined && text !== currentText && isValid(text)) return text;
  }
  const saved = readFileIfExists(lastValidFile(root, manifest));
  return saved !== undefined && isValid(saved) ? saved : undefined;
}

/** The text of a file in a commit; undefined without git, a commit, or the file in it. */
export function textIn(commit: string, manifest: string): string | undefined {
  const text = git(manifest, ['show', `${commit}:./${basename(manifest)}`]);
  return text === undefined ? undefined : normalizeLineEnds(text);
}

const commitsOf = (manifest: string): string[] =>
  git(manifest, ['log', `-n${MAX_COMMITS}`, '--format=%h', '--', basename(manifest)])
    ?.trim()
    .split('\n')
    .slice(1) ?? [];

function git(manifest: string, words: string[]): string | undefined {
  const options = { cwd: dirname(resolve(manifest)), maxBuffer: 64 * 1024 * 1024 };
  const { status, stdout } = spawnSync('git', words, { ...options, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

/** The file that keeps the last version without errors, for a folder without git. */
const lastValidFile = (root: string, manifest: string) => {
  const name = hash('sha256', resolve(manifest)).slice(0, 16);
  return join(cacheFolder(root), 'last-good', `${name}.yaml`);
};

/** Keeps a text without errors. A folder that cannot be written to keeps nothing. */
export function saveLastValid(
  { root, manifest }: Pick<Project, 'root' | 'manifest'>,
  text: string,
) {
  const file = lastValidFile(root, manifest);
  const content = normalizeLineEnds(text);
  if (readFileIfExists(file) === content) return;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  } catch {}
}

/** The text of a file; undefined where it cannot be read. */
export function readFileIfExists(file: string): string | undefined {
  try {
    return normalizeLineEnds(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
