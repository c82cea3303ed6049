// The texts of towns for their services; and badges, headings and questions that name another town.
import type { Town } from '../../../model/manifest.generated.ts';
import type { Pointer } from '../../diagnostic.ts';
import { servicesOf, townTexts } from '../../site/expand/town-texts.ts';
import { isPartOfName } from '../../text/strings.ts';
import { eachText } from '../../text/values.ts';
import type { RuleContext } from '../rule.ts';

/** Keys of texts that are not on the visible page. */
const OFF_PAGE = new Set(['meta_title', 'meta_description', 'alt']);

interface TownField {
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

/** Keys of short texts, which are about their own town. Longer ones may speak of its neighbors. */
const SHORT_TEXT_KEY = /(?:^|_)(?:badge|heading|title|question)$/;
const BADGE_KEY = /(?:^|_)badge$/;

/** Words of a short text that may rightly name a neighbor: "Toward Dunkirk", "Do you also serve Dunkirk?" */
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

/**
 * The offset at which a text has a name as whole words, in any case; -1 without it. `indexOf` is faster than a regular
 * expression for each of thousands of names.
 */
function indexOfName(text: string, { lower }: TownName): number {
  const lowerText = text.toLowerCase();
  for (let at = lowerText.indexOf(lower); at !== -1; at = lowerText.indexOf(lower, at + 1)) {
    const after = lowerText.slice(at + lower.length);
    if (!LETTER_BEFORE.test(lowerText.slice(0, at)) && !LETTER_AFTER.test(after)) return at;
  }
  return -1;
}

/** Short texts of towns that name another town and not their own, each with the facts for its finding. */
export function findForeignTownNames(towns: TownEntry[]) {
  const byFirstWord = new Map<string, TownName[]>();
  const names = towns.map(({ town: { name }, index }): TownName => {
    const lower = name.toLowerCase();
    const first = /[\p{L}\d-]+/u.exec(lower)?.[0] ?? '';
    const entry = { name, lower, index };
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), entry]);
    return entry;
  });
  return towns.flatMap(({ index, fields }, entryIndex) => {
    const town = names[entryIndex] as TownName;
    return fields.flatMap(({ key, text, pointer }) => {
      // Most texts are longer, or name their own town.
      if (!SHORT_TEXT_KEY.test(key) || text.toLowerCase().includes(town.lower)) return [];
      if (/\{(?:town|place)\}/.test(text)) return [];
      const isBadge = BADGE_KEY.test(key);
      const foreign = findForeignTown(text, isBadge, town, byFirstWord);
      if (!foreign) return [];
      const offset = indexOfName(text, foreign);
      const end = offset + foreign.lower.length;
      const written = text.slice(offset, end);
      const name = written === foreign.name.toUpperCase() ? town.name.toUpperCase() : town.name;
      // Elsewhere the whole sentence may be about the other town.
      const isCertain = isBadge || text.includes(`in ${written}`);
      const replacement = isCertain ? text.slice(0, offset) + name + text.slice(end) : undefined;
      const facts = { town: town.name, named: foreign.name };
      return [{ pointer: ['towns', index, ...pointer], facts, replacement }];
    });
  });
}

/** The foreign town that a text names, the one with the longest name; undefined if it names its own. */
function findForeignTown(
  text: string,
  isBadge: boolean,
  town: TownName,
  byFirstWord: ReadonlyMap<string, TownName[]>,
) {
  const lower = text.toLowerCase();
  const likely = [...text.matchAll(MAY_BEGIN)].flatMap(({ 0: word, index }) =>
    (byFirstWord.get(word.toLowerCase()) ?? []).filter((named) =>
      lower.startsWith(named.lower, index),
    ),
  );
  if (likely.length === 0 || indexOfName(text, town) !== -1) return undefined;
  if (!isBadge && NEIGHBORLY.test(text)) return undefined;
  return likely
    .filter((named) => named.index !== town.index && indexOfName(town.name, named) === -1)
    .filter((named) =>
      // Headings of towns above may already mention the place that a new town is named for.
      isBadge
        ? indexOfName(text, named) !== -1
        : named.index < town.index && isWholeName(text, named),
    )
    .sort((a, b) => b.name.length - a.name.length)[0];
}

/** Whether a text has the name as a name of its own: not as part of another one, such as a street's, nor as a plain word. */
function isWholeName(text: string, name: TownName): boolean {
  const offset = indexOfName(text, name);
  if (offset === -1) return false;
  const written = text.slice(offset, offset + name.lower.length);
  const isName = /\p{Lu}/u.test(written) || /\bin $/i.test(text.slice(0, offset));
  return isName && !isPartOfName(text, offset, written);
}
