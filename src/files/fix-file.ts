// Puts the safe fixes of the check into the file, and keeps the file as it was beside it.
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import type { Diagnostic, Fix } from '../manifest/diagnostic.ts';
import { applyEdits, changedLines } from '../manifest/text/edits.ts';
import { writeFileAtomic } from './write-whole.ts';

export interface Fixing {
  /** The file's path, and its name for people. */
  path: string;
  file: string;
  check(text: string): Diagnostic[];
  say(words: string): void;
}

/** A text that can be read only after one fix shows further ones; a file that needs more is left to its owner. */
const MAX_PASSES = 50;

/** Puts the safe fixes in. Says what it did, and writes nothing where the file was changed meanwhile or may not be written. */
export async function fixFile(fixing: Fixing): Promise<void> {
  const { path: named, file, say } = fixing;
  const original = readOriginal(named, file);
  if ('refusal' in original) return say(original.refusal);
  const { text, count } = applySafeFixes(original.text, fixing);
  if (count === 0) return say(`Nothing was changed in ${file}.`);
  const copy = copyName(original.path, 'fix');
  const refusal = await replaceOriginal(original, text, copy);
  if (refusal) return say(refusal);
  const changes = count === 1 ? '1 change was' : `${count} changes were`;
  say(`${changes} made in ${file}. As it was, it is in ${copy}.`);
}

/** A file that is to be rewritten, as it was when it was read. */
interface Original {
  /** The path behind all links. */
  path: string;
  /** The file's name for people. */
  file: string;
  bytes: Buffer;
  text: string;
}

/** Reads a file that is to be rewritten; a refusal where it is not UTF-8. */
export function readOriginal(named: string, file: string): Original | { refusal: string } {
  const path = realpathSync(named);
  const bytes = readFileSync(path);
  const text = String(bytes);
  // Rewriting a file that is not UTF-8 would damage it.
  if (!Buffer.from(text).equals(bytes)) return { refusal: unchanged(file, 'is not UTF-8') };
  return { path, file, bytes, text };
}

/** Replaces the file, after its bytes are kept at `copy` if that is named. Returns the reason where nothing was written. */
export async function replaceOriginal(
  { path, file, bytes }: Original,
  text: string,
  copy?: string,
): Promise<string | undefined> {
  const { mode } = statSync(path);
  if ((mode & 0o200) === 0) return unchanged(file, 'is write-protected');
  if (!readFileSync(path).equals(bytes)) {
    return unchanged(file, 'was saved by somebody else meanwhile');
  }
  if (copy) await writeFileAtomic(copy, bytes);
  await writeFileAtomic(path, Buffer.from(text), { mode });
}

const unchanged = (file: string, reason: string) => `${file} ${reason}: nothing was changed.`;

/** The path for a copy of a file as it was before `work`. An older copy is never overwritten. */
export function copyName(path: string, work: string): string {
  const first = `${path}.before-${work}`;
  let name = first;
  for (let count = 2; existsSync(name); count++) name = `${first}-${count}`;
  return name;
}

/** The text with all safe fixes; each pass puts in those that are not in each other's way. */
function applySafeFixes(start: string, { check, say }: Fixing) {
  let text = start;
  let count = 0;
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const fixes = independentFixes(check(text));
    if (fixes.length === 0) break;
    for (const { message, fix } of fixes) say(`${message}\n${diff(text, fix)}`);
    text = applyEdits(text, { edits: fixes.flatMap(({ fix }) => fix.edits) });
    count += fixes.length;
  }
  return { text, count };
}

/** The safe fixes, without those that change what one before them changes. */
function independentFixes(diagnostics: Diagnostic[]) {
  let end = -1;
  return diagnostics
    .flatMap(({ message, fix }) => (fix?.safety === 'safe' ? [{ message, fix }] : []))
    .toSorted((a, b) => startOf(a.fix) - startOf(b.fix))
    .filter(({ fix }) => {
      if (startOf(fix) <= end) return false;
      end = Math.max(...fix.edits.map(({ offset, length }) => offset + length));
      return true;
    });
}

const startOf = ({ edits }: Fix) => Math.min(...edits.map(({ offset }) => offset));

function diff(text: string, fix: Fix): string {
  const { line, remove, lines } = changedLines(text, fix);
  const row = (sign: string) => (content: string, index: number) =>
    `  ${sign} ${String(line + index).padStart(5)} | ${content}`;
  const removed = text.split(/\r\n|\r|\n/).slice(line - 1, line - 1 + remove);
  return [...removed.map(row('-')), ...lines.map(row('+'))].join('\n');
}
