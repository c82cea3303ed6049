// Colons, dashes, quotation marks and small letters that another program has replaced throughout.
import type { Replaced } from '../../messages/syntax/whole-file.ts';
import { type Cause, cause, eachLine, fitting, type Survey } from './cause.ts';

/** Fewer signs than this are slips. */
const FEWEST = 5;

/** Whether the replacement concerns (nearly) all occurrences. */
const throughout = (replaced: number, left: number) => replaced >= FEWEST && left * 20 <= replaced;

/** A line's start and its name, which a colon should follow. */
const NAME = '^(\\s*(?:\\S{1,2} +)*[A-Za-z_][\\w-]+)';

/** Signs that have taken the place of colons. */
const COLONS = ['=>', '=', '：', '；', ';', '→', '->', '|', '–', '﹕', '꞉', ',', '.'];

export function colonsThroughout(survey: Survey): Cause | undefined {
  const plain = fitting(survey, new RegExp(`${NAME}:(?: |$)`)).length;
  const literally = (sign: string) => sign.replace(/[|.]/g, '\\$&');
  for (const now of COLONS) {
    const pattern = new RegExp(`${NAME} *${literally(now)} *(?= \\S|\\S|$)`);
    const found = fitting(survey, new RegExp(`${pattern.source}`));
    const ends = fitting(survey, new RegExp(`${NAME} *${literally(now)}\\s*$`)).length;
    if (ends < 2 || !throughout(found.length, plain)) continue;
    const mended = eachLine(survey, (line) => line.replace(pattern, '$1: ').trimEnd());
    return replaced('colon', now, found, mended);
  }
  return colonsWithoutSpace(survey, plain) ?? lostColons(survey, plain);
}

/** No space after any colon: `name:Lakeside Hauling`. */
function colonsWithoutSpace(survey: Survey, plain: number): Cause | undefined {
  const pattern = new RegExp(`${NAME}:(?=[^\\s/])`);
  const found = fitting(survey, pattern);
  const spaced = plain - fitting(survey, new RegExp(`${NAME}:$`)).length;
  if (!throughout(found.length, spaced)) return undefined;
  const mended = eachLine(survey, (line) => line.replace(new RegExp(`${NAME}:(?=\\S)`), '$1: '));
  return replaced('space after the colon', undefined, found, mended);
}

/** No colon at all: `name Lakeside Hauling`. */
function lostColons(survey: Survey, plain: number): Cause | undefined {
  const { lines, said, parts } = survey;
  const alone = said.filter((at) => parts.includes((lines[at] ?? '').trimEnd()));
  return alone.length >= 3 && plain * 20 <= said.length
    ? cause('replaced-signs', { was: 'colon', count: said.length - plain }, { at: alone[0] })
    : undefined;
}

/** Signs that have taken the place of dashes. */
const DASHES = /^(\s*)([•·●▪◦–—−‐‑*+]|o|\d+[.)])[ \t\u00A0]+(?=\S)/;

export function dashes(survey: Survey): Cause | undefined {
  const { lines } = survey;
  const plain = fitting(survey, /^\s*- /).length;
  const found = fitting(survey, DASHES);
  if (throughout(found.length, plain)) {
    const now = DASHES.exec(lines[found[0] ?? 0] ?? '')?.[2];
    const again = (line: string): string => {
      const rest = line.replace(DASHES, '$1- ');
      return rest === line ? line : rest.replace(/(?<=^\s*- )([•·●▪◦–—−‐‑*+])[ \t]+(?=\S)/, '- ');
    };
    return replaced('dash', now, found, eachLine(survey, again));
  }
  return dashesWithoutSpace(survey, plain) ?? lostDashes(survey);
}

/** No space after any dash: `-label: Home`. */
function dashesWithoutSpace(survey: Survey, plain: number): Cause | undefined {
  const found = fitting(survey, /^\s*-(?=[^\s-])/);
  if (!throughout(found.length, plain)) return undefined;
  const mended = eachLine(survey, (line) => line.replace(/^(\s*)-(?=[^\s-])/, '$1- '));
  return replaced('space after the dash', undefined, found, mended);
}

/** No dash at all, although the pages and other lists have lines below them. */
function lostDashes(survey: Survey): Cause | undefined {
  const { lines, said } = survey;
  if (said.length < 30 || fitting(survey, /^\s*- /).length * 50 > said.length) return undefined;
  const lists = fitting(survey, /^(?:pages|towns|services|redirects):\s*$/);
  return lists.length >= 2 && lines.some((line) => /^ +path: /.test(line))
    ? cause('replaced-signs', { was: 'dash', count: said.length }, { at: lists[0] })
    : undefined;
}

function replaced(
  was: Replaced['was'],
  now: string | undefined,
  found: number[],
  mended: string,
): Cause {
  const facts = { was, count: found.length, ...(now !== undefined && { now }) };
  return cause('replaced-signs', facts, { at: found[0], mended });
}

/** Quotation marks of other programs and languages at the start of a value. */
const QUOTES = "“|”|„|«|‟|″|＂|&quot;|&#34;|&ldquo;|``|\\\\\"|''";

const START = '^(\\s*(?:- +)*(?:[a-z_A-Z-]+: +)?)';

/** Straight quotation marks that all became other ones. */
export function quotesThroughout(survey: Survey): Cause | undefined {
  const quoted = new RegExp(`${START}(${QUOTES})(.*?)(${QUOTES}|»)\\s*$`);
  const found = fitting(survey, quoted);
  if (found.length < 3 || survey.text.replaceAll('\\"', '').includes('"')) return undefined;
  const now = quoted.exec(survey.lines[found[0] ?? 0] ?? '')?.[2] ?? '';
  const mended = eachLine(survey, (line) => line.replace(quoted, '$1"$3"'));
  const said = /[“”„‟]/.test(now) ? 'curly ones' : `other signs (${now})`;
  return cause('replaced-quotes', { now: said, count: found.length }, { at: found[0], mended });
}

/** Capital letters at the start of every name: `Label: Home`. */
export function capitals(survey: Survey): Cause | undefined {
  const large = fitting(survey, /^\s*(?:- +)?[A-Z][\w-]*:(?:\s|$)/);
  const small = fitting(survey, /^\s*(?:- +)?[a-z][a-z_]*:(?:\s|$)/).length;
  if (!throughout(large.length, small)) return undefined;
  const mended = eachLine(survey, (line) =>
    line.replace(
      /^(\s*(?:- +)?)([A-Z])(?=[\w-]*:(?:\s|$))/,
      (_, before, letter) => before + letter.toLowerCase(),
    ),
  );
  return cause('capital-names', { count: large.length }, { at: large[0], mended });
}
