// Makes a fix of what a rule would write.
import type { Finding, Fix, TextEdit } from '../diagnostic.ts';
import { editOfLines } from '../text/edits.ts';
import { distance } from '../text/nearest.ts';
import { endOfBlock, rowOf, rowsOf } from '../text/rows.ts';
import type { ManifestSource } from '../yaml/source.ts';
import { bracketText, keyLines, scalar, type YamlValue } from '../yaml/write.ts';

/** The longest line that a fix changes, in characters: a program wrote longer ones. */
const LONGEST = 10_000;

/** The fix that a finding's rule has in mind; undefined where it cannot be made. */
export function fixOf(finding: Finding, source: ManifestSource): Fix | undefined {
  const { suggestion } = finding;
  const edit = suggestion && editOf(finding, source);
  return edit && { edits: [edit], safety: 'suggested' };
}

/** The fix that puts several findings right at once; undefined where one of them has none. */
export function fixOfAll(findings: Finding[], source: ManifestSource): Fix | undefined {
  const fixes = findings.map((finding) => fixOf(finding, source));
  return fixes.every((fix) => fix !== undefined) ? joinFixes(fixes) : undefined;
}

/** One fix with the edits of several; undefined where they are in each other's way. */
export function joinFixes(fixes: Fix[]): Fix | undefined {
  const all = new Map(fixes.flatMap(({ edits }) => edits.map((one) => [JSON.stringify(one), one])));
  const edits = [...all.values()].sort((a, b) => a.offset - b.offset);
  const isFree = edits.every(({ offset }, at) => {
    const before = edits[at - 1];
    return !before || before.offset + before.length <= offset;
  });
  if (edits.length === 0 || !isFree) return undefined;
  const isSafe = fixes.every(({ safety }) => safety === 'safe');
  return { edits, safety: isSafe ? 'safe' : 'suggested' };
}

/**
 * Whether a name may be another one mistyped: one letter or two are wrong, and no digit. A guess that is further off
 * is said, but not offered.
 */
function isTypo(written: string, meant: string): boolean {
  const [a, b] = [written, meant].map((word) =>
    word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''),
  );
  if (a === undefined || b === undefined) return false;
  const digits = (word: string) => word.replaceAll(/\D/g, '');
  return digits(a) === digits(b) && distance(a, b) <= (b.length > 5 ? 2 : 1);
}

function editOf(finding: Finding, source: ManifestSource): TextEdit | undefined {
  const { suggestion, pointer, at, part } = finding;
  const { text } = source;
  const [start, end] = source.rangeOf(finding);
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const rows = rowsOf(text.split('\n'));
  const index = text.slice(0, from).split('\n').length - 1;
  const row = rows[index] ?? rowOf('');
  if (!suggestion || row.text.length > LONGEST) return undefined;
  const { meant, value } = finding.facts as { meant?: unknown; value?: unknown };
  const isGuess = typeof meant === 'string' && typeof value !== 'boolean';
  if (isGuess && !isTypo(text.slice(start, end), meant)) return undefined;
  const block = endOfBlock(rows, index) - index;
  const lines = (fresh: string[], remove = block) =>
    editOfLines(text, { line: index + 1, remove, lines: fresh });
  if ('delete' in suggestion) return block === 1 && row.dashes === 0 ? lines([]) : undefined;
  const { instead } = suggestion;
  if (instead === undefined) return undefined;
  if (at === 'key' || part !== undefined) {
    return { offset: start, length: end - start, text: String(instead) };
  }
  if (typeof instead !== 'object') {
    const before = text.slice(from, start);
    // A text in quotes keeps them in brackets, where a comma would end it.
    const isInBrackets = /[[{]/.test(before) && /^["']/.test(text.slice(start));
    const write = isInBrackets ? JSON.stringify : scalar;
    const words = typeof instead === 'string' ? write(instead) : String(instead);
    return { offset: start, length: end - start, text: words };
  }
  if (row.key === undefined || row.key !== pointer.at(-1)) return undefined;
  if (row.value.startsWith('[') || row.value.startsWith('{')) {
    return { offset: start, length: end - start, text: bracketText(instead as YamlValue) };
  }
  const [first = '', ...rest] = keyLines(row.key, instead as YamlValue, row.at);
  return lines([row.text.slice(0, row.at) + first.trimStart(), ...rest]);
}

/** A line so many spaces further to the right, or to the left. */
export const movedLine = (line: string, by: number): string =>
  line.trim() === '' ? line : by > 0 ? ' '.repeat(by) + line : line.slice(-by);
