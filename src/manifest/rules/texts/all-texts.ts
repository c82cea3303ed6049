// Every text of the manifest as it is written, joined to one string for a fast search.
import type { Manifest } from '../../../model/manifest.generated.ts';
import type { Pointer } from '../../diagnostic.ts';
import { countUpTo } from '../../text/places.ts';
import { eachText } from '../../text/values.ts';
import type { RuleContext } from '../rule.ts';

/** Stands before, between and after the texts. */
const END = '\0';

const NOT_SHOWN = new Set(['acknowledged', 'redirects', 'site', 'theme']);

interface Texts {
  values: string[];
  /** The offsets of the values in the joined text. */
  starts: number[];
  joined: string;
}

/** A value of the manifest with its place, and the match in it. */
export interface TextMatch<What> {
  key: string;
  value: string;
  pointer: Pointer;
  what: What;
}

/** Several rules look through the texts of one manifest, in one go: after that they need not be held. */
const allTextsCache = new WeakMap<Manifest, WeakRef<Texts>>();

function textsOf(manifest: Manifest): Texts {
  const texts = allTextsCache.get(manifest)?.deref() ?? join(manifest);
  allTextsCache.set(manifest, new WeakRef(texts));
  return texts;
}

function join(manifest: Manifest): Texts {
  const values: string[] = [];
  eachText(manifest, (text) => void values.push(text));
  let length = END.length;
  const starts = values.map((value) => {
    const start = length;
    length += value.length + END.length;
    return start;
  });
  return { values, starts, joined: END + values.join(END) + END };
}

/**
 * Matches in values, with their places.
 * @param look a fast global pattern, with \0 before and after each value
 * @param find the result for a value that the pattern matches
 */
export function inValues<What>(
  manifest: Manifest,
  look: RegExp,
  find: (value: string) => What | undefined,
): TextMatch<What>[] {
  const { values, starts, joined } = textsOf(manifest);
  const found = new Map<number, What | undefined>();
  for (const { index, 0: part } of joined.matchAll(look)) {
    const position = countUpTo(starts, index + (part.startsWith(END) ? 1 : 0)) - 1;
    if (!found.has(position)) found.set(position, find(values[position] ?? ''));
  }
  const shown = [...found].filter((entry): entry is [number, What] => entry[1] !== undefined);
  return shown.length === 0 ? [] : withPlaces(new Map(shown), manifest);
}

/** The values at some offsets. Few have findings, so only those are looked up. */
function withPlaces<What>(shown: Map<number, What>, manifest: Manifest): TextMatch<What>[] {
  const found: TextMatch<What>[] = [];
  let position = -1;
  eachText(manifest, (value, key, steps) => {
    const what = shown.get(++position);
    if (what !== undefined) found.push({ key, value, pointer: [...steps], what });
  });
  return found;
}

/** Matches in the texts that visitors read. */
export const inTexts = <What>(
  { manifest, schema }: Pick<RuleContext, 'manifest' | 'schema'>,
  look: RegExp,
  find: (value: string) => What | undefined,
): TextMatch<What>[] =>
  inValues(manifest, look, find).filter(
    ({ key, pointer }) => !schema.codedFields.has(key) && isShown(pointer),
  );

/** What the script of a counter is given is for nobody's eyes. */
const isShown = ([part, name]: Pointer) =>
  !NOT_SHOWN.has(String(part)) && (part !== 'integrations' || name !== 'analytics');

/** The characters of a range, with enough of the text before them to distinguish them from earlier equal ones. */
export function partAt(text: string, from: number, to: number): string {
  let start = from;
  while (start > 0 && text.indexOf(text.slice(start, to)) < start) start--;
  return text.slice(start, to);
}
