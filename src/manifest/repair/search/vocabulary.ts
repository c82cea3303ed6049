// The search's view of the schema: names, their values, and how well data fits.
import type { ErrorObject } from 'ajv';
import {
  ANY,
  groupNames,
  keysOfParts,
  type PartKeys,
  textNames,
} from '../../schema/group-names.ts';
import { townNamesIn } from '../../schema/own-parts.ts';
import type { ManifestSchema } from '../../schema/schema-files.ts';
import { fitOf, misfitCounter } from '../../schema/site-schema.ts';

export interface Vocabulary {
  /** Every name that some group may have. */
  keys: ReadonlySet<string>;
  /** The names of fields with a text in the writer's own words. */
  texts: ReadonlySet<string>;
  /** By part of the file: the names that it knows, or that its entries do. */
  parts: PartKeys;
  /** The names of groups and lists that may begin with a field; of lists of texts for the empty one. */
  namesOver(first: string): string[];
  /** The places of data that do not fit. */
  misfits(data: unknown): ErrorObject[];
  /** The number of misfits. */
  count(data: unknown): number;
}

/** The vocabulary of a schema, for one text. */
export function vocabularyOf(schema: ManifestSchema, text: string): Vocabulary {
  const names = groupNames(schema.files);
  const ofTowns = townNamesIn(text);
  const parts = new Map(keysOfParts(schema.files));
  // The templates ask for a town's texts about a service.
  parts.set('towns', new Set([...(parts.get('towns') ?? []), ...ofTowns]));
  const judged = new WeakMap<object, ErrorObject[]>();
  return {
    keys: new Set([...schema.keys, ...ofTowns]),
    texts: new Set([...textNames(schema.files), ...ofTowns]),
    parts,
    namesOver: (first) => [...(names.get(first) ?? []), ...(names.get(ANY) ?? [])],
    misfits: (data) => {
      const known = judged.get(Object(data)) ?? fitOf(data, schema).errors.filter(isPrimaryError);
      judged.set(Object(data), known);
      return known;
    },
    count: misfitCounter(schema),
  };
}

/** Errors that only repeat others. */
const ECHOES = ['propertyNames', 'if'];

const isPrimaryError = ({ keyword }: ErrorObject) => !ECHOES.includes(keyword);
