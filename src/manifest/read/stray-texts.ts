// Finds lines that go on with the text above them and slid to the left, out of everything, and puts them back below it.
import type { Fix } from '../problem.ts';
import { depthOf, keyAt, LONG_LINE } from './lines.ts';
import { isKey } from './lost-colons.ts';

/** The line with which a text slid out, counted from 1, and the lines that bring it back. */
export interface StrayText {
  line: number;
  column: number;
  fix: Fix;
}

/** The reader may stumble this far below the line that slid out. */
const NEAR = [3, 2, 1, 0];

/** Behind so many words a text is likely to go on. */
const MANY_WORDS = 6;
const FEW_WORDS = 3;

/** Titles write shorter words small. */
const LONG_WORD = 4;

/** The text that slid out at a line or shortly above it. */
export function strayText(lines: string[], from: number): StrayText | undefined {
  for (const by of NEAR) {
    const line = from - by;
    const host = line > 1 ? hostOf(lines, line) : undefined;
    if (!host || !isStray(lines, line, host)) continue;
    const run = runFrom(lines, line, host);
    if (host.folded || endsLikeText(lines, host, run)) {
      return { line, column: depthOf(run[0]) + 1, fix: broughtBack(lines, line, host, run) };
    }
  }
  return undefined;
}

/** The text above a line at its left edge, with the line and those like it as its further lines. */
export function textGoingOn(lines: string[], line: number): Fix | undefined {
  const host = line > 1 && isWords(lines, line) ? hostOf(lines, line) : undefined;
  if (!host || depthOf(lines[line - 1]) >= depthOf(lines[host.at]) || isRemark(lines, line)) {
    return undefined;
  }
  return broughtBack(lines, line, host, runFrom(lines, line, host));
}

/** Whether a line in small letters stands below a whole sentence or a title, as a remark does that somebody made. */
function isRemark(lines: string[], line: number): boolean {
  const above = (lines[line - 2] ?? '').replace(PLAIN, '').trim();
  const content = lines[line - 1] ?? '';
  if (/[.!?][”’)]*$/.test(above)) return /^\s*\p{Ll}/u.test(content);
  const words = above.split(' ').filter((word) => word.length >= LONG_WORD);
  const isTitle = words.length > 1 && words.every((word) => !/^\p{Ll}/u.test(word));
  return isTitle && above.endsWith(words.at(-1) ?? '') && /^\s*\p{Ll}{4}/u.test(content);
}

/** Where a text begins. */
interface Host {
  /** The line with its key or dash, counted from 0. */
  at: number;
  folded: boolean;
  /** How deep its further lines stand. */
  depth: number;
}

const FOLD = /^\s*(?:- +)*(?:[\w-]+:|-) +[>|][-+]?\s*$/;
const PLAIN = /^\s*(?:(?:- +)*[\w-]+: +|(?:- +)+)(?=[^\s#|>&*![\]{}"'%@`,])/;

/** The text that a line would go on with. */
function hostOf(lines: string[], line: number): Host | undefined {
  let least = Number.POSITIVE_INFINITY;
  let plain: number | undefined;
  for (let at = line - 2; at >= 0; at--) {
    const content = lines[at] ?? '';
    if (content.trim() === '') continue;
    if (FOLD.test(content) && keyAt(content) < least) {
      return { at, folded: true, depth: depthOf(lines[at + 1]) };
    }
    if (PLAIN.test(content)) plain ??= at;
    least = Math.min(least, depthOf(content));
    if (least === 0 || depthOf(content) < depthOf(lines[line - 2])) break;
  }
  if (plain === undefined) return undefined;
  const content = lines[plain] ?? '';
  const isPair = /^\s*(?:- +)*[\w-]+: /.test(content);
  return { at: plain, folded: false, depth: keyAt(content) + (isPair ? 2 : 0) };
}

/** Whether a line stands to the left of the text above it, and holds no key of the file's. */
function isStray(lines: string[], line: number, { at, folded }: Host): boolean {
  const content = lines[line - 1] ?? '';
  const own = depthOf(content);
  if (own === -1 || own >= depthOf(lines[at]) || !isWords(lines, line)) return false;
  const above = lines[line - 2] ?? '';
  const ended = /[.!?:][”’)]*\s*$/.test(above);
  return folded || (!ended && (/^\s*\p{Ll}/u.test(content) || above.length > LONG_LINE));
}

/** Whether a line can be words of a text: a pair has a key that no other line has, and more than one word behind it. */
function isWords(lines: string[], line: number): boolean {
  const content = lines[line - 1]?.trim() ?? '';
  if (!/^(?:[\p{L}\d({]|\| [^|]*$)/u.test(content)) return false;
  const isPair = /^[\w-]+ *[:=]/.test(content);
  if (isPair && !/^[a-z0-9]+: +\S+ +\S/i.test(content)) return false;
  // Some keys begin sentences too, such as `to`; a key that lost its colon has few words behind it.
  if (!isPair && content.split(/\s+/).length > FEW_WORDS) return true;
  const [word = ''] = /^[\w-]*/.exec(content) ?? [];
  return word === '' || !isKey(word, lines, line);
}

/** A line that slid out, and those below it that did the same. */
function runFrom(lines: string[], line: number, { at }: Host): string[] {
  const key = depthOf(lines[at]);
  let end = line;
  while (depthOf(lines[end]) >= 0 && depthOf(lines[end]) < key && isWords(lines, end + 1)) end++;
  return lines.slice(line - 1, end);
}

/** Whether some lines are the rest of a sentence rather than a note without its sign. */
function endsLikeText(lines: string[], { at }: Host, run: string[]): boolean {
  const begun = (lines[at] ?? '').replace(PLAIN, '');
  return /[.!?][”’)]*\s*$/.test(run.at(-1) ?? '') || begun.split(/\s+/).length >= MANY_WORDS;
}

/** The lines below their text again, which becomes one of several lines where a colon or a hash asks for that. */
function broughtBack(lines: string[], line: number, host: Host, run: string[]): Fix {
  const { at, folded } = host;
  const indented = (all: string[], depth = host.depth) =>
    all.map((content) => ' '.repeat(depth) + content.trim());
  if (folded || !run.some((content) => /:(?:\s|$)|\s#/.test(content))) {
    return { line, remove: run.length, lines: indented(run) };
  }
  const first = lines[at] ?? '';
  const [lead = ''] = PLAIN.exec(first) ?? [];
  const text = [first.slice(lead.length), ...lines.slice(at + 1, line - 1), ...run];
  const written = [`${lead}>-`, ...indented(text)];
  return { line: at + 1, remove: text.length, lines: written };
}
