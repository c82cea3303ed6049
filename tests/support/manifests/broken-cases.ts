// Reads the corpus of broken manifests: each case is the small base manifest with a single fault in it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Stands in `wrong` where the check is to point; it is not part of the manifest. */
const MARK = '»';

/** One fault, as a file of tests/fixtures/broken/ states it. */
export interface BrokenCase {
  /** The mistake, in a few words. */
  title: string;
  /** The code of the diagnostic that the check finds. */
  code: string;
  /** Whole lines that the base manifest has once, at any depth. */
  right?: string;
  /** The replacement, with a mark at the expected place. */
  wrong?: string;
  /** A whole file instead of the two above. */
  file?: string;
  /** The expected `line:column`, where no mark can show it. */
  at?: string;
  /** How many characters of notes follow. */
  padding?: number;
  /** How the broken file is saved. */
  encoding?: 'utf16le' | 'latin1';
  /** Whether the diagnostic only shows on a build that visitors will see. */
  production?: boolean;
  /** Whether the diagnostic only shows beside the last version of the file, which is the base manifest. */
  since?: boolean;
}

/** A broken manifest, ready to be checked. */
export interface BrokenManifest {
  text: string;
  /** The expected place, `line:column`. */
  at: string;
}

/** All cases in `folder` (tests/fixtures/broken), by the name of their file. */
export function readCases(folder: string): Map<string, BrokenCase[]> {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort();
  return new Map(
    names.map((name) => [name, parse(readFileSync(join(folder, name), 'utf8')) as BrokenCase[]]),
  );
}

/** Breaks the base manifest as a case says. Throws when the lines that it names are not there exactly once. */
export function breakManifest(base: string, broken: BrokenCase): BrokenManifest {
  const marked = broken.file ?? replaceLines(base, broken);
  const lines = marked.split('\n');
  const line = lines.findIndex((content) => content.includes(MARK));
  const column = lines[line]?.indexOf(MARK) ?? -1;
  const text = withoutMark(marked) + '#'.repeat(broken.padding ?? 0);
  return {
    text: broken.encoding ? Buffer.from(text, broken.encoding).toString('utf8') : text,
    at: broken.at ?? `${line + 1}:${column + 1}`,
  };
}

/** A snippet as people see it: without the mark and the line break at its end. */
export function withoutMark(snippet: string): string {
  return snippet.replaceAll(MARK, '');
}

function replaceLines(base: string, { title, right = '', wrong = '' }: BrokenCase): string {
  const lines = base.split('\n');
  const wanted = right.trimEnd().split('\n');
  const depths = lines.flatMap((_, at) => {
    const depth = (lines[at] ?? '').indexOf(wanted[0] ?? '');
    const matches = wanted.every((line, i) => lines[at + i] === indented(line, depth));
    return depth >= 0 && matches ? [{ at, depth }] : [];
  });
  const [place] = depths;
  if (!place || depths.length > 1) {
    throw new Error(
      `"${title}": the right lines stand ${depths.length} times in the base manifest`,
    );
  }
  const written = wrong
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => indented(line, place.depth));
  return lines.toSpliced(place.at, wanted.length, ...written).join('\n');
}

function indented(line: string, depth: number): string {
  return line === '' ? '' : ' '.repeat(Math.max(depth, 0)) + line;
}
