// Makes a change in the text of a manifest: every other byte stays, and the result is read again before it counts.
import { applyEdits, normalizeLineEnds } from '../../manifest/text/edits.ts';
import { placesOf } from '../../manifest/text/places.ts';
import { parseText } from '../../manifest/yaml/parse.ts';
import { changedData, fits, isSame, type ManifestChange, type Refusal } from './change.ts';
import { editsFor, type KeyOrder } from './entries.ts';
import { UNSUPPORTED_SYNTAX } from './values.ts';

const GONE: Refusal = {
  refusal:
    'This place is not in the file any more. Somebody else may have changed the file meanwhile.',
};

/** Optional help. */
interface Options {
  /** The order of keys in the schema. */
  order?: KeyOrder;
  /** The data of the text, for a caller that has read it. */
  data?: unknown;
}

/** The text after a change; a refusal when the change does not fit the file, or cannot be made safely. */
export function applyChange(text: string, change: ManifestChange, options: Options = {}) {
  const plain = normalizeLineEnds(text);
  const before = 'data' in options ? { data: options.data } : dataOf(plain);
  if ('refusal' in before) return before;
  const { data } = before;
  if (!fits(data, change)) return GONE;
  // A last line without a line end gets one for the time of the work.
  const end = plain === '' || plain.endsWith('\n') ? '' : (/\r?\n/.exec(text)?.[0] ?? '\n');
  const whole = text + end;
  const edits = editsFor({ text: normalizeLineEnds(whole), data, order: options.order }, change);
  if ('refusal' in edits) return edits;
  const made = applyEdits(whole, { edits });
  const after = end ? made.replace(/\r?\n$/, '') : made;
  const { data: read } = parseText(normalizeLineEnds(after));
  return isSame(read ?? {}, changedData(data, change)) ? after : UNSUPPORTED_SYNTAX;
}

function dataOf(text: string): { data: unknown } | Refusal {
  const { data, errors } = parseText(text);
  const [first] = errors;
  if (!first) return { data: data ?? {} };
  const { line } = placesOf(text)(first.start, first.start);
  return { refusal: `The file cannot be read in line ${line}. Please repair that first.` };
}
