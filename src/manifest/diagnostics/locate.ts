// Finds where a text broke: what has changed since it last worked, and which known slip puts it right.
import { type Finding, type Fix, type Problem, sortProblems } from '../problem.ts';
import type { ManifestSchema } from '../schema/schema-files.ts';
import { fitOf, misfitCounter } from '../schema/site-schema.ts';
import { applied, editOfLines } from '../text/edits.ts';
import { effort } from '../text/effort.ts';
import { rowsOf } from '../text/rows.ts';
import { isReadable, type Parsed, parseText, type Suspicion } from '../yaml/parse.ts';
import { readPlainYaml } from '../yaml/plain-yaml.ts';
import { type ManifestSource, sourceOf } from '../yaml/source.ts';
import { damaged, fatal, type PlacedFinding, placed } from './damage.ts';
import { fixOf } from './fix.ts';
import { culprits, type Hunk, hunksOf, type Judged, type Mixed, mixed } from './hunks.ts';
import { report } from './report.ts';
import { schemaFindings } from './schema-errors.ts';
import { slips } from './slips/all-slips.ts';
import type { Candidate, KnownNames } from './slips/slip.ts';

/** A text that cannot be read or does not fit, and what is known around it. */
export interface Broken {
  source: ManifestSource;
  parsed: Parsed;
  schema: ManifestSchema;
  /** The last version that worked. */
  good?: { text: string; restore?: string; isOther?: boolean };
  /** Whether there is time for fixes. */
  withFixes: boolean;
  /** The errors that the rules find in a text that fits. */
  rulesOn(source: ManifestSource): Finding[];
}

/** Reading 127 kB takes 2 ms where the text is plain, and 25 ms where it is not. */
const FULLY = 12;

/** Without a last good version so many lines before an error are tried. */
const NEAR = 8;

/** As many candidates are tried for one place. */
const MOST_TRIED = 120;

/** As many faults are found one after the other. */
const MOST_FAULTS = 10;

/** A finding at its place in the text, with a fix that helps. */
interface Located extends PlacedFinding {
  fix?: Fix;
}

/** The problems of a broken text. */
export function locate(broken: Broken): Problem[] {
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
  if (isDamaged) {
    const damage = damaged({ text, lines, good: goodLines, parts, restore: good?.restore });
    return reported(source, [damage]);
  }
  const judging = judgesOf(broken);
  if (isLike && hunks.length > 0) {
    const found = sinceItWorked(broken, lines, hunks, judging);
    if (found) return found;
  }
  return atTheErrors(broken, lines, judging);
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

/** Ways to judge a text, which share their effort. */
interface Judges {
  /** The number of errors and the first one's line; undefined where there is no more time. */
  judge(text: string): Judged | undefined;
  /** Whether a text works. */
  works(text: string): boolean;
  names: KnownNames;
}

function judgesOf({ source, schema, good }: Broken): Judges {
  const misfits = misfitCounter(schema);
  const left = effort();
  const base = good?.text ?? source.text;
  const isPlain = good !== undefined && readPlainYaml(good.text) !== undefined;
  const names = new Set([...schema.keys, ...namesIn(base)]);
  const reads = (text: string) => left.allows({ length: text.length * (isPlain ? 1 : FULLY) });
  return {
    names,
    works: (text) => {
      if (!reads(text)) return false;
      if (isPlain) {
        const data = readPlainYaml(text);
        return data !== undefined && misfits(data) === 0;
      }
      const parsed = parseText(text);
      return isReadable(parsed) && swallowed(parsed).length === 0 && misfits(parsed.data) === 0;
    },
    judge: (text) => {
      if (!left.allows({ length: text.length * (isPlain ? 2 : FULLY) })) return undefined;
      const parsed = parseText(text);
      const [first] = parsed.errors.length > 0 ? parsed.errors : swallowed(parsed);
      const lineAt = (position: number) => text.slice(0, position).split('\n').length - 1;
      if (first) return { errors: 1000 + parsed.errors.length, line: lineAt(first.start) };
      const count = misfits(parsed.data);
      if (count === 0) return { errors: 0, line: 0 };
      const fresh = sourceOf('', text, parsed);
      const errors = schemaFindings(fitOf(parsed.data, schema).errors, fresh);
      const starts = errors.map((finding) => fresh.placeOf(finding).line - 1);
      return { errors: count, line: Math.min(...starts) };
    },
  };
}

const namesIn = (text: string) =>
  [...text.matchAll(/^ *(?:- +)*([a-z_][\w-]*):(?= |$)/gm)].map(([, name = '']) => name);

/** Values that cannot have been meant, so that the text counts as broken. */
export const swallowed = ({ suspicions }: Parsed): Suspicion[] =>
  suspicions.filter(({ what }) => what === 'swallowed-line' || what === 'anchor');

/** The problems of what has changed since the text last worked; undefined where that takes too long. */
function sinceItWorked(
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
  const kept = mixed(lines, all, undone);
  const rest = sourceOf(source.file, kept.text, parseText(kept.text));
  const errors = broken.rulesOn(rest);
  /** Whether a text works, and the rules find no more in it than without what broke it. */
  const isBetter = (text: string) =>
    judges.works(text) &&
    broken.rulesOn(sourceOf(source.file, text, parseText(text))).length <= errors.length;
  const found = [...undone].flatMap((hunk) => {
    const others = new Set([...undone].filter((other) => other !== hunk));
    return ofHunk(broken, hunk, mixed(lines, all, others), { ...judges, works: isBetter });
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

/** What is wrong with one hunk, in a text that works without it. */
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
  const isRead = isReadable(parsed) && swallowed(parsed).length === 0;
  const findings = isRead ? schemaFindings(fitOf(parsed.data, schema).errors, here) : [];
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

/** The problems at the places where the parser or the schema stops, without knowledge of an earlier version. */
function atTheErrors(broken: Broken, lines: readonly string[], judges: Judges): Problem[] {
  const { source, parsed, schema, withFixes } = broken;
  const found: Located[] = [];
  let now = lines;
  let state: Parsed = parsed;
  for (let count = 0; count < MOST_FAULTS && !isSound(state); count++) {
    const text = now.join('\n');
    const error = state.errors[0] ?? swallowed(state)[0];
    const start = error?.start ?? 0;
    const line = text.slice(0, start).split('\n').length - 1;
    const next = withFixes ? nearestSlip(now, line, judges) : undefined;
    if (!next) {
      found.push(placed(parseFinding(state, text), line, columnOf(text, start)));
      break;
    }
    const { from, remove, lines: fresh, column, length = 1, kind, facts } = next.candidate;
    const edit = editOfLines(source.text, { line: from + 1, remove, lines: fresh });
    found.push({
      finding: { kind, facts, pointer: [] } as unknown as Finding,
      place: { line: from + 1, column: column + 1, length },
      fix: { edits: [edit], safety: isOnlySpace(lines, next.candidate) ? 'safe' : 'suggested' },
    });
    now = now.toSpliced(from, remove, ...fresh);
    state = next.parsed;
  }
  if (!isSound(state)) return reported(source, found);
  const here = sourceOf(source.file, now.join('\n'), state);
  const { errors } = fitOf(state.data, schema);
  const findings = errors.length > 0 ? schemaFindings(errors, here) : broken.rulesOn(here);
  const [first] = findings;
  const slip =
    withFixes && first && !isOfValue(first) && errors.length > 0 && found.length === 0
      ? slipAtMisfit(broken, now, here.placeOf(first).line - 1, judges)
      : undefined;
  if (slip) return reported(source, [slip]);
  const tried = withFixes && found.length === 0 ? findings.slice(0, MOST_FAULTS) : [];
  const before = tried.length > 0 ? judges.judge(here.text) : undefined;
  for (const finding of findings) {
    const fix = tried.includes(finding) ? fixOf(finding, here) : undefined;
    const after = fix && before && judges.judge(applied(here.text, fix));
    const helps = after !== undefined && before !== undefined && after.errors < before.errors;
    found.push({ finding, place: here.placeOf(finding), ...(helps && { fix }) });
  }
  return reported(source, found, state.data);
}

const isSound = (parsed: Parsed) => isReadable(parsed) && swallowed(parsed).length === 0;

/** Whether a slip changed nothing but spaces and the sign of a list. */
function isOnlySpace(lines: readonly string[], { from, remove, lines: fresh, kind }: Candidate) {
  const words = (some: readonly string[]) => some.join('\n').replaceAll(/[\s\u00a0]/g, '');
  const isClear = kind === 'tab-indentation' || kind === 'missing-colon';
  return isClear && words(lines.slice(from, from + remove)) === words(fresh);
}

/** The slip near a parse error with which the text can be read further. */
function nearestSlip(lines: readonly string[], line: number, { names }: Judges) {
  const rows = rowsOf(lines);
  const near: number[] = [];
  for (let at = Math.min(line, lines.length - 1); at >= 0 && near.length < NEAR; at--) {
    if (rows[at]?.kind === 'content') near.push(at);
  }
  // The parser says a line too late as often as it says the right one.
  const all = slips.flatMap(({ slip }) => near.flatMap((at) => slip(rows, at, names)));
  let best: { candidate: Candidate; parsed: Parsed; far: number } | undefined;
  for (const candidate of all.filter(({ kind }) => kind !== 'unknown-key').slice(0, MOST_TRIED)) {
    const text = lines.toSpliced(candidate.from, candidate.remove, ...candidate.lines).join('\n');
    if (text.length > 1_000_000) return undefined;
    const parsed = parseText(text);
    if (isSound(parsed)) return { candidate, parsed };
    const start = (parsed.errors[0] ?? swallowed(parsed)[0])?.start ?? 0;
    const far = text.slice(0, start).split('\n').length - 1;
    if (far > (best?.far ?? line + 2)) best = { candidate, parsed, far };
  }
  return best;
}

/** A slip near the first error of the schema without which there is none. */
function slipAtMisfit(
  { source }: Broken,
  lines: readonly string[],
  line: number,
  judges: Judges,
): Located | undefined {
  const region = { from: Math.max(0, line - 2), to: Math.min(lines.length, line + NEAR), old: [] };
  const candidate = bestCandidate(lines.join('\n'), region, judges);
  if (!candidate || candidate.kind === 'unknown-key') return undefined;
  const { from, remove, lines: fresh, column, length = 1, kind, facts } = candidate;
  const edit = editOfLines(source.text, { line: from + 1, remove, lines: fresh });
  return {
    finding: { kind, facts, pointer: [] } as unknown as Finding,
    place: { line: from + 1, column: column + 1, length },
    fix: { edits: [edit], safety: 'suggested' },
  };
}

const columnOf = (text: string, position: number) =>
  position - (text.lastIndexOf('\n', position - 1) + 1);

/** The parser's codes that say something to a person. */
const CAUSES: Record<string, string> = {
  MISSING_CHAR: 'a quotation mark, a colon or a bracket is missing',
  BAD_INDENT: 'it is not in line with its neighbors',
  BAD_ALIAS: 'a text that begins with a star needs quotes',
  TAB_AS_INDENT: 'a tab stands in place of spaces',
  BLOCK_AS_IMPLICIT_KEY: 'two fields or a list are on one line',
  MULTILINE_IMPLICIT_KEY: 'the line before it may lack its colon',
  BAD_SCALAR_START: 'the text begins with a sign that needs quotes',
  MULTIPLE_DOCS: 'a line of dashes cuts the file into two',
};

/** The first parse error, or the first suspicion, as a finding. */
function parseFinding({ errors, suspicions, data }: Parsed, text: string): Finding {
  const [error] = errors;
  const [suspicion] = error ? [] : suspicions;
  if (suspicion) return suspicionFinding(suspicion);
  if (error?.code === 'DUPLICATE_KEY') {
    const name = /^[\w-]+/.exec(text.slice(error.start))?.[0] ?? '';
    const column = columnOf(text, error.start);
    const above = text.slice(0, error.start).split('\n').slice(0, -1);
    const first = above.findLastIndex((row) => row.slice(column).startsWith(`${name}:`)) + 1;
    return { kind: 'duplicate-key', facts: { name, first }, pointer: [] };
  }
  const cause = error ? CAUSES[error.code] : data === undefined ? 'the file is empty' : undefined;
  return { kind: 'yaml-syntax', facts: { ...(cause && { cause }) }, pointer: [] };
}

/** The finding about a value that can hardly be meant. */
export function suspicionFinding({ what, word }: Suspicion): Finding {
  const pointer: Finding['pointer'] = [];
  if (what === 'anchor') return { kind: 'quotation-mark', facts: { value: `&${word}` }, pointer };
  if (what === 'curly-quotes') return { kind: 'quotation-mark', facts: { value: '“' }, pointer };
  if (what === 'cut-text') return { kind: 'note-after-text', facts: {}, pointer };
  return { kind: 'swallowed-line', facts: { word }, pointer };
}

/** Problems of findings that have their places already. */
function reported(
  source: ManifestSource,
  found: Located[],
  data: unknown = source.data,
  changed?: number,
): Problem[] {
  const places = new Map(found.map(({ finding, place }) => [finding, place]));
  const fixes = new Map(found.flatMap(({ finding, fix }) => (fix ? [[finding, fix]] : [])));
  const problems = report(
    found.map(({ finding }) => finding),
    { ...source, data },
    { fixes, placeOf: (finding) => places.get(finding) ?? source.placeOf(finding) },
  );
  return changed === undefined ? problems : problems.map((problem) => since(problem, changed));
}

/** A problem with how many lines have changed. */
function since(problem: Problem, changed: number): Problem {
  if (changed < 2) return problem;
  const words = `Line ${problem.line} is one of the ${changed} lines that changed since the file last worked.`;
  return { ...problem, hint: problem.hint ? `${problem.hint} ${words}` : words };
}
