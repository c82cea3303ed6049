// Finds what broke a text among the lines that have changed since it last worked.
import type { Finding } from '../messages/all-messages.ts';
import { type Fix, type Problem, sortProblems } from '../problem.ts';
import { fitOf } from '../schema/site-schema.ts';
import { applied, editOfLines } from '../text/edits.ts';
import { rowsOf } from '../text/rows.ts';
import { parseText } from '../yaml/parse.ts';
import { sourceOf } from '../yaml/source.ts';
import { placed } from './damage.ts';
import { fixOf } from './fix.ts';
import { culprits, type Hunk, type Mixed, withUndone } from './hunks.ts';
import { type Broken, isSound, type Judges, swallowed } from './judges.ts';
import { type Located, reported } from './located.ts';
import { parseFinding } from './parse-findings.ts';
import { schemaFindings } from './schema-errors.ts';
import { slips } from './slips/all-slips.ts';
import type { Candidate, KnownNames } from './slips/slip.ts';

/** As many candidates are tried for one place. */
const MOST_TRIED = 120;

/** As many places are explained, each with readings of the whole text; the others are reported once these are right. */
const MOST_EXPLAINED = 20;

/** The problems of what has changed since the text last worked; undefined where that takes too long. */
export function sinceItWorked(
  broken: Broken,
  lines: readonly string[],
  hunks: Hunk[],
  judges: Judges,
): Problem[] | undefined {
  const { source } = broken;
  const alone = culprits(lines, hunks, judges.judge);
  if (!alone || alone.size === 0) return undefined;
  const { all, joined: undone } = joinNeighbors(hunks, alone);
  const changed = hunks.reduce((sum, { fresh }) => sum + fresh.length, 0);
  const kept = withUndone(lines, all, undone);
  const rest = sourceOf(source.file, kept.text, parseText(kept.text));
  const errors = broken.rulesOn(rest);
  /** Whether a text works, and the rules find no more in it than without what broke it. */
  const isBetter = (text: string) =>
    judges.works(text) &&
    broken.rulesOn(sourceOf(source.file, text, parseText(text))).length <= errors.length;
  const found = [...undone].slice(0, MOST_EXPLAINED).flatMap((hunk) => {
    const others = new Set([...undone].filter((other) => other !== hunk));
    return ofHunk(broken, hunk, withUndone(lines, all, others), { ...judges, works: isBetter });
  });
  const isUndone = (line: number) =>
    [...undone].some(({ at, fresh }) => line >= at && line < at + Math.max(1, fresh.length));
  const others = errors.flatMap((finding) => {
    const place = rest.placeOf(finding);
    const line = kept.origin[place.line - 1] ?? 0;
    return isUndone(line) ? [] : [{ finding, place: { ...place, line: line + 1 } }];
  });
  return sortProblems([
    ...reported(source, found, rest.data, changed),
    ...reported(source, others, rest.data),
  ]);
}

/** Hunks that broke the text, as one where they are neighbors: a list that became a text, or lost all its dashes. */
function joinNeighbors(hunks: Hunk[], alone: Set<Hunk>): { all: Hunk[]; joined: Set<Hunk> } {
  const all: Hunk[] = [];
  const joined = new Set<Hunk>();
  for (const hunk of hunks) {
    const last = all.at(-1);
    if (!alone.has(hunk)) all.push(hunk);
    else if (last && joined.has(last) && last.at + last.fresh.length === hunk.at) {
      last.old.push(...hunk.old);
      last.fresh.push(...hunk.fresh);
    } else {
      const copy = { at: hunk.at, old: [...hunk.old], fresh: [...hunk.fresh] };
      all.push(copy);
      joined.add(copy);
    }
  }
  return { all, joined };
}

/** The faults of one hunk, in a text that works without it. */
function ofHunk(broken: Broken, hunk: Hunk, { text, origin }: Mixed, judges: Judges): Located[] {
  const { source, schema } = broken;
  const { at, old, fresh } = hunk;
  const from = Math.max(0, origin.indexOf(at));
  const isIn = (line: number) => line >= from && line < from + Math.max(1, fresh.length);
  const asItWas: Fix = {
    edits: [editOfLines(source.text, { line: at + 1, remove: fresh.length, lines: old })],
    safety: 'suggested',
  };
  const inText = (line: number) => (origin[line] ?? at) + 1;
  const parsed = parseText(text);
  const here = sourceOf(source.file, text, parsed);
  const findings = isSound(parsed) ? schemaFindings(fitOf(parsed.data, schema).errors, here) : [];
  const schemaLocated = findings.map((finding): Located => {
    const place = here.placeOf(finding);
    return { finding, place: { ...place, line: inText(place.line - 1) } };
  });
  const isHere = (finding: Finding) => isIn(here.placeOf(finding).line - 1);
  const [only] = findings;
  for (const located of schemaLocated.filter(({ finding }) => isHere(finding)).slice(0, FEW)) {
    const own = fixOf(located.finding, here);
    const fix = own && moved(own, here.text, source.text, origin);
    if (own && fix && judges.works(applied(text, own))) return [{ ...located, fix }];
  }
  const withOld = () =>
    schemaLocated.map((located, index) => (index === 0 ? { ...located, fix: asItWas } : located));
  if (only && isOfValue(only) && isHere(only)) return withOld();
  const known = old.map((line) => line.trimEnd());
  const candidate =
    fresh.length > 0
      ? bestCandidate(text, { from, to: from + fresh.length, old: known }, judges)
      : undefined;
  if (candidate) {
    const line = inText(candidate.from);
    const { remove, lines, column, length = 1, kind, facts } = candidate;
    const edit = editOfLines(source.text, { line, remove, lines });
    const isAsBefore = lines.every((row) => known.includes(row.trimEnd()));
    const fix: Fix = { edits: [edit], safety: isAsBefore ? 'safe' : 'suggested' };
    const unknown = findings.find((finding) => finding.kind === 'unknown-key');
    const finding =
      kind === 'unknown-key' && unknown ? { ...unknown, facts } : { kind, facts, pointer: [] };
    return [{ finding: finding as Finding, place: { line, column: column + 1, length }, fix }];
  }
  if (fresh.length === 0 && findings.length !== 1) {
    const facts = { line: old.find((row) => row.trim() !== '')?.trim() ?? '', count: old.length };
    return [{ ...placed({ kind: 'missing-line', facts, pointer: [] }, at), fix: asItWas }];
  }
  const slipped = known.length === fresh.length ? slipFrom(known, fresh, judges.names) : undefined;
  if (slipped) {
    const { column, length = 1, kind, facts } = slipped;
    const fix: Fix = { ...asItWas, safety: isSameText(known, fresh) ? 'safe' : 'suggested' };
    const finding = { kind, facts, pointer: [] } as unknown as Finding;
    return [{ finding, place: { line: at + 1, column: column + 1, length }, fix }];
  }
  if (schemaLocated.length > 0) return withOld();
  const [error] = parsed.errors.length > 0 ? parsed.errors : swallowed(parsed);
  const line = error ? text.slice(0, error.start).split('\n').length - 1 : from;
  const finding = parseFinding(parsed, text);
  return [{ ...placed(finding, isIn(line) ? inText(line) - 1 : at), fix: asItWas }];
}

/** As many findings have their own fix tried. */
const FEW = 5;

/** The slip that made the first of some lines out of what it was. */
function slipFrom(old: string[], fresh: string[], names: KnownNames): Candidate | undefined {
  const rows = rowsOf(fresh);
  return slips
    .flatMap(({ slip }) => slip(rows, 0, names))
    .find(({ from, lines }) => from === 0 && lines[0]?.trimEnd() === old[0]);
}

/** Whether lines have the same words, but for signs and spaces. */
const isSameText = (old: string[], fresh: string[]) => wordsOf(old) === wordsOf(fresh);

const wordsOf = (rows: string[]) => rows.join('').replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Faults of a value or a name alone, which need no other explanation. */
const OF_VALUES: readonly Finding['kind'][] = [
  'wrong-format',
  'time-format',
  'not-in-list',
  'number-for-text',
  'boolean-word',
  'unknown-section-type',
  'out-of-range',
  'too-long',
  'blank-left',
];

const isOfValue = (finding: Finding) =>
  OF_VALUES.includes(finding.kind) ||
  (finding.kind === 'unknown-key' && finding.mend !== undefined);

/** A fix of a text with hunks undone as one of the whole text; undefined where the line is not the same. */
function moved(fix: Fix, text: string, original: string, origin: number[]): Fix | undefined {
  const [edit] = fix.edits;
  if (!edit) return undefined;
  const line = text.slice(0, edit.offset).split('\n').length - 1;
  const start = text.lastIndexOf('\n', edit.offset - 1) + 1;
  const rows = original.split('\n');
  const at = origin[line] ?? 0;
  const before = rows.slice(0, at).reduce((sum, row) => sum + row.length + 1, 0);
  const offset = before + edit.offset - start;
  const isSame =
    original.slice(offset, offset + edit.length) ===
    text.slice(edit.offset, edit.offset + edit.length);
  return isSame ? { ...fix, edits: [{ ...edit, offset }] } : undefined;
}

/** The lines in which a slip is looked for, and what they were. */
interface Region {
  from: number;
  to: number;
  old: string[];
}

/** The known slip without which a text works; those that give lines as they were come first. */
function bestCandidate(
  text: string,
  { from, to, old }: Region,
  { works, names }: Judges,
): Candidate | undefined {
  const lines = text.split('\n');
  const rows = rowsOf(lines);
  const all = slips.flatMap(({ slip }) =>
    Array.from({ length: to - from }, (_, index) => slip(rows, from + index, names)).flat(),
  );
  const inside = all.filter((one) => one.from >= from && one.from + one.remove <= to);
  const isKnown = ({ lines: fresh }: Candidate) =>
    fresh.every((row) => old.includes(row.trimEnd()));
  const ranked = [...inside.filter(isKnown), ...inside.filter((one) => !isKnown(one))];
  return ranked
    .slice(0, MOST_TRIED)
    .find((one) => works(lines.toSpliced(one.from, one.remove, ...one.lines).join('\n')));
}
