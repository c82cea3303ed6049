// Finds what broke a text among the lines that have changed since it last worked.
import { type Diagnostic, type Finding, type Fix, sortDiagnostics } from '../diagnostic.ts';
import type { schema } from '../messages/syntax/schema.ts';
import { fitOf } from '../schema/site-schema.ts';
import { applied, editOfLines } from '../text/edits.ts';
import { endOfBlock, rowsOf } from '../text/rows.ts';
import { parseText } from '../yaml/parse.ts';
import { type ManifestSource, sourceOf } from '../yaml/source.ts';
import { ofSlip } from './at-the-errors.ts';
import { placed } from './damage.ts';
import { fixOfAll, joinFixes } from './fix.ts';
import { type Culprits, type Hunk, withUndone } from './hunks.ts';
import { type Broken, isSound, type Judges, swallowed } from './judges.ts';
import { found, parseFinding } from './parse-findings.ts';
import { type Located, reported } from './report.ts';
import { schemaFindings } from './schema-errors.ts';
import { isSameText, onlySlip, slipFrom } from './slips.ts';

/** As many places are explained, each with readings of the whole text; the others are reported once these are right. */
const MOST_EXPLAINED = 20;

/** As many places may be slips of one person. */
const FEW = 3;

/** The diagnostics of what has changed since the text last worked. */
export function sinceItWorked(
  broken: Broken,
  lines: readonly string[],
  { hunks, undone }: Culprits,
  judges: Judges,
): Diagnostic[] {
  const { source } = broken;
  const kept = withUndone(lines, hunks, undone);
  const sourceFrom = (text: string) => sourceOf(source.file, text, parseText(text));
  const rest = sourceFrom(kept.text);
  const errors = broken.rulesOn(rest);
  /** The data of a text that works, and in which the rules find no more than without what broke it. */
  const read = (text: string) => {
    const data = judges.read(text);
    const isWorse = data !== undefined && broken.rulesOn(sourceFrom(text)).length > errors.length;
    return isWorse ? undefined : data;
  };
  const others = hunks.filter((hunk) => !undone.has(hunk));
  const gone = new Set(others.flatMap(({ old }) => old.map((line) => line.trim()).filter(Boolean)));
  const found = [...undone].slice(0, MOST_EXPLAINED).flatMap((hunk) => {
    const rest = new Set([...undone].filter((other) => other !== hunk));
    return ofHunk(broken, hunk, withUndone(lines, hunks, rest), { ...judges, read, gone });
  });
  // What went through the whole file has left more than what is an error, and no fix takes all of it back.
  const isThroughout =
    undone.size > MOST_EXPLAINED || (undone.size > FEW && others.length > undone.size);
  if (isThroughout) for (const located of found) delete located.fix;
  const isUndone = (line: number) =>
    [...undone].some(({ at, fresh }) => line >= at && line < at + Math.max(1, fresh.length));
  const ofRules = errors.flatMap((finding) => {
    const place = rest.placeOf(finding);
    const line = kept.origin[place.line - 1] ?? 0;
    return isUndone(line) ? [] : [{ finding, place: { ...place, line: line + 1 } }];
  });
  return sortDiagnostics([
    ...reported(source, found, rest.data),
    ...reported(source, ofRules, rest.data),
  ]);
}

/** The faults of one hunk, in a text that works without it. All share one fix. */
function ofHunk(
  broken: Broken,
  hunk: Hunk,
  { text, origin }: ReturnType<typeof withUndone>,
  { gone, ...judges }: Judges & { gone: Set<string> },
): Located[] {
  const { source, schema } = broken;
  const { at, old, fresh } = hunk;
  const from = Math.max(0, origin.indexOf(at));
  const size = Math.max(1, fresh.length);
  const asItWas: Fix = {
    edits: [editOfLines(source.text, { line: at + 1, remove: fresh.length, lines: old })],
    safety: isSameText(old, fresh) ? 'safe' : 'suggested',
  };
  // Lines that were cut from elsewhere would be lost.
  const isMoved = fresh.some((line) => gone.has(line.trim()));
  const whole = isMoved ? {} : { fix: asItWas };
  const parsed = parseText(text);
  const here = sourceOf(source.file, text, parsed);
  const findings = isSound(parsed) ? schemaFindings(fitOf(parsed.data, schema).errors, here) : [];
  // One wrong name is missing under its right one, too.
  const isRenamed = findings.some(({ kind }) => kind === 'unknown-key');
  const inside = findings.flatMap((finding): Located[] => {
    if (isRenamed && finding.kind === 'missing-key') return [];
    const place = here.placeOf(finding);
    const line = (origin[place.line - 1] ?? at) + 1;
    const isInside = place.line > from && place.line <= from + size;
    return isInside ? [{ finding, place: { ...place, line } }] : [];
  });
  const own = fixOfAll(
    inside.map(({ finding }) => finding),
    here,
  );
  const ownFix = own && moved(own, here.text, source.text, origin);
  if (ownFix && judges.read(applied(text, own)) !== undefined) {
    return inside.map((located) => ({ ...located, fix: ownFix }));
  }
  if (inside.length > 0 && inside.every(({ finding }) => isOfValue(finding))) {
    return inside.map((located) => ({ ...located, ...whole }));
  }
  const known = old.map((line) => line.trimEnd());
  const isLost = fresh.length === 0 && findings.length !== 1;
  if (isLost) {
    const facts = { line: known.find((row) => row !== '')?.trim() ?? '', count: old.length };
    return [{ ...placed(found('missing-line', [], facts), at), ...whole }];
  }
  const slipped = known.length === fresh.length && slipFrom(known, fresh, judges.names);
  if (slipped) {
    const located = ofSlip({ ...slipped, from: at }, source.text, source.text.split('\n'));
    return [{ ...located, fix: asItWas }];
  }
  const lines = text.split('\n');
  const rows = fresh.map((_, index) => from + index);
  const meant = fresh.length > 0 && !isMoved ? onlySlip(lines, rows, judges) : undefined;
  if (meant)
    return [
      ofSlip({ ...meant, from: origin[meant.from] ?? at }, source.text, source.text.split('\n')),
    ];
  // Of new lines, those stay that are right.
  const isNew = old.every((line) => line.trim() === '');
  const less = isNew ? withoutFields(inside, here) : undefined;
  const lessFix = less && moved(less, here.text, source.text, origin);
  const isEnough = less && judges.read(applied(text, less)) !== undefined;
  const fix = lessFix && isEnough ? { fix: lessFix } : whole;
  if (inside.length > 0) return inside.map((located) => ({ ...located, ...fix }));
  // What is missing is said of what it is missing in, and an error that shows elsewhere where the lines changed.
  const isLoss = fresh.every((line) => line.trim() === '' || old.includes(line));
  const [error] = parsed.errors.length > 0 ? parsed.errors : swallowed(parsed);
  const [finding] = findings;
  const line = finding
    ? here.placeOf(finding).line - 1
    : text.slice(0, error?.start ?? 0).split('\n').length - 1;
  const isThere = (finding && isLoss) || (line >= from && line < from + size);
  const place = isThere ? (origin[line] ?? at) : at;
  return [{ ...placed(finding ?? parseFinding(parsed, text), place), ...whole }];
}

/** Faults of a value or a name alone, which need no other explanation. */
const OF_VALUES: readonly string[] = [
  'wrong-format',
  'time-format',
  'not-in-list',
  'number-for-text',
  'boolean-word',
  'unknown-section-type',
  'out-of-range',
  'too-long',
  'blank-left',
] satisfies (keyof typeof schema)[];

const isOfValue = (finding: Finding) =>
  OF_VALUES.includes(finding.kind) ||
  (finding.kind === 'unknown-key' && finding.suggestion !== undefined);

/** The fix that leaves out fields that are not known, with what stands below them; undefined where something else is wrong. */
function withoutFields(inside: Located[], source: ManifestSource): Fix | undefined {
  if (inside.some(({ finding }) => finding.kind !== 'unknown-key')) return undefined;
  const rows = rowsOf(source.text.split('\n'));
  const edits = inside.map(({ finding }) => {
    const { line } = source.placeOf(finding);
    const remove = endOfBlock(rows, line - 1) - (line - 1);
    return editOfLines(source.text, { line, remove, lines: [] });
  });
  return joinFixes([{ edits, safety: 'suggested' }]);
}

/** A fix of a text with hunks undone as one of the whole text; undefined where the line is not the same. */
function moved(fix: Fix, text: string, original: string, origin: number[]): Fix | undefined {
  const rows = original.split('\n');
  const edits = fix.edits.flatMap((edit) => {
    const line = text.slice(0, edit.offset).split('\n').length - 1;
    const start = text.lastIndexOf('\n', edit.offset - 1) + 1;
    const before = rows.slice(0, origin[line] ?? 0).reduce((sum, row) => sum + row.length + 1, 0);
    const offset = before + edit.offset - start;
    const isSame =
      original.slice(offset, offset + edit.length) ===
      text.slice(edit.offset, edit.offset + edit.length);
    return isSame ? [{ ...edit, offset }] : [];
  });
  return edits.length === fix.edits.length ? { ...fix, edits } : undefined;
}
