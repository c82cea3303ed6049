// Badges, headings and questions of a town that name another one, or a town that no longer has that name.
import type { Manifest, Town } from '../../../model/manifest.generated.ts';
import type { Finding, Pointer } from '../../problem.ts';
import { escapePattern } from '../../text/escape-pattern.ts';
import { isPartOfName } from '../../text/part-of-name.ts';
import { slugOf } from '../../text/short-names.ts';
import { inTexts } from '../texts/all-texts.ts';
import type { TownField } from './town-fields.ts';

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

/** Short texts that name another town only. */
export function otherNames(towns: TownEntry[], manifest: Manifest): Finding[] {
  const byFirstWord = new Map<string, TownName[]>();
  const names = manifest.towns.map(({ name, kind }, index) => {
    const lower = name.toLowerCase();
    const first = /[\p{L}\d-]+/u.exec(lower)?.[0] ?? '';
    const own = { name, lower, index };
    const alike = byFirstWord.get(first) ?? [];
    if (kind !== 'region') byFirstWord.set(first, alike);
    if (kind !== 'region') alike.push(own);
    return own;
  });
  return towns.flatMap(({ index, fields }) => {
    const own = names[index] as TownName;
    return fields.flatMap(({ key, text, pointer }) => {
      const step = String(pointer.at(-1));
      if (!SHORT.test(step) && !(typeof pointer.at(-1) === 'number' && SHORT.test(key))) return [];
      // Most texts name their own town.
      const lower = text.toLowerCase();
      if (lower.includes(own.lower) || /\{(?:town|place)\}/.test(text)) return [];
      const other = otherIn(text, BADGE.test(step), own, byFirstWord);
      return other ? [namesOther(text, ['towns', index, ...pointer], own, other)] : [];
    });
  });
}

/** The other town that a text without the own name names, the one with the longest name. */
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
  if (likely.length === 0 || (!isBadge && NEIGHBORLY.test(text))) return undefined;
  return likely
    .filter((other) => other.index !== own.index && wholeIn(own.name, other) === -1)
    .filter((other) =>
      // A new town may have the name of a place that headings of the towns above it speak of.
      isBadge ? wholeIn(text, other) !== -1 : other.index < own.index && isWholeName(text, other),
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

function namesOther(text: string, pointer: Pointer, own: TownName, other: TownName): Finding {
  const at = wholeIn(text, other);
  const written = text.slice(at, at + other.lower.length);
  const name = written === other.name.toUpperCase() ? own.name.toUpperCase() : own.name;
  // Elsewhere the whole sentence may be about the other town.
  const isCertain = BADGE.test(String(pointer.at(-1))) || text.includes(`in ${written}`);
  const mend = { instead: text.replace(written, () => name) };
  const facts = { town: own.name, named: other.name };
  return { kind: 'copied-town' as const, pointer, facts, ...(isCertain && { mend }) };
}

/** Badges with the words that other towns have around their own names, and a name that no town has any more. */
export function oldNames(towns: TownEntry[], manifest: Manifest) {
  const badges = towns.flatMap(({ town, index, fields }) =>
    fields
      .filter(({ key, text }) => BADGE.test(key) && !text.includes('{'))
      .map((field) => {
        const at = field.text.toLowerCase().indexOf(town.name.toLowerCase());
        return { ...field, town, index, at, field: `${field.service}.${field.key}` };
      }),
  );
  // By field: the words before and after the name. Without words around it any name would do.
  const forms = new Map<string, Map<string, RegExp>>();
  for (const { town, text, at, field } of badges) {
    const around = [text.slice(0, at), text.slice(at + town.name.length)];
    if (at === -1 || around.join('').trim() === '') continue;
    const known = forms.get(field) ?? new Map<string, RegExp>();
    const [before = '', after = ''] = around.map(escapePattern);
    const name = "(\\p{Lu}[\\p{L}.’'-]*(?: \\p{Lu}[\\p{L}.’'-]*){0,2})";
    const form = known.get(around.join('\0')) ?? new RegExp(`^${before}${name}${after}$`, 'u');
    forms.set(field, known.set(around.join('\0'), form));
  }
  const { city = '' } = manifest.company.address ?? {};
  const places = manifest.towns.flatMap(({ name, counties }) => [name, ...counties]);
  const own = new Set([...places, city].map((name) => name.toLowerCase()));
  return badges.flatMap(({ town, index, text, at, field, pointer }) => {
    if (at !== -1) return [];
    const matching = [...(forms.get(field)?.values() ?? [])].find((form) => form.test(text));
    const named = matching?.exec(text)?.[1] ?? '';
    if (named === '' || own.has(named.toLowerCase()) || !isPlace(named, manifest)) return [];
    const facts = { town: town.name, named };
    return [
      { kind: 'copied-town' as const, pointer: ['towns', index, ...pointer], facts, part: named },
    ];
  });
}

/** Whether another text has it capitalised within a sentence, or an old address contains it. */
function isPlace(name: string, manifest: Manifest): boolean {
  const words = name.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  const said = new RegExp(`(?<=[\\p{Ll},] )${escapePattern(words)}(?!\\p{L})`, 'gu');
  const led = manifest.redirects?.some(({ from }) => from.split('/').includes(slugOf(name)));
  return led || inTexts(manifest, said, () => true).some(({ key }) => !BADGE.test(key));
}
