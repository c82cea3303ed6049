// Looks where the parser or the schema stops, when no earlier version says what was there.
import type { Finding } from '../messages/all-messages.ts';
import type { Problem } from '../problem.ts';
import { fitOf } from '../schema/site-schema.ts';
import { applied, editOfLines } from '../text/edits.ts';
import { rowsOf } from '../text/rows.ts';
import { type Parsed, parseText } from '../yaml/parse.ts';
import { sourceOf } from '../yaml/source.ts';
import { placed } from './damage.ts';
import { fixOf } from './fix.ts';
import { type Broken, isSound, type Judges, swallowed } from './judges.ts';
import { type Located, reported } from './located.ts';
import { columnOf, parseFinding } from './parse-findings.ts';
import { schemaFindings } from './schema-errors.ts';
import { slips } from './slips/all-slips.ts';
import type { Candidate } from './slips/slip.ts';

/** The number of lines before an error that are tried. */
const NEAR = 8;

/** As many candidates are tried for one place. */
const MOST_TRIED = 120;

/** As many faults are found one after the other. */
const MOST_FAULTS = 10;

/** As many findings are tried as the only cause. */
const FEW = 5;

/** The problems at the places where the parser or the schema stops, without knowledge of an earlier version. */
export function atTheErrors(broken: Broken, lines: readonly string[], judges: Judges): Problem[] {
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
  // One wrong name is missing under its right one, too.
  const cause = findings.slice(0, FEW).find((finding) => {
    const own = withFixes && errors.length > 0 ? fixOf(finding, here) : undefined;
    return own && judges.works(applied(here.text, own));
  });
  const tried = withFixes && found.length === 0 ? findings.slice(0, MOST_FAULTS) : [];
  const before = tried.length > 0 ? judges.judge(here.text) : undefined;
  for (const finding of cause ? [cause] : findings) {
    const fix = tried.includes(finding) ? fixOf(finding, here) : undefined;
    const after = fix && before && judges.judge(applied(here.text, fix));
    const helps = after !== undefined && before !== undefined && after.errors < before.errors;
    found.push({ finding, place: here.placeOf(finding), ...(helps && { fix }) });
  }
  return reported(source, found, state.data);
}

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
