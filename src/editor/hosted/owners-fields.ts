// The fields that the owner of a website decides alone, which `owner` marks in the schema: members cannot publish others.
import type { AnySchemaObject } from 'ajv';
import type { CheckResult } from '../../manifest/check.ts';
import type { Pointer } from '../../manifest/diagnostic.ts';
import { capital } from '../../manifest/messages/phrases.ts';
import { placeLabel } from '../../manifest/messages/place-name.ts';
import { resolveReference, rootPiece, type SchemaFiles } from '../../manifest/schema/references.ts';
import { normalizeLineEnds } from '../../manifest/text/edits.ts';
import { valueAt } from '../../manifest/text/values.ts';
import { parseText } from '../../manifest/yaml/parse.ts';
import { OWNERS_FIELD } from '../server/shown-diagnostics.ts';

/** The places of these fields, none of which is in a list. */
export function ownersFields(files: SchemaFiles, piece = rootPiece(files)): Pointer[] {
  const { schema, file } = resolveReference(piece, files);
  return Object.entries<AnySchemaObject>(schema.properties ?? {}).flatMap(([key, field]) => {
    const inside = field.owner ? [[]] : ownersFields(files, { schema: field, file });
    return inside.map((steps) => [key, ...steps]);
  });
}

/** Gives the function that adds an error to the verdict on a text for each of these fields that is another one than published. */
export function createOwnersGuard(files: SchemaFiles) {
  const fields = ownersFields(files);
  let known = { text: '', data: undefined as unknown };
  return ({ site, ...checked }: CheckResult, published: string): CheckResult => {
    if (known.text !== published)
      known = { text: published, data: parseText(normalizeLineEnds(published)).data };
    const { source, diagnostics } = checked;
    const valueIn = (data: unknown, field: Pointer) => JSON.stringify(valueAt(data, field));
    const changed =
      source.data === undefined
        ? []
        : fields.filter((field) => valueIn(source.data, field) !== valueIn(known.data, field));
    if (changed.length === 0) return { site, ...checked };
    const errors = changed.map((pointer) => ({
      ...{ code: OWNERS_FIELD, severity: 'error' as const, file: source.file, pointer },
      ...source.placeOf({ pointer }),
      message: `${capital(placeLabel(pointer, source.data))} stays as it is published. Only the owner of the website changes it, in the file itself.`,
    }));
    return { ...checked, diagnostics: [...errors, ...diagnostics] };
  };
}
