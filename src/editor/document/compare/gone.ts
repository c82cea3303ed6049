// Reports the towns, pages, sections and questions that only the manifest's last version has.

import type { Finding, Pointer } from '../../../manifest/diagnostic.ts';
import { toDiagnostics } from '../../../manifest/diagnostics/to-diagnostics.ts';
import { findingFactory } from '../../../manifest/messages/message.ts';
import type { gone } from '../../../manifest/messages/syntax/gone.ts';
import { asArray, asObject } from '../../../manifest/text/values.ts';
import { parseText } from '../../../manifest/yaml/parse.ts';
import type { ManifestSource } from '../../../manifest/yaml/source.ts';

type Entry = Record<string, unknown>;

/** A list of entries that people would miss. */
interface Kept {
  /** The noun of the message. */
  what: 'town' | 'page' | 'section' | 'question';
  /** Its place; `*` stands for each key of a group, or each entry that a list still has. */
  place: string[];
  /** By these fields an entry is still itself, though others have changed. */
  signs: string[];
  name(entry: Entry): string;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const section = {
  signs: ['id', 'heading'],
  name: ({ heading, type }: Entry) => (text(heading) ? `“${heading}”` : text(type)),
};
const question = {
  signs: ['id', 'question'],
  name: ({ question }: Entry) => `“${text(question)}”`,
};
const pageName = ({ path, label }: Entry) => text(path) || text(label);
const townName = ({ name, id }: Entry) => text(name) || text(id);

const KEPT: Kept[] = [
  { what: 'town', place: ['towns'], signs: ['id', 'slug', 'name'], name: townName },
  { what: 'page', place: ['pages'], signs: ['path', 'label'], name: pageName },
  { what: 'page', place: ['town_pages'], signs: ['service', 'path'], name: pageName },
  { what: 'section', place: ['pages', '*', 'sections'], ...section },
  { what: 'section', place: ['town_pages', '*', 'sections'], ...section },
  { what: 'question', place: ['faqs', '*'], ...question },
  { what: 'question', place: ['towns', '*', '*', 'faqs'], ...question },
];

const createFinding = findingFactory<typeof gone>();

/** One finding for each kind of lost entry. */
export function goneSince(before: unknown, after: unknown, compare: string): Finding[] {
  const lost = new Map<Kept['what'], { pointer: Pointer; names: string[] }>();
  for (const kept of KEPT) {
    for (const { pointer, old, now } of listsAt(kept.place, before, after)) {
      const names = goneFrom(kept, old, now).map(kept.name);
      const known = lost.get(kept.what) ?? { pointer, names: [] };
      if (names.length > 0) lost.set(kept.what, { ...known, names: [...known.names, ...names] });
    }
  }
  return [...lost].map(([what, { pointer, names }]) =>
    createFinding('gone-since', pointer, { what, names, compare }, { at: 'key' }),
  );
}

function goneFrom({ what, signs }: Kept, old: Entry[], now: Entry[]): Entry[] {
  const gone = old.filter((entry) => !sameIn(now, entry, signs));
  // A page, section or question in place of another one is a change of words.
  return what === 'town' ? gone : gone.slice(0, Math.max(0, old.length - now.length));
}

const sameIn = (entries: Entry[], entry: Entry, signs: string[]) =>
  entries.find((other) => signs.some((sign) => entry[sign] && entry[sign] === other[sign]));

const entriesOf = (list: unknown): Entry[] => asArray(list).map(asObject);

/** Both versions of each list at a place, with the nearest place that is still there. */
function* listsAt(
  [step, ...rest]: string[],
  old: unknown,
  now: unknown,
  pointer: Pointer = [],
): Iterable<{ pointer: Pointer; old: Entry[]; now: Entry[] }> {
  if (step === undefined) yield { pointer, old: entriesOf(old), now: entriesOf(now) };
  else if (step === '*' && Array.isArray(old)) {
    const signs = KEPT.find(({ place }) => place.join() === pointer.join())?.signs ?? [];
    for (const [index, entry] of entriesOf(now).entries()) {
      const same = sameIn(entriesOf(old), entry, signs);
      if (same) yield* listsAt(rest, same, entry, [...pointer, index]);
    }
  } else {
    for (const key of step === '*' ? Object.keys(asObject(old)) : [step]) {
      const next = asObject(now)[key];
      const place = next === undefined ? pointer : [...pointer, key];
      yield* listsAt(rest, asObject(old)[key], next, place);
    }
  }
}

/** Warns of entries that the manifest has lost since its last version; `compare` is the command that shows all changes. */
export function goneDiagnostics(last: string, source: ManifestSource, compare: string) {
  const before = parseText(last).data;
  return before === undefined
    ? []
    : toDiagnostics(goneSince(before, source.data, compare), source, { withFixes: false });
}
