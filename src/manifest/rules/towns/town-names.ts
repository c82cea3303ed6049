// The texts of towns for their services; and badges, headings and questions that name another town.
import type { Town } from '../../../model/manifest.generated.ts';
import type { Pointer } from '../../diagnostic.ts';
import { servicesOf, townTexts } from '../../site/expand/town-texts.ts';
import { isPartOfName } from '../../text/strings.ts';
import { eachText } from '../../text/values.ts';
import type { RuleContext } from '../rule.ts';

/** Keys of sentences that are not read on the page. */
const OFF_PAGE = new Set(['meta_title', 'meta_description', 'alt']);

export interface TownField {
  service: string;
  /** Its key, or that of its list. */
  key: string;
  text: string;
  pointer: Pointer;
}

/** All texts of a town for its services. */
export const townFields = (
  town: Town,
  { manifest, schema }: Pick<RuleContext, 'manifest' | 'schema'>,
): TownField[] =>
  servicesOf(town, manifest).flatMap((service) => fieldsOf(town, service, schema.codedFields));

function fieldsOf(town: Town, service: string, codedFields: ReadonlySet<string>): TownField[] {
  const found: TownField[] = [];
  eachText(townTexts(town, service), (text, key, steps) => {
    const isRead = !codedFields.has(key) && !OFF_PAGE.has(key);
    if (isRead) found.push({ service, key, text, pointer: [service, ...steps] });
  });
  return found;
}

export interface TownEntry {
  town: Town;
  index: number;
  fields: TownField[];
}

/** Keys of texts that speak of the town that they belong to. Longer ones may speak of its neighbors. */
const SHORT = /(?:^|_)(?:badge|heading|title|question)$/;
const BADGE = /(?:^|_)badge$/;

/** Words with which a short text may speak of a neighbor too: "Toward Dunkirk", "Do you also serve Dunkirk?" */
const NEIGHBORLY =
  /\b(?:also|and|around|beyond|between|from|near|next|or|outside|past|than|to|too|towards?)\b|^(?:can|do|will) (?:i|we|you)\b/i;

/** The words that may begin a name: those with a capital letter, and those behind "in". */
const MAY_BEGIN = /(?<![\w’'-])(?:[A-Z]|(?<=\bin )[a-z])[\p{L}\d-]*/gu;

interface TownName {
  name: string;
  lower: string;
  index: number;
}

const LETTER_BEFORE = /[\p{L}\p{N}-]$/u;
const LETTER_AFTER = /^[\p{L}\p{N}-]/u;

/** Where a text has a name as whole words, in any case; -1 without it. A pattern for each of thousands takes longer. */
function wholeIn(text: string, { lower }: TownName): number {
  const all = text.toLowerCase();
  for (let at = all.indexOf(lower); at !== -1; at = all.indexOf(lower, at + 1)) {
    const after = all.slice(at + lower.length);
    if (!LETTER_BEFORE.test(all.slice(0, at)) && !LETTER_AFTER.test(after)) return at;
  }
  return -1;
}

/** Short texts of single towns that name another one only, each with the facts for its finding. */
export function otherNames(towns: TownEntry[]) {
  const byFirstWord = new Map<string, TownName[]>();
  const names = towns.map(({ town: { name }, index }): TownName => {
    const lower = name.toLowerCase();
    const first = /[\p{L}\d-]+/u.exec(lower)?.[0] ?? '';
    const own = { name, lower, index };
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), own]);
    return own;
  });
  return towns.flatMap(({ index, fields }, at) => {
    const own = names[at] as TownName;
    return fields.flatMap(({ key, text, pointer }) => {
      // Most texts are longer, or name their own town.
      if (!SHORT.test(key) || text.toLowerCase().includes(own.lower)) return [];
      if (/\{(?:town|place)\}/.test(text)) return [];
      const isBadge = BADGE.test(key);
      const other = otherIn(text, isBadge, own, byFirstWord);
      if (!other) return [];
      const place = wholeIn(text, other);
      const written = text.slice(place, place + other.lower.length);
      const name = written === other.name.toUpperCase() ? own.name.toUpperCase() : own.name;
      // Elsewhere the whole sentence may be about the other town.
      const isCertain = isBadge || text.includes(`in ${written}`);
      const replacement = isCertain ? text.replace(written, () => name) : undefined;
      const facts = { town: own.name, named: other.name };
      return [{ pointer: ['towns', index, ...pointer], facts, replacement }];
    });
  });
}

/** The other town that a text names, the one with the longest name; undefined where it names its own. */
function otherIn(
  text: string,
  isBadge: boolean,
  own: TownName,
  byFirstWord: ReadonlyMap<string, TownName[]>,
) {
  const lower = text.toLowerCase();
  const likely = [...text.matchAll(MAY_BEGIN)].flatMap(({ 0: word, index }) =>
    (byFirstWord.get(word.toLowerCase()) ?? []).filter((one) => lower.startsWith(one.lower, index)),
  );
  if (likely.length === 0 || wholeIn(text, own) !== -1) return undefined;
  if (!isBadge && NEIGHBORLY.test(text)) return undefined;
  return likely
    .filter((one) => one.index !== own.index && wholeIn(own.name, one) === -1)
    .filter((one) =>
      // A new town may have the name of a place that headings of the towns above it speak of.
      isBadge ? wholeIn(text, one) !== -1 : one.index < own.index && isWholeName(text, one),
    )
    .sort((a, b) => b.name.length - a.name.length)[0];
}

/** Whether a name is not part of another one, such as a street's, and not just the same word. */
function isWholeName(text: string, name: TownName): boolean {
  const at = wholeIn(text, name);
  if (at === -1) return false;
  const written = text.slice(at, at + name.lower.length);
  const isName = /\p{Lu}/u.test(written) || /\bin $/i.test(text.slice(0, at));
  return isName && !isPartOfName(text, at, written);
}
