// Reports the towns, pages, sections and questions that only the manifest's last version has.

import { report } from '../../../manifest/diagnostics/report.ts';
import type { Finding } from '../../../manifest/messages/all-messages.ts';
import type { Pointer, Problem } from '../../../manifest/problem.ts';
import { fields, valueAt } from '../../../manifest/text/values.ts';
import { parseText } from '../../../manifest/yaml/parse.ts';
import type { ManifestSource } from '../../../manifest/yaml/source.ts';

type Entry = Record<string, unknown>;

/** A list of entries that people would miss, by the noun of the message. */
interface Kept {
  what: 'town' | 'page' | 'section' | 'question';
  pointer: Pointer;
  before: unknown;
  after: unknown;
  /** By these fields an entry is still itself, though others have changed. */
  signs: string[];
  name: (entry: Entry) => string;
}

const entries = (list: unknown): Entry[] => (Array.isArray(list) ? list.map(fields) : []);

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** One finding for each kind of lost entry. */
export function goneSince(before: unknown, after: unknown): Finding<'gone-since'>[] {
  const found = new Map<Kept['what'], { pointer: Pointer; names: string[] }>();
  for (const kept of keptLists(before, after)) {
    const names = goneFrom(kept);
    if (names.length === 0) continue;
    const { pointer, names: others } = found.get(kept.what) ?? { ...kept, names: [] };
    found.set(kept.what, { pointer, names: [...others, ...names] });
  }
  return [...found].map(([what, { pointer, names }]) => ({
    kind: 'gone-since',
    facts: { what, names },
    pointer,
    at: 'key',
  }));
}

function goneFrom({ what, before, after, signs, name }: Kept): string[] {
  const now = entries(after);
  const gone = entries(before).filter(
    (old) => !now.some((entry) => signs.some((sign) => old[sign] && old[sign] === entry[sign])),
  );
  // A page, section or question in place of another one is a change of words.
  const fewer = Math.max(0, entries(before).length - now.length);
  return (what === 'town' ? gone : gone.slice(0, fewer)).map(name);
}

function* keptLists(before: unknown, after: unknown): Iterable<Kept> {
  const list = (name: string) => ({
    pointer: [name],
    before: fields(before)[name],
    after: fields(after)[name],
  });
  yield { what: 'town', ...list('towns'), signs: ['id', 'slug', 'name'], name: townName };
  yield { what: 'page', ...list('pages'), signs: ['path', 'label'], name: pageName };
  yield { what: 'page', ...list('town_pages'), signs: ['service', 'path'], name: pageName };
  for (const place of ['pages', 'town_pages']) {
    yield* within(before, after, [place], ['path', 'service'], (pointer, old, now) => [
      { what: 'section', ...inside(pointer, 'sections', old, now), ...section },
    ]);
  }
  for (const name of Object.keys(fields(fields(before).faqs))) {
    const [old, now] = [before, after].map((data) => valueAt(data, ['faqs', name]));
    const pointer = Array.isArray(now) ? ['faqs', name] : ['faqs'];
    yield { what: 'question', pointer, before: old, after: now, ...question };
  }
  yield* within(before, after, ['towns'], ['id', 'slug', 'name'], (pointer, old, now) =>
    Object.keys(old)
      .filter((service) => Array.isArray(fields(old[service]).faqs))
      .map((service) => ({
        what: 'question' as const,
        ...inside([...pointer, service], 'faqs', fields(old[service]), fields(now[service])),
        ...question,
      })),
  );
}

const section = { signs: ['id', 'heading'], name: (entry: Entry) => sectionName(entry) };
const question = {
  signs: ['id', 'question'],
  name: ({ question }: Entry) => `“${text(question)}”`,
};

const townName = ({ name, id }: Entry) => text(name) || text(id);
const pageName = ({ path, label }: Entry) => text(path) || text(label);
const sectionName = ({ heading, type }: Entry) => (text(heading) ? `“${heading}”` : text(type));

/** The lists of entries that are in both versions. */
function* within(
  before: unknown,
  after: unknown,
  place: string[],
  signs: string[],
  lists: (pointer: Pointer, old: Entry, now: Entry) => Kept[],
): Iterable<Kept> {
  const olds = entries(valueAt(before, place));
  for (const [index, now] of entries(valueAt(after, place)).entries()) {
    const old = olds.find((entry) => signs.some((sign) => now[sign] && now[sign] === entry[sign]));
    if (old) yield* lists([...place, index], old, now);
  }
}

function inside(pointer: Pointer, name: string, old: Entry, now: Entry) {
  const place = now[name] === undefined ? pointer : [...pointer, name];
  return { pointer: place, before: old[name], after: now[name] };
}

/** Warns of entries that the manifest has lost since its last version. */
export function goneProblems(last: string, source: ManifestSource): Problem[] {
  const before = parseText(last).data;
  if (before === undefined) return [];
  return report(goneSince(before, source.data), source);
}
