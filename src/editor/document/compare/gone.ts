// Reports the towns, pages, sections and questions that only the manifest's last version has.

import type { Finding, Pointer } from '../../../manifest/diagnostic.ts';
import { toDiagnostics } from '../../../manifest/diagnostics/to-diagnostics.ts';
import { findingFactory } from '../../../manifest/messages/message.ts';
import type { goneMessages } from '../../../manifest/messages/syntax/gone.ts';
import { asObject, isPlainObject, valueAt } from '../../../manifest/text/values.ts';
import { parseText } from '../../../manifest/yaml/parse.ts';
import type { ManifestSource } from '../../../manifest/yaml/source.ts';
import { type Difference, differences } from './differences.ts';

/** Entries that people would miss: the noun of the message, the places of their lists, and what they go by. */
const MISSED: [what: 'town' | 'page' | 'section' | 'question', lists: RegExp, fields: string[]][] =
  [
    ['town', /^towns$/, ['name', 'id']],
    ['page', /^(?:pages|town_pages)$/, ['path', 'label']],
    ['section', /^(?:pages|town_pages)\/\d+\/sections$/, ['heading', 'type']],
    ['question', /^(?:faqs\/[^/]+|towns\/\d+\/[^/]+\/faqs)$/, ['question']],
  ];

const createFinding = findingFactory<typeof goneMessages>();

/** One finding for each kind of lost entry. */
export function goneSince(before: unknown, after: unknown, compare: string): Finding[] {
  const all = differences(before, after).flatMap(inGoneGroups);
  return MISSED.flatMap(([what, lists, fields]) => {
    const places = new Map<string, { at: Pointer; names: string[]; added: number }>();
    for (const { kind, at, ...difference } of all) {
      const key = at.join('/');
      const place = places.get(key) ?? { at, names: [], added: 0 };
      if (kind === 'added') place.added += 1;
      if (kind === 'removed' && 'entry' in difference)
        place.names.push(nameOf(difference.entry, fields));
      if (lists.test(key)) places.set(key, place);
    }
    // A page, section or question in place of another one is a change of words.
    const lost = [...places.values()].map(({ names, added, ...place }) => ({
      ...place,
      names: what === 'town' ? names : names.slice(0, Math.max(0, names.length - added)),
    }));
    const names = lost.flatMap((place) => place.names);
    const [first] = lost.filter((place) => place.names.length > 0);
    const pointer = first && nearestPlace(first.at, after);
    return pointer
      ? [createFinding('gone-since', pointer, { what, names, compare }, { at: 'key' })]
      : [];
  });
}

/** The lists of a group that is gone lose all of their entries. */
function inGoneGroups(difference: Difference): Difference[] {
  if (difference.kind !== 'changed' || !isPlainObject(difference.before) || difference.after)
    return [difference];
  return Object.entries(difference.before)
    .flatMap(([key, value]) => differences(value, undefined, [...difference.at, key]))
    .flatMap(inGoneGroups);
}

function nameOf(entry: unknown, fields: string[]): string {
  const [field, name = ''] =
    fields.map((key) => [key, asObject(entry)[key]]).find(([, text]) => text) ?? [];
  return field === 'heading' || field === 'question' ? `“${name}”` : String(name);
}

/** A place, or the nearest one around it that is still there. */
const nearestPlace = (at: Pointer, data: unknown): Pointer =>
  valueAt(data, at) === undefined && at.length > 0 ? nearestPlace(at.slice(0, -1), data) : at;

/** Warns of entries that the manifest has lost since its last version; `compare` is the command that shows all changes. */
export function goneDiagnostics(last: string, source: ManifestSource, compare: string) {
  const before = parseText(last).data;
  return before === undefined
    ? []
    : toDiagnostics(goneSince(before, source.data, compare), source, { withFixes: false });
}
