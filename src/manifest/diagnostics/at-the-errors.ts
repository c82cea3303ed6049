// Looks where the parser or the schema stops, when no earlier version says what was there.
import type { Diagnostic } from '../diagnostic.ts';
import { fitOf } from '../schema/site-schema.ts';
import { applied, editOfLines } from '../text/edits.ts';
import { placeOf } from '../text/places.ts';
import { rowsOf } from '../text/rows.ts';
import { placed } from './damage.ts';
import { fixOfAll } from './fix.ts';
import { type Broken, isSound, type Judges, swallowed } from './judges.ts';
import { parseFinding } from './parse-findings.ts';
import { type Located, reported } from './report.ts';
import { schemaFindings } from './schema-errors.ts';
import { type Candidate, isSameText, onlySlip } from './slips.ts';

/** The number of lines before an error that are tried: the parser says one too late as often as the right one. */
const NEAR = 8;

/** As many findings are looked at for fixes. */
const MOST_FIXED = 50;

/** The diagnostics at the places where the parser or the schema stops, without knowledge of an earlier version. */
export function atTheErrors(
  broken: Broken,
  lines: readonly string[],
  judges: Judges,
): Diagnostic[] {
  const { source, parsed, schema, withFixes } = broken;
  if (!isSound(parsed)) return reported(source, [unreadable(broken, lines, judges)]);
  const { errors } = fitOf(source.data, schema);
  const findings = errors.length > 0 ? schemaFindings(errors, source) : broken.rulesOn(source);
  const before = withFixes && errors.length > 0 ? judges.judge(source.text) : undefined;
  const found = findings.map((finding): Located => ({ finding, place: source.placeOf(finding) }));
  if (!before) return reported(source, found);
  const tried = found.slice(0, MOST_FIXED);
  for (const kind of new Set(tried.map(({ finding }) => finding.kind))) {
    const group = tried.filter(({ finding }) => finding.kind === kind);
    const fix = fixOfAll(
      group.map(({ finding }) => finding),
      source,
    );
    const after = fix && judges.judge(applied(source.text, fix));
    if (!after || after.errors > before.errors - group.length) continue;
    for (const located of group) located.fix = fix;
    // One wrong name is missing under its right one, too.
    if (after.errors === 0) return reported(source, group);
  }
  return reported(source, found);
}

/** What keeps a text from being read: the only slip near it, or what the parser says. */
function unreadable(
  { source, parsed, withFixes }: Broken,
  lines: readonly string[],
  judges: Judges,
) {
  const { text } = source;
  const start = (parsed.errors[0] ?? swallowed(parsed)[0])?.start ?? 0;
  const at = placeOf(text, start);
  const line = at.line - 1;
  const rows = rowsOf(lines);
  const near: number[] = [];
  for (let at = Math.min(line, lines.length - 1); at >= 0 && near.length < NEAR; at--) {
    if (rows[at]?.kind === 'content') near.push(at);
  }
  const slip = withFixes ? onlySlip(lines, near, judges) : undefined;
  if (!slip) return placed(parseFinding(parsed, text), line, at.column - 1);
  return ofSlip(slip, text, lines);
}

/** A slip as a finding, with the fix that takes it back. Rows and lines are those of the text. */
export function ofSlip(slip: Candidate, text: string, lines: readonly string[]): Located {
  const { from, remove, lines: fresh, column, length = 1, kind, facts } = slip;
  const isClear = kind === 'tab-indentation' || kind === 'missing-colon';
  const isSafe = isClear && isSameText(lines.slice(from, from + remove), fresh);
  return {
    finding: { kind, facts, pointer: [] },
    place: { line: from + 1, column: column + 1, length },
    fix: {
      edits: [editOfLines(text, { line: from + 1, remove, lines: fresh })],
      safety: isSafe ? 'safe' : 'suggested',
    },
  };
}
