// Puts the lines that the check offers into the file, one edit after the other, and keeps the file as it was beside it.
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import type { Diagnostic, Fix } from '../manifest/diagnostic.ts';
import { helps } from '../manifest/diagnostics/verified.ts';
import { applied, lineChanges } from '../manifest/text/edits.ts';
import { errorsFirst } from './format-diagnostics.ts';
import { writeWhole } from './write-whole.ts';

/** The functions that mending a file depends on. */
export interface Fixing {
  /** The file's path, and its name for people. */
  path: string;
  file: string;
  check(text: string): Diagnostic[];
  /** Asks yes or no about a fix that is only suggested; left out where nobody can answer. */
  ask?(question: string): Promise<boolean>;
  /** Whether every fix is put in unasked. */
  isAgreed?: boolean;
  say(words: string): void;
}

/** A file needs as many rounds as it has fixes; one that needs more goes in a circle. */
const MOST_ROUNDS = 200;

/** Mends the file. Says what it did, and writes nothing where the file was changed meanwhile or may not be written. */
export async function fixFile(fixing: Fixing): Promise<void> {
  const { path: named, file, say } = fixing;
  const path = realpathSync(named);
  const bytes = readFileSync(path);
  const before = String(bytes);
  // Rewriting a file that is not UTF-8 would damage it.
  if (!Buffer.from(before).equals(bytes)) return say(`${file} is not UTF-8: nothing was changed.`);
  const { text, count, open } = await fixed(before, fixing);
  if (open > 0)
    say(
      `${lineCount(open, 'offer')} left, because nobody can be asked here: --fix --yes puts in all.`,
    );
  if (count === 0) return say(`Nothing was changed in ${file}.`);
  const { mode } = statSync(path);
  if ((mode & 0o200) === 0) return say(`${file} is write-protected: nothing was changed.`);
  if (!readFileSync(path).equals(bytes)) {
    return say(`${file} was saved by somebody else meanwhile: nothing was changed.`);
  }
  const kept = freeName(path);
  await writeWhole(kept, bytes);
  await writeWhole(path, Buffer.from(text), { mode });
  say(`${lineCount(count, 'change')} made in ${file}. As it was, it is in ${kept}.`);
}

const lineCount = (count: number, word: string) =>
  `${count} ${word}${count === 1 ? ' was' : 's were'}`;

/** An older copy is never overwritten. */
function freeName(path: string): string {
  let name = `${path}.before-fix`;
  for (let count = 2; existsSync(name); count++) name = `${path}.before-fix-${count}`;
  return name;
}

/** The text with all fixes that are safe or that somebody agreed to, and how many others nobody was asked about. */
async function fixed(start: string, { check, ask, isAgreed, say }: Fixing) {
  let text = start;
  let count = 0;
  let diagnostics = check(text);
  const refused = new Set<string>();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = nextFix(diagnostics, refused, !!(ask || isAgreed));
    if (!next) break;
    const { diagnostic, fix, name } = next;
    const after = applied(text, fix);
    const left = check(after);
    const difference = `${diagnostic.message}\n${diff(text, fix)}`;
    const isGood = helps(diagnostic.severity, diagnostics, left);
    const isSure = isAgreed || fix.safety === 'safe';
    if (isGood && isSure) say(difference);
    if (!isGood || !(isSure || (await ask?.(difference)))) {
      refused.add(name);
      continue;
    }
    [text, diagnostics] = [after, left];
    count++;
  }
  const open = diagnostics.filter(
    ({ fix }) => fix?.safety === 'suggested' && !(ask || isAgreed),
  ).length;
  return { text, count, open };
}

/** The first fix that may be made: what is safe, then what somebody can be asked about. */
function nextFix(diagnostics: Diagnostic[], refused: Set<string>, canAsk: boolean) {
  const offers = errorsFirst(diagnostics).flatMap((diagnostic) => {
    const { fix, code } = diagnostic;
    const name = `${code} ${JSON.stringify(fix)}`;
    return fix && !refused.has(name) ? [{ diagnostic, fix, name }] : [];
  });
  return offers.find(({ fix }) => fix.safety === 'safe') ?? (canAsk ? offers[0] : undefined);
}

/** The lines before and after, with their numbers. */
export function diff(text: string, fix: Fix): string {
  const rows = text.split(/\r\n|\r|\n/);
  return lineChanges(text, fix)
    .flatMap(({ line, remove, lines }) => {
      const row = (sign: string) => (words: string, at: number) =>
        `  ${sign} ${String(line + at).padStart(5)} | ${words}`;
      return [...rows.slice(line - 1, line - 1 + remove).map(row('-')), ...lines.map(row('+'))];
    })
    .join('\n');
}
