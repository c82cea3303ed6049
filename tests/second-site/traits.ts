// The traits of a site: the words, numbers, colours and drawings that its folder has and another one lacks.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { MONTHS } from '../../src/model/calendar/day.ts';
import type { Manifest } from '../../src/model/manifest.generated.ts';

/** The traits of a site: each kind as a set of texts in lower case, plain digits or six hex digits. */
export interface Traits {
  words: Set<string>;
  /** Those among the words that are only ever written with a capital letter. */
  names: Set<string>;
  numbers: Set<string>;
  colors: Set<string>;
  drawings: Set<string>;
}

/** The calendar is everybody's. */
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** A copyright line says it. */
const THIS_YEAR = [String(new Date().getFullYear())];

/** Shorter words are part of every language and of every minified script. */
const SHORTEST_WORD = 4;
/** A shorter outline could be an arrow or a frame. */
const SHORTEST_DRAWING = 16;

/** The traits of the site in a folder. The caller passes the parts that the engine derives or draws. */
export function traitsOf(folder: string, derived: { colors: string[]; drawings: string }): Traits {
  const manifest = parse(readFileSync(join(folder, 'pages.yaml'), 'utf8')) as Manifest;
  const text = textsIn(manifest).join('\n');
  const drawn = [...svgsIn(join(folder, 'public')), derived.drawings].join('\n');
  const lower = new Set(text.match(/(?<![\p{L}\d])\p{Ll}[\p{L}’']*/gu) ?? []);
  const words = wordsIn(text);
  for (const name of [...DAYS, ...MONTHS]) words.delete(name.toLowerCase());
  return {
    words,
    names: new Set([...words].filter((word) => !lower.has(word))),
    numbers: new Set([...numbersIn(text), ...hoursIn(manifest), ...THIS_YEAR]),
    colors: new Set([
      ...colorsIn(drawn),
      ...derived.colors.flatMap((color) => [...colorsIn(color)]),
    ]),
    drawings: drawingsIn(drawn),
  };
}

/** The traits that the first has and the second has not. */
export function without(first: Traits, second: Traits): Traits {
  const less = (kind: keyof Traits) =>
    new Set(
      [...first[kind]].filter((trait) => !second[kind === 'names' ? 'words' : kind].has(trait)),
    );
  return {
    words: less('words'),
    names: less('names'),
    numbers: less('numbers'),
    colors: less('colors'),
    drawings: less('drawings'),
  };
}

/** The words of a text in lower case; those that are written as one, as programs do, count each. */
export function wordsIn(text: string): Set<string> {
  const found = text.match(/\p{L}[\p{L}’']*\p{L}/gu) ?? [];
  return new Set(
    found
      .flatMap((word) => word.split(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u))
      .map((word) => word.toLowerCase().replace(/[’']s$/, ''))
      .filter((word) => word.length >= SHORTEST_WORD),
  );
}

/** The numbers of a text without their commas and leading zeros; a phone number is also one of ten digits. */
export function numbersIn(text: string): Set<string> {
  const phones = [...text.matchAll(/\((\d{3})\) (\d{3})-(\d{4})/g)].map(([, ...parts]) =>
    parts.join(''),
  );
  const plain = (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) =>
    number.replaceAll(',', '').replace(/^0+(?=\d)/, ''),
  );
  return new Set([...plain, ...phones]);
}

/** The colours of a text, whichever way they are written. */
export function colorsIn(text: string): Set<string> {
  const hex = [...text.matchAll(/#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/gi)].map(
    ([, digits = '']) =>
      digits.length < 6 ? digits.replace(/./g, '$&$&').slice(0, 6) : digits.slice(0, 6),
  );
  const mixed = [...text.matchAll(/rgba?\((\d+)[,\s]+(\d+)[,\s]+(\d+)/g)].map(([, ...parts]) =>
    parts.map((part) => Number(part).toString(16).padStart(2, '0')).join(''),
  );
  return new Set([...hex, ...mixed].map((color) => color.toLowerCase()));
}

/** The outlines of a drawing, as its markup or a component states them. */
export function drawingsIn(text: string): Set<string> {
  const outlines = text.match(/M-?\d[\d\s.,a-z-]*/gi) ?? [];
  return new Set(outlines.map((d) => d.trim()).filter((d) => d.length >= SHORTEST_DRAWING));
}

/** Every text, number and key of a value. */
export function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.entries(value).flatMap(([key, part]) => [key, ...textsIn(part)]);
}

/** The office hours as visitors read them: "16:30" is 4:30 PM. */
function hoursIn({ company }: Manifest): string[] {
  return (company.hours ?? []).flatMap(({ opens = '', closes = '' }) =>
    [opens, closes].map((time) => String(Number(time.slice(0, 2)) % 12 || 12)),
  );
}

function svgsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svg'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}
