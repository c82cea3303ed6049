// The last valid version of a manifest: what rules compare with, and the lines that have changed since.
import type { Manifest } from '../model/manifest.generated.ts';
import type { Previous } from './rules/rule.ts';
import type { ManifestSchema } from './schema/schema-files.ts';
import { fitsSchema, validateManifestData } from './schema/site-schema.ts';
import { expandPages } from './site/expand/expand-pages.ts';
import { normalizeLineEnds } from './text/edits.ts';
import { diffLines, type LineChange } from './text/line-changes.ts';
import { isReadable, isSound, parseText } from './yaml/parse.ts';

/** A cache of one valid text: a file that was saved without a change is checked again. */
const lastValid = new WeakMap<ManifestSchema, string>();
export const rememberValid = (text: string, schema: ManifestSchema) => lastValid.set(schema, text);

/** Whether a text can be read and fits the schema. */
export function isValidManifest(saved: string, schema: ManifestSchema): boolean {
  const text = normalizeLineEnds(saved);
  if (lastValid.get(schema) === text) return true;
  const parsed = parseText(text);
  return isReadable(parsed) && fitsSchema(parsed.data, schema);
}

/** A cache of one: the editor checks many texts against the same last version. */
const lastRead = new WeakMap<ManifestSchema, { text: string; previous: Previous | undefined }>();

/** The last version; undefined if it cannot be read or does not fit the schema. */
export function readPrevious(text: string, base: ManifestSchema): Previous | undefined {
  const cached = lastRead.get(base);
  if (cached?.text === text) return cached.previous;
  const previous = parsePrevious(text, base);
  lastRead.set(base, { text, previous });
  return previous;
}

function parsePrevious(text: string, base: ManifestSchema): Previous | undefined {
  const parsed = parseText(text);
  if (!isSound(parsed)) return undefined;
  const { errors, schema } = validateManifestData(parsed.data, base);
  const manifest = parsed.data as Manifest;
  return errors.length > 0 ? undefined : { manifest, expansion: expandPages(manifest, schema) };
}

/** The lines that have changed since the last version; none if too many have. */
export const changesSince = (last: string, text: string): LineChange[] =>
  diffLines(last.split('\n'), text.split('\n')) ?? [];
