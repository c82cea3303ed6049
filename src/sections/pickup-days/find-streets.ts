// Finds a street as visitors type it: by its beginning, in short or in full, with or without accents and a house number.
import type { StreetsFile } from '../../model/calendar/route-files.ts';
import { readStreet, type StreetPart } from '../../model/calendar/street-line.ts';
import { normalizedTokens, prefixEditDistance } from '../../model/text/like-words.ts';

/** Ways to write the same word; the first one stands for all. "St." is a street and a saint. */
const STREET_SYNONYMS = `street st saint,road rd,avenue ave av,lane ln,drive dr,court ct,place pl,boulevard blvd,circle cir,
terrace ter,parkway pkwy,square sq,route rt rte highway hwy,county co,state nys ny,mount mt,fort ft,heights hts,
extension ext,north n,south s,east e,west w,1st first,2nd second,3rd third,4th fourth,5th fifth,6th sixth,7th seventh,
8th eighth,9th ninth,10th tenth`;

const FULL = new Map(
  STREET_SYNONYMS.split(/,\s*/).flatMap((group) => {
    const [full = '', ...abbreviations] = group.split(' ');
    return abbreviations.map((abbreviation) => [abbreviation, full] as const);
  }),
);

/** Letters that a word needs before one typo is forgiven. */
const ONE_TYPO = 5;

const MAX_OFFERED = 8;

/** A street, or the house numbers of it that are on a route. */
export interface StreetEntry extends StreetPart {
  /** As the manifest has it, with the house numbers. */
  line: string;
  route: string;
  /** Those of its name, as written and in full. */
  words: string[];
}

/** The streets of a file with the words of their names, for `findStreets`. */
export const indexStreets = (file: StreetsFile): StreetEntry[] =>
  Object.entries(file).flatMap(([route, lines]) =>
    lines.map((line) => {
      const part = readStreet(line);
      const nameWords = wordsOf(part.name).flatMap((word) => [word, expandAbbreviation(word)]);
      return { ...part, line, route, words: [...new Set(nameWords)] };
    }),
  );

const expandAbbreviation = (word: string) => FULL.get(word) ?? word;

/** "Route62" and "CR 5" as their words. */
const wordsOf = (text: string) =>
  normalizedTokens(text.replace(/\bcr\b/gi, 'county road').replace(/([a-z]{2})(\d)/gi, '$1 $2'));

/** "Apt 3", "#3" and "Unit 4B", before or behind a street. */
const UNIT =
  /(#|\b(apt|apartment|unit|suite|ste|lot|trailer|bldg)\b\.?\s*#?)\s*(\d+[a-z]?|[a-z]\d*)\b,?/gi;

/** "12", "12b", "12-14" and "12 1/2" before the name of a street. */
const HOUSE = /^(\d+)[a-z]?(?:\s*[-–]\s*\d+[a-z]?)?(?:\s+\d\/\d|\s*½)?\s+(.+)/i;

/**
 * The streets that fit best to a line of an address. After a house number only parts that have it; "5 Corners Road" begins
 * with none.
 */
export function findStreets(typed: string, streets: StreetEntry[]): StreetEntry[] {
  // Town, state and ZIP code follow a comma.
  const [street = ''] = typed.replace(UNIT, ' ').trim().split(',');
  const [, number, name = ''] = HOUSE.exec(street) ?? [];
  const atNumber = number ? streets.filter((part) => hasNumber(part, Number(number))) : [];
  const found = searchAddress(wordsOf(name), atNumber);
  return found.length > 0 ? found : searchAddress(wordsOf(street), streets);
}

const DIRECTIONS = ['north', 'south', 'east', 'west'];

/** Forgives a direction that the street does not have, and a town and a state behind it. */
function searchAddress(words: string[], streets: StreetEntry[]): StreetEntry[] {
  const found = search(words, streets);
  if (found.length > 0 || words.length < 2) return found;
  const namesOnly = words.filter((word) => !DIRECTIONS.includes(expandAbbreviation(word)));
  if (namesOnly.length < words.length) return searchAddress(namesOnly, streets);
  return words.length > 2 ? searchAddress(words.slice(0, -1), streets) : [];
}

/** The ZIP code of "14063", "14063-1234", "NY 14063" and "Fredonia, NY 14063"; undefined for a street. */
export const readZip = (typed: string): string | undefined =>
  /^(?:(?:[^\d,]+,)?\s*[a-z]{2}\s+)?(\d{5})(?:-\d{4})?$/i.exec(typed)?.[1];

const hasNumber = ({ from = 0, to = Number.POSITIVE_INFINITY, side }: StreetPart, number: number) =>
  from <= number && number <= to && (!side || (side === 'odd') === (number % 2 === 1));

function search(typed: string[], streets: StreetEntry[], like = prefixScore): StreetEntry[] {
  const found = streets
    .map((street) => ({ street, score: scoreOf(typed, street.words, like) }))
    .filter(({ score }) => score > 0);
  if (found.length === 0 && like === prefixScore) return search(typed, streets, fuzzyScore);
  return found
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_OFFERED)
    .map(({ street }) => street);
}

/** How well a name has all words; a name that begins as what was typed goes before others. */
function scoreOf([first = '', ...following]: string[], names: string[], like: typeof prefixScore) {
  const each = [first, ...following].map((word) =>
    Math.max(...names.map((name) => like(word, name))),
  );
  if (!first || each.includes(0)) return 0;
  return each.reduce((sum, score) => sum + score, like(first, names[0] ?? '') > 0 ? 1 : 0);
}

/** How well a word fits one of a name: in whole, as its beginning, or not at all. */
const prefixScore = (word: string, name: string): number =>
  name === word || name === expandAbbreviation(word) ? 3 : name.startsWith(word) ? 2 : 0;

/** As that, or with a slip, which leaves one of the first two letters in its place or beside it. */
const fuzzyScore: typeof prefixScore = (word, name) => {
  const canBeLike =
    word[0] === name[0] || word[1] === name[1] || word[1] === name[0] || word[0] === name[1];
  if (word.length < ONE_TYPO || !canBeLike || prefixEditDistance(word, name) > 1)
    return prefixScore(word, name);
  return Math.max(1, prefixScore(word, name));
};
