// The known slips, those first that change least, and the one that explains why a text does not work.
import { rowsOf } from '../../text/rows.ts';
import { colonExamples, colons } from './colons.ts';
import { dashExamples, dashes } from './dashes.ts';
import { indentation, indentationExamples } from './indentation.ts';
import { quotationMarks, quoteExamples } from './quotes.ts';
import type { Candidate, KnownNames, Slip, SlipExample } from './slip.ts';

/** Each with examples of lines that it mends. */
export const slips: readonly { slip: Slip; examples: SlipExample[] }[] = [
  { slip: colons, examples: colonExamples },
  { slip: quotationMarks, examples: quoteExamples },
  { slip: dashes, examples: dashExamples },
  { slip: indentation, examples: indentationExamples },
];

/** As many candidates are tried for one place. */
const MOST_TRIED = 120;

/**
 * The slip near some rows with which the text works; undefined where the text works in several ways that differ, so
 * that nobody knows which one was meant.
 * @param read the data of a text that works
 */
export function onlySlip(
  lines: readonly string[],
  near: readonly number[],
  { read, names }: { read(text: string): unknown; names: KnownNames },
): Candidate | undefined {
  const rows = rowsOf(lines);
  const all = slips.flatMap(({ slip }) => near.flatMap((at) => slip(rows, at, names)));
  const isNear = ({ from, remove }: Candidate) =>
    near.includes(from) && near.includes(from + remove - 1);
  const working = new Map<string, Candidate>();
  for (const one of all.filter(isNear).slice(0, MOST_TRIED)) {
    const data = read(lines.toSpliced(one.from, one.remove, ...one.lines).join('\n'));
    const meaning = JSON.stringify(data);
    if (data !== undefined && !working.has(meaning)) working.set(meaning, one);
    if (working.size > 1) return undefined;
  }
  return [...working.values()][0];
}

/** The slip that made some lines out of what they were. */
export function slipFrom(
  old: readonly string[],
  fresh: readonly string[],
  names: KnownNames,
): Candidate | undefined {
  const rows = rowsOf(fresh);
  const all = slips.flatMap(({ slip }) => slip(rows, 0, names)).filter(({ from }) => from === 0);
  const same = ({ lines }: Candidate) => lines.findIndex((line, at) => line.trimEnd() !== old[at]);
  return all.find((one) => same(one) < 0) ?? all.find((one) => same(one) > 0);
}

/** Whether lines have the same words, but for signs and spaces. */
export const isSameText = (old: readonly string[], fresh: readonly string[]) =>
  wordsOf(old) === wordsOf(fresh);

const wordsOf = (rows: readonly string[]) => rows.join('').replaceAll(/[^\p{L}\p{N}]/gu, '');
