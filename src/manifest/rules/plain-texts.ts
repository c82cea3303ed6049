// Texts are plain and finished: no character that nobody can see, no signs of HTML or Markdown, no notes and no blanks.
import { placeName } from '../place-name.ts';
import type { Finding, Pointer } from '../problem.ts';
import { siteWords, TOWN_WORDS } from '../resolve/words.ts';
import { capital } from '../schema/schema-words.ts';
import type { Rule } from './rule.ts';

/** Each fault has a character of these or fits UNFINISHED; most texts have none, and need no other look. */
const UNUSUAL = /[^ !"#&'(+,./0-9:<=?@A-Z[\\^_`a-z{|}~\-\u00A1-\u00AC\u00AE-\u0377\u2010-\u2027]/;

/** Control characters, and what only tells how others are written; not the joiners of scripts and emoji, and hyphens. */
const HIDDEN = /(?:(?![\n\t\u00ad\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}])+/u;

/** An HTML tag or entity, words between double stars, and a link or a picture in brackets. */
const MARKUP =
  /<\/?[a-z][\w-]*(?: [^<>]*)?\/?>|&(?:[a-z]+|#\d+);|\*\*\S[^*]*\*\*|!?\[[^\]]{1,300}\]\([^)]+\)/i;

/** A word in other brackets than a placeholder's, or marked as programs mark theirs: [town], <town>, %town%, $town, ${town}. */
const MARKED =
  /\[{1,2}([\w.]+)\]{1,2}(?!\()|<([\w.]+)>|%([\w.]+)%|\$(?:\{([\w.]+)\}|([a-z][\w.]*\w))/gi;

/**
 * A note behind its sign, which begins the text, stands behind a sentence or is none itself (an account # has its place
 * in one), a blank of several words in brackets, and what people write where something is still to come.
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
      if (hidden) findings.push(hiddenCharacter(hidden[0], [...path], manifest));
      findings.push(...signsIn(value, { path, names, manifest }));
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

interface Around {
  path: Pointer;
  /** The names of all placeholders. */
  names: Set<string>;
  manifest: unknown;
}

function signsIn(text: string, { path, names, manifest }: Around): Finding[] {
  const pointer = [...path];
  const marked = [...text.matchAll(MARKED)].map(([part, ...inside]) => ({
    part,
    name: inside.find((word) => word !== undefined)?.toLowerCase() ?? '',
  }));
  const meant = marked.filter(({ name }) => names.has(name) || name.startsWith('town.'));
  // One is told for each text.
  const [word] = meant;
  if (word) return [otherBrackets(word, pointer, manifest)];
  const [signs] = MARKUP.exec(text) ?? [];
  if (signs) return [markup(signs, pointer, manifest)];
  const [unfinished] = UNFINISHED.exec(text) ?? [];
  return unfinished ? [leftOver(unfinished, pointer, manifest)] : [];
}

/** What all signs have in common that visitors would see as they are. */
function seenAsIs(part: string, pointer: Pointer, manifest: unknown) {
  return {
    severity: 'warning' as const,
    pointer,
    part,
    message: `${capital(placeName(pointer, manifest))} contains ${part}, and visitors would see just that.`,
  };
}

function hiddenCharacter(character: string, pointer: Pointer, manifest: unknown): Finding {
  const code = character.codePointAt(0) ?? 0;
  const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  return {
    code: 'hidden-character',
    pointer,
    part: character,
    message: `There is a character that nobody can see (${name}) in ${placeName(pointer, manifest)}.`,
    hint: 'Take it out, or type the words around it anew. Such characters come along from web pages and phone books.',
    // What ends a line or a paragraph stands for a space.
    mend: { instead: /[\u2028\u2029]/.test(character) ? ' ' : '' },
  };
}

function otherBrackets(
  { part, name }: { part: string; name: string },
  pointer: Pointer,
  manifest: unknown,
): Finding {
  const isOfTown = TOWN_WORDS.includes(name) || name.startsWith('town.');
  const ofTowns = pointer[0] === 'towns' || pointer[0] === 'town_pages';
  return {
    code: 'other-brackets',
    ...seenAsIs(part, pointer, manifest),
    hint: 'A placeholder stands in curly braces.',
    ...((!isOfTown || ofTowns) && { mend: { instead: `{${name}}` } }),
  };
}

function markup(signs: string, pointer: Pointer, manifest: unknown): Finding {
  return {
    code: 'markup-in-text',
    ...seenAsIs(signs, pointer, manifest),
    hint: 'Texts are plain: write the words without signs for bold, links or line breaks.',
  };
}

function leftOver(part: string, pointer: Pointer, manifest: unknown): Finding {
  return {
    code: 'unfinished-text',
    ...seenAsIs(part, pointer, manifest),
    hint: 'Write what is still missing. A note to yourself stands on a line of its own, above the key of the text.',
  };
}
