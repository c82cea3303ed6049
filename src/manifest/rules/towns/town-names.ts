// The texts of towns for their services; and badges, headings and questions that name another town.
import type { Manifest, Town } from '../../../model/manifest.generated.ts';
import { type Finding, found, type Pointer } from '../../problem.ts';
import { servicesOf, townTexts } from '../../site/expand/town-texts.ts';
import { escapePattern } from '../../text/escape-pattern.ts';

/** Keys of texts that visitors do not read as sentences. */
const NOT_READ = new Set(['meta_title', 'meta_description', 'to', 'src', 'alt', 'icon']);

export interface TownField {
  service: string;
  /** Its key, or that of its list. */
  key: string;
  text: string;
  pointer: Pointer;
}

const known = new WeakMap<Town, TownField[]>();

/** All texts of a town for its services. Unchanged towns come by again with the next save. */
export function townFields(town: Town, manifest: Manifest): TownField[] {
  const fields =
    known.get(town) ?? servicesOf(town, manifest).flatMap((service) => fieldsOf(town, service));
  known.set(town, fields);
  return fields;
}

function fieldsOf(town: Town, service: string): TownField[] {
  const found: TownField[] = [];
  const path: (string | number)[] = [service];
  const look = (value: unknown, key: string): void => {
    if (typeof value === 'string') found.push({ service, key, text: value, pointer: [...path] });
    else if (typeof value === 'object' && value !== null) {
      const isList = Array.isArray(value);
      for (const [step, part] of Object.entries(value)) {
        if (NOT_READ.has(step)) continue;
        path.push(isList ? Number(step) : step);
        look(part, isList ? key : step);
        path.pop();
      }
    }
  };
  look(townTexts(town, service), '');
  return found;
}

/** A town with its texts. */
export interface TownEntry {
  town: Town;
  /** Its position in the list of towns. */
  index: number;
  fields: TownField[];
  isRegion: boolean;
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
  /** The name in small letters. */
  lower: string;
  index: number;
  /** The name as whole words, in any case. */
  pattern: RegExp;
}

/** Short texts of single towns that name another one only. */
export function otherNames(towns: TownEntry[]): Finding[] {
  const byFirstWord = new Map<string, TownName[]>();
  const names = towns.map(({ town: { name }, index }): TownName => {
    const edge = '[\\p{L}\\p{N}-]';
    const pattern = new RegExp(`(?<!${edge})${escapePattern(name)}(?!${edge})`, 'iu');
    const lower = name.toLowerCase();
    const first = /[\p{L}\d-]+/u.exec(lower)?.[0] ?? '';
    const own = { name, lower, index, pattern };
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), own]);
    return own;
  });
  return towns.flatMap(({ index, fields }, at) => {
    const own = names[at] as TownName;
    return fields.flatMap(({ key, text, pointer }): Finding[] => {
      // Most texts name their own town.
      const lower = text.toLowerCase();
      if (!SHORT.test(key) || lower.includes(own.lower) || /\{(?:town|place)\}/.test(text))
        return [];
      const isBadge = BADGE.test(key);
      const other = otherIn(text, isBadge, own, byFirstWord);
      if (!other) return [];
      const written = other.pattern.exec(text)?.[0] ?? '';
      const name = written === other.name.toUpperCase() ? own.name.toUpperCase() : own.name;
      // Elsewhere the whole sentence may be about the other town.
      const isCertain = isBadge || text.includes(`in ${written}`);
      const instead = isCertain ? text.replace(written, () => name) : undefined;
      const facts = { town: own.name, named: other.name };
      return [found('copied-town', ['towns', index, ...pointer], facts, { instead })];
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
  if (likely.length === 0 || own.pattern.test(text)) return undefined;
  if (!isBadge && NEIGHBORLY.test(text)) return undefined;
  return likely
    .filter(({ index, pattern }) => index !== own.index && !pattern.test(own.name))
    .filter(({ index, pattern }) =>
      // A new town may have the name of a place that headings of the towns above it speak of.
      isBadge ? pattern.test(text) : index < own.index && isWholeName(pattern, text),
    )
    .sort((a, b) => b.name.length - a.name.length)[0];
}

/** Whether a name is not part of another one, such as a street's, and not just the same word. */
function isWholeName(pattern: RegExp, text: string): boolean {
  const match = pattern.exec(text);
  if (!match) return false;
  const { index, 0: written } = match;
  const [before, after] = [text.slice(0, index), text.slice(index + written.length)];
  const isName = /\p{Lu}/u.test(written) || /\bin $/i.test(before);
  return isName && !/(?<!^)\b\p{Lu}[\p{L}.’']* $/u.test(before) && !/^ \p{Lu}/u.test(after);
}
