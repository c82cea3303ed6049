// Finds a street as visitors type it: by its beginning, in short or in full, with or without accents and a house number.
import type { StreetsFile } from '../../model/calendar/route-files.ts';
import { readStreet, type StreetPart } from '../../model/calendar/street-line.ts';
import { plainWords, slips } from '../../model/text/like-words.ts';

/** Ways to write the same word; the first one stands for all. "St." is a street and a saint. */
const SAME = `street st saint,road rd,avenue ave av,lane ln,drive dr,court ct,place pl,boulevard blvd,circle cir,
terrace ter,parkway pkwy,square sq,route rt rte highway hwy,county co,state nys ny,mount mt,fort ft,heights hts,
extension ext,north n,south s,east e,west w,1st first,2nd second,3rd third,4th fourth,5th fifth,6th sixth,7th seventh,
8th eighth,9th ninth,10th tenth`;

const FULL = new Map(
  SAME.split(/,\s*/).flatMap((group) => {
    const [full = '', ...others] = group.split(' ');
    return others.map((other) => [other, full] as const);
  }),
);

/** Letters that a word needs before a slip is forgiven. */
const ONE_SLIP = 5;

/** The number of streets that are offered. */
const OFFERED = 8;

/** A street with its parts: all of it on one route, or house numbers on several. */
export interface Street {
  name: string;
  /** The first word of its name. */
  start: string;
  parts: (StreetPart & { route: string })[];
}

/** The streets of a town, and the places in that list of those whose name has a word, as written or in full. */
export interface StreetIndex {
  streets: Street[];
  byWord: Map<string, Set<number>>;
}

/** Takes the names apart once for all searches. */
export function indexOf(file: StreetsFile): StreetIndex {
  const byName = new Map<string, Street>();
  for (const [route, lines] of Object.entries(file)) {
    for (const line of lines) {
      const { name, ...part } = readStreet(line);
      const street = byName.get(name) ?? { name, start: '', parts: [] };
      street.parts.push({ name, ...part, route });
      byName.set(name, street);
    }
  }
  const streets = [...byName.values()];
  const byWord: StreetIndex['byWord'] = new Map();
  streets.forEach((street, place) => {
    const words = wordsOf(street.name);
    street.start = words[0] ?? '';
    for (const word of words.flatMap((written) => [written, inFull(written)])) {
      const places = byWord.get(word);
      if (places) places.add(place);
      else byWord.set(word, new Set([place]));
    }
  });
  return { streets, byWord };
}

const inFull = (word: string) => FULL.get(word) ?? word;

/** "Route62" and "CR 5" as their words. */
const wordsOf = (text: string) =>
  plainWords(text.replace(/\bcr\b/gi, 'county road').replace(/([a-z]{2})(\d)/gi, '$1 $2'));

/** The streets that fit best, and the house number if one was typed. */
export interface Found {
  streets: Street[];
  number?: number;
}

/** Looks for what was typed, without a house number first: "5 Corners Road" begins with none. */
export function findStreets(typed: string, index: StreetIndex): Found {
  const [, number, name = ''] = /^\s*(\d+)[a-z]?\s+(.+)/i.exec(typed) ?? [];
  const streets = number ? search(wordsOf(name), index) : [];
  return streets.length > 0
    ? { streets, number: Number(number) }
    : { streets: search(wordsOf(typed), index) };
}

function search(typed: string[], index: StreetIndex, forgiving = false): Street[] {
  const [first = '', ...others] = typed.map((word) => placesOf(word, index, forgiving));
  if (!first) return [];
  const found = [...first].flatMap(([place, score]) => {
    const each = others.map((scores) => scores.get(place) ?? 0);
    const street = index.streets[place];
    // A name that begins as what was typed goes before others.
    const start = likeness(typed[0] ?? '', street?.start ?? '', forgiving) > 0 ? 1 : 0;
    const sum = each.reduce((total, one) => total + one, score + start);
    return !street || each.includes(0) ? [] : { street, sum };
  });
  if (found.length === 0 && !forgiving) return search(typed, index, true);
  return found
    .sort((a, b) => b.sum - a.sum)
    .slice(0, OFFERED)
    .map(({ street }) => street);
}

/** The places of the streets that a word fits, each with how well it does. */
function placesOf(word: string, { byWord }: StreetIndex, forgiving: boolean) {
  const scores = new Map<number, number>();
  for (const [name, places] of byWord) {
    const score = likeness(word, name, forgiving);
    if (score === 0) continue;
    for (const place of places) scores.set(place, Math.max(score, scores.get(place) ?? 0));
  }
  return scores;
}

/** How well a word fits one of a name: in whole, as its beginning, with a slip, or not at all. */
function likeness(word: string, name: string, forgiving: boolean): number {
  if (name === word || name === inFull(word)) return 3;
  if (name.startsWith(word)) return 2;
  if (!forgiving || word.length < ONE_SLIP || !canBeLike(word, name)) return 0;
  return slips(word, name) <= 1 ? 1 : 0;
}

/** One slip leaves one of the first two letters in its place or beside it: most words need no closer look. */
const canBeLike = (word: string, name: string) =>
  word[0] === name[0] || word[1] === name[1] || word[1] === name[0] || word[0] === name[1];

/** The ids of the routes of a house; undefined as long as they depend on its number. */
export function routesAt({ parts }: Street, number?: number): string[] | undefined {
  const isPart = ({ from, side }: StreetPart) => from !== undefined || side !== undefined;
  const some = parts.filter(isPart);
  if (number === undefined && some.length > 0) return undefined;
  const own = some.filter(
    ({ from = 0, to = Number.POSITIVE_INFINITY, side }) =>
      from <= Number(number) &&
      Number(number) <= to &&
      (!side || (side === 'odd') === (Number(number) % 2 === 1)),
  );
  const all = own.length > 0 ? own : parts.filter((part) => !isPart(part));
  return [...new Set(all.map(({ route }) => route))];
}
