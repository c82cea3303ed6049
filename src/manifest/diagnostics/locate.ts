// Finds where a text broke: what has changed since it last worked, or else where the parser or the schema stops.
import type { Diagnostic } from '../diagnostic.ts';
import { isReadable } from '../yaml/parse.ts';
import { atTheErrors } from './at-the-errors.ts';
import { damaged, fatal } from './damage.ts';
import { culprits, type Hunk, hunksOf } from './hunks.ts';
import { type Broken, isSound, judgesOf } from './judges.ts';
import { reported } from './report.ts';
import { sinceItWorked } from './since-it-worked.ts';

/** The diagnostics of a broken text. */
export function locate(broken: Broken): Diagnostic[] {
  const { source, parsed, schema, good, withFixes } = broken;
  const { text } = source;
  const fault = fatal(text, parsed, good?.restore);
  if (fault) return reported(source, [fault]);
  const lines = text.split('\n');
  const parts = (schema.files.get('manifest.schema.json')?.required ?? []) as string[];
  const goodLines = good?.text.split('\n');
  const hunks = goodLines && withFixes ? hunksOf(goodLines, lines) : undefined;
  const isLike =
    hunks !== undefined && sizeOf(hunks) * 3 <= Math.max(lines.length, goodLines?.length ?? 0);
  const isDamaged =
    missingParts(text, parts) > MOST_MISSING ||
    (!isReadable(parsed) && (isOtherFormat(lines) || (goodLines && !isLike && !good?.isOther)));
  const damage = () => damaged({ text, lines, good: goodLines, parts, restore: good?.restore });
  if (isDamaged) return reported(source, [damage()]);
  const judges = judgesOf(broken);
  const found = isLike ? culprits(lines, hunks, judges.judge) : undefined;
  if (found && found !== 'many' && found.undone.size > 0) {
    return sinceItWorked(broken, lines, found, judges);
  }
  return found === 'many' && !isSound(parsed)
    ? reported(source, [damage()])
    : atTheErrors(broken, lines, judges);
}

/** With more missing parts than this, the file is another one or only a piece. */
const MOST_MISSING = 3;

const missingParts = (text: string, parts: string[]) =>
  parts.filter(
    (part) => !new RegExp(`^(["']?)${part}\\1:|^\\{.*"${part}":|^ *"${part}":`, 'm').test(text),
  ).length;

/** Whether the marks of a chat, a web page or a letter are around the lines. */
const isOtherFormat = (lines: readonly string[]) =>
  /^\s*(?:<!|<html|\{\\rtf|PK|%PDF)/i.test(lines[0] ?? '') ||
  lines.some((line) => line.startsWith('```'));

const sizeOf = (hunks: Hunk[]) =>
  hunks.reduce((sum, { old, fresh }) => sum + Math.max(old.length, fresh.length), 0);
