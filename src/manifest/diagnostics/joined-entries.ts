// Finds entries that have lost their dash and became one text with the entry above, which is good YAML.
import type { Finding, Pointer } from '../diagnostic.ts';
import { found } from './parse-findings.ts';

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The lists of texts of the last good version of which two entries are one text now. */
export function joinedEntries(before: unknown, now: unknown, pointer: Pointer = []): Finding[] {
  if (typeof now !== 'object' || now === null || typeof before !== 'object' || before === null) {
    return [];
  }
  const old = before as Record<string | number, unknown>;
  if (Array.isArray(now) && Array.isArray(before)) {
    const pairs = new Map(
      before.flatMap((text, at) => {
        const next: unknown = before[at + 1];
        const isPair = typeof text === 'string' && typeof next === 'string';
        return isPair ? [[plain(`${text} ${next}`), next]] : [];
      }),
    );
    const joined = now.flatMap((text, at) => {
      const lost = typeof text === 'string' ? pairs.get(plain(text)) : undefined;
      return lost === undefined
        ? []
        : [found('joined-entry', [...pointer, at], { text: lost }, { part: lost })];
    });
    if (joined.length > 0) return joined;
  }
  return Object.entries(now).flatMap(([key, value]) =>
    value === old[key]
      ? []
      : joinedEntries(old[key], value, [...pointer, Array.isArray(now) ? Number(key) : key]),
  );
}
