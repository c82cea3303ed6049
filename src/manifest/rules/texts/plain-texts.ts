// Texts are plain and finished: without invisible characters, HTML, Markdown, notes and blanks.
import type { Finding, Pointer } from '../../problem.ts';
import { siteWords, TOWN_WORDS } from '../../site/expand/words.ts';
import type { Rule } from '../rule.ts';

/** Each fault has one of these characters or fits UNFINISHED; most texts have neither, and need no further check. */
const UNUSUAL = /[^ !"#&'(+,./0-9:<=?@A-Z[\\^_`a-z{|}~\-\u00A1-\u00AC\u00AE-\u0377\u2010-\u2027]/;

/** Control and format characters, except for the joiners of scripts and emoji, and hyphens. */
const HIDDEN = /(?:(?![\n\t\u00ad\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}])+/u;

/** An HTML tag, words between double stars, and a link or a picture in brackets. */
const MARKUP = /<\/?[a-z][\w-]*(?: [^<>]*)?\/?>|\*\*\S[^*]*\*\*|!?\[[^\]]{1,300}\]\([^)]+\)/i;

/** A word in other brackets than a placeholder's, or marked as programs mark theirs: [town], <town>, %town%, $town, ${town}. */
const MARKED =
  /\[{1,2}([\w.]+)\]{1,2}(?!\()|<([\w.]+)>|%([\w.]+)%|\$(?:\{([\w.]+)\}|([a-z][\w.]*\w))/gi;

/**
 * An editor's note: after its mark at the start of a text or after a sentence, a bracketed blank of several words, or
 * a "to come" phrase. A # may also precede an account number.
 */
const UNFINISHED =
  /#+ (?:(?<=^#+ |[.!?] ?#+ )\p{L}[^.!?]*[.!?]?|(?<= # )\p{L}[^.!?]*$)|\[[^\]\s]+ [^\]]+\]|\b(?:TODO|TBD|FIXME)\b.*|\b[Ll]orem ipsum\b.*/u;

export const plainTexts: Rule = ({ manifest }) => {
  const findings: Finding[] = [];
  const names = new Set([...Object.keys(siteWords(manifest)), ...TOWN_WORDS]);
  const path: (string | number)[] = [];
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      if (!UNUSUAL.test(value) && !UNFINISHED.test(value)) return;
      const hidden = HIDDEN.exec(value);
      if (hidden) findings.push(hiddenCharacter(hidden[0], [...path]));
      findings.push(...signsIn(value, { path, names }));
    } else if (typeof value === 'object' && value !== null) {
      for (const key in value) {
        path.push(Array.isArray(value) ? Number(key) : key);
        look((value as Record<string, unknown>)[key]);
        path.pop();
      }
    }
  };
  look(manifest);
  return findings;
};

interface TextContext {
  path: Pointer;
  /** The names of all placeholders. */
  names: Set<string>;
}

function signsIn(text: string, { path, names }: TextContext): Finding[] {
  const pointer = [...path];
  const marked = [...text.matchAll(MARKED)].map(([part, ...inside]) => ({
    part,
    name: inside.find((word) => word !== undefined)?.toLowerCase() ?? '',
  }));
  const meant = marked.filter(({ name }) => names.has(name) || name.startsWith('town.'));
  // Each text has one finding.
  const [word] = meant;
  if (word) return [otherBrackets(word, pointer)];
  const [signs] = MARKUP.exec(text) ?? [];
  if (signs) return [visibleMarkup('markup-in-text', signs, pointer)];
  const [unfinished] = UNFINISHED.exec(text) ?? [];
  return unfinished ? [visibleMarkup('unfinished-text', unfinished, pointer)] : [];
}

/** The finding about signs that visitors would see as they are. */
const visibleMarkup = (
  kind: 'other-brackets' | 'markup-in-text' | 'unfinished-text',
  part: string,
  pointer: Pointer,
) => ({ kind, pointer, part, facts: { written: part } });

function hiddenCharacter(character: string, pointer: Pointer): Finding {
  return {
    kind: 'hidden-character',
    pointer,
    part: character,
    facts: { codePoint: character.codePointAt(0) ?? 0 },
    // A line or paragraph separator becomes a space.
    mend: { instead: /[\u2028\u2029]/.test(character) ? ' ' : '' },
  };
}

function otherBrackets({ part, name }: { part: string; name: string }, pointer: Pointer): Finding {
  const isOfTown = TOWN_WORDS.includes(name) || name.startsWith('town.');
  const ofTowns = pointer[0] === 'towns' || pointer[0] === 'town_pages';
  return {
    ...visibleMarkup('other-brackets', part, pointer),
    ...((!isOfTown || ofTowns) && { mend: { instead: `{${name}}` } }),
  };
}
