// Short texts of a town that name only another one: leftovers of the copied entry.
import type { Manifest, Town } from '../../../model/manifest.generated.ts';
import type { Finding, Pointer } from '../../problem.ts';
import { servicesOf, townTexts } from '../../site/expand/town-texts.ts';
import { fields } from '../../text/values.ts';
import type { Rule } from '../rule.ts';

/** Keys of texts that speak of the town that they belong to. Longer ones may speak of its neighbors. */
const SHORT = /(?:^|_)(?:badge|heading|title|question)$/;

/** Words with which a short text may speak of a neighbor too: "Toward Dunkirk", "Do you also serve Dunkirk?" */
const NEIGHBORLY =
  /\b(?:also|and|around|beyond|between|from|near|next|or|outside|past|than|to|too|towards?)\b|^(?:can|do|will) (?:i|we|you)\b/i;

/** Placeholders for the town's own name. */
const OWN = /\{(?:town|place)\}/;

interface ShortText {
  text: string;
  pointer: Pointer;
}

/** The towns by the first word of their names. */
type Names = ReadonlyMap<string, Town[]>;

function byFirstWord(towns: Town[]): Names {
  const names = new Map<string, Town[]>();
  for (const town of towns) {
    const first = namesIn(town.name)[0]?.toLowerCase() ?? '';
    names.set(first, [...(names.get(first) ?? []), town]);
  }
  return names;
}

export const otherTowns: Rule = ({ manifest }) => {
  const names = byFirstWord(manifest.towns.filter(isTown));
  return manifest.towns.flatMap((town, index) =>
    isTown(town)
      ? [...shortTexts(town, ['towns', index], manifest)].flatMap((short) => {
          const other = otherIn(short, town, names);
          if (!other) return [];
          // A new town may have the name of a place that headings of the towns above it speak of.
          const isNewer = manifest.towns.indexOf(other) > index;
          return isNewer && !isBadge(short) ? [] : [foreignNameFinding(short, town, other)];
        })
      : [],
  );
};

/** A region holds towns, and may be named by them. */
const isTown = ({ kind }: Town) => kind !== 'region';

/** The words that may begin a name: those with a capital letter, and those behind "in". There are few, and thousands of texts. */
const namesIn = (text: string) =>
  text.match(/(?<![\w’'-])(?:[A-Z]|(?<=\bin )[a-z])[\p{L}\d-]*/gu) ?? [];

function* shortTexts(town: Town, pointer: Pointer, manifest: Manifest): Generator<ShortText> {
  for (const part of servicesOf(town, manifest)) {
    for (const [key, value] of Object.entries(townTexts(town, part) ?? {})) {
      if (typeof value === 'string' && SHORT.test(key)) {
        yield { text: value, pointer: [...pointer, part, key] };
      }
      if (!Array.isArray(value)) continue;
      for (const [index, entry] of value.entries()) {
        const [name, text] =
          Object.entries(fields(entry)).find(([field]) => SHORT.test(field)) ?? [];
        if (name && typeof text === 'string') {
          yield { text, pointer: [...pointer, part, key, index, name] };
        }
      }
    }
  }
}

const isBadge = ({ pointer }: ShortText) => String(pointer.at(-1)).endsWith('badge');

const OF_WORD = /[\p{L}\p{N}-]/u;

/**
 * The index of a name in a text as whole words, in any case, or -1. A regular expression per name takes six times as
 * long.
 */
function placeIn(text: string, name: string): number {
  const [words, sought] = [text.toLowerCase(), name.toLowerCase()];
  for (let at = words.indexOf(sought); at !== -1; at = words.indexOf(sought, at + 1)) {
    const around = words.charAt(at - 1) + words.charAt(at + sought.length);
    if (!OF_WORD.test(around)) return at;
  }
  return -1;
}

const says = (text: string, name: string) => placeIn(text, name) !== -1;

/** The other town that a text names, the one with the longest name; undefined where it names its own. */
function otherIn(short: ShortText, own: Town, names: Names): Town | undefined {
  const { text } = short;
  const likely = namesIn(text)
    .flatMap((word) => names.get(word.toLowerCase()) ?? [])
    .filter(({ name }) => name !== own.name);
  if (likely.length === 0 || (!isBadge(short) && NEIGHBORLY.test(text))) return undefined;
  if (OWN.test(text) || says(text, own.name)) return undefined;
  return likely
    .filter(({ name }) => !says(own.name, name))
    .filter(({ name }) => (isBadge(short) ? says(text, name) : isWholeName(name, text)))
    .sort((a, b) => b.name.length - a.name.length)[0];
}

/** Whether a name is not part of another one, such as a street's, and not just the same word. */
function isWholeName(name: string, text: string): boolean {
  const index = placeIn(text, name);
  const end = index + name.length;
  const written = text.slice(index, end);
  const before = text.slice(0, index);
  const isName = /\p{Lu}/u.test(written) || /\bin $/i.test(before);
  const inLongerName =
    /(?<!^)\b\p{Lu}[\p{L}.’']* $/u.test(before) || /^ \p{Lu}/u.test(text.slice(end));
  return index !== -1 && isName && !inLongerName;
}

function foreignNameFinding(short: ShortText, own: Town, { name }: Town): Finding {
  const { text, pointer } = short;
  const index = placeIn(text, name);
  const written = text.slice(index, index + name.length);
  const instead = written === name.toUpperCase() ? own.name.toUpperCase() : own.name;
  // Elsewhere the whole sentence may be about the other town.
  const certain = isBadge(short) || text.includes(`in ${written}`);
  return {
    kind: 'other-town',
    pointer,
    facts: { town: own.name, other: name },
    ...(certain && { mend: { instead: text.replace(written, () => instead) } }),
  };
}
