// Lines that landed in a part of the file where nothing knows their keys: one cause, however many keys there are.
import type { AnySchemaObject } from 'ajv';
import { placeName } from '../place-name.ts';
import type { Finding, Pointer } from '../problem.ts';
import { resolved, type SchemaFiles } from './references.ts';

/** The keys that each part of the file knows, or its entries do. */
export type PartKeys = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads off the schema what keys each part of the file knows. */
export function keysOfParts(files: SchemaFiles): PartKeys {
  const root = 'manifest.schema.json';
  const parts = Object.entries<AnySchemaObject>(files.get(root)?.properties ?? {});
  return new Map(
    parts.map(([part, schema]) => {
      const whole = resolved({ schema, file: root }, files);
      const entry = resolved({ ...whole, schema: whole.schema.items ?? whole.schema }, files);
      return [part, new Set(Object.keys(entry.schema.properties ?? {}))];
    }),
  );
}

/** Fewer keys than these are slips of their own. */
const SEVERAL = 3;

/** The findings, with one in place of those about keys that all belong to another part. */
export function gatherForeignKeys(findings: Finding[], data: unknown, parts: PartKeys): Finding[] {
  const groups = new Map<string, Finding[]>();
  for (const found of findings) {
    const group = found.pointer.slice(0, -1).join('/');
    if (found.code === 'unknown-key') groups.set(group, [...(groups.get(group) ?? []), found]);
  }
  return [...groups.values()].reduce((rest, foreign) => {
    const keys = foreign.map(({ pointer }) => String(pointer.at(-1)));
    const home = [...parts].find(([, known]) => keys.every((key) => known.has(key)))?.[0];
    const [first] = foreign;
    if (!first || !home || foreign.length < SEVERAL) return rest;
    const group = first.pointer.slice(0, -1);
    const isEcho = (found: Finding) =>
      foreign.includes(found) || (found.code === 'missing-key' && isSame(found.pointer, group));
    const gathered = strangers(home, keys, { first, where: placeName(group, data) });
    return [gathered, ...rest.filter((found) => !isEcho(found))];
  }, findings);
}

const isSame = (a: Pointer, b: Pointer) => a.join('/') === b.join('/');

function strangers(
  home: string,
  keys: string[],
  { first: { pointer }, where }: { first: Finding; where: string },
): Finding {
  return {
    code: 'unknown-key',
    pointer,
    at: 'key',
    message: `\`${keys[0]}\` and ${keys.length - 1} more keys are not known in ${where}, but in \`${home}\`.`,
    hint: `Move these lines to \`${home}\`.`,
  };
}
