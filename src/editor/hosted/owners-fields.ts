// The fields that the owner of a website decides alone, which `owner` marks in the schema: members cannot publish others.
import type { AnySchemaObject } from 'ajv';
import type { CheckResult } from '../../manifest/check.ts';
import type { Pointer } from '../../manifest/diagnostic.ts';
import { capital } from '../../manifest/messages/phrases.ts';
import { placeLabel } from '../../manifest/messages/place-name.ts';
import { resolveReference, rootPiece, type SchemaFiles } from '../../manifest/schema/references.ts';
import { normalizeLineEnds } from '../../manifest/text/edits.ts';
import { asArray, asObject, valueAt } from '../../manifest/text/values.ts';
import { parseText } from '../../manifest/yaml/parse.ts';
import { OWNERS_FIELD } from '../server/shown-diagnostics.ts';

/** Stands for each entry of a list. */
const EACH = '*';

/** The places of these fields; in a list, that of each entry is one. */
export function ownersFields(files: SchemaFiles, piece = rootPiece(files)): Pointer[] {
  const { schema, file } = resolveReference(piece, files);
  const parts: [string, AnySchemaObject][] = Object.entries(schema.properties ?? {});
  if (schema.items) parts.push([EACH, schema.items]);
  return parts.flatMap(([key, field]) => {
    const inside = field.owner ? [[]] : ownersFields(files, { schema: field, file });
    return inside.map((steps) => [key, ...steps]);
  });
}

/** The places of a field in a manifest: in a list, one for each entry. */
function placesOf(data: unknown, [step, ...rest]: Pointer, above: Pointer = []): Pointer[] {
  if (step === undefined) return [above];
  if (step !== EACH) return placesOf(data, rest, [...above, step]);
  return asArray(valueAt(data, above)).flatMap((_, at) => placesOf(data, rest, [...above, at]));
}

/** The places whose value is not published for this field. An entry of a list may go, move, or be new without it. */
function changedPlaces(data: unknown, published: unknown, field: Pointer): Pointer[] {
  const valueIn = (root: unknown) => (place: Pointer) => {
    const value = valueAt(root, place);
    const entry = asObject(valueAt(root, place.slice(0, field.lastIndexOf(EACH) + 1)));
    return JSON.stringify(value === undefined ? null : [value, entry.path, entry.id]);
  };
  const allowed = new Set(placesOf(published, field).map(valueIn(published)));
  if (field.includes(EACH)) allowed.add('null');
  return placesOf(data, field).filter((place) => !allowed.has(valueIn(data)(place)));
}

/** Gives the function that adds an error to the verdict on a text for each of these fields that is another one than published. */
export function createOwnersGuard(files: SchemaFiles) {
  const fields = ownersFields(files);
  let known = { text: '', data: undefined as unknown };
  return ({ site, ...checked }: CheckResult, published: string): CheckResult => {
    if (known.text !== published)
      known = { text: published, data: parseText(normalizeLineEnds(published)).data };
    const { source, diagnostics } = checked;
    const changed =
      source.data === undefined
        ? []
        : fields.flatMap((field) => changedPlaces(source.data, known.data, field));
    if (changed.length === 0) return { site, ...checked };
    const errors = changed.map((pointer) => ({
      ...{ code: OWNERS_FIELD, severity: 'error' as const, file: source.file, pointer },
      ...source.placeOf({ pointer }),
      message: `${capital(placeLabel(pointer, source.data))} stays as it is published. Only the owner of the website changes it, in the file itself.`,
    }));
    return { ...checked, diagnostics: [...errors, ...diagnostics] };
  };
}
