// The site that pages show: the last version without errors, and the current text with its diagnostics.
import type { SchemaFiles } from '../../manifest/schema/references.ts';
import type { CheckedText, CheckTextOptions, ShownSite } from './store.ts';

/** A text as it was read, with what texts are checked against. */
export interface SiteSource<T extends CheckedText> {
  text: string;
  schema: SchemaFiles;
  check(text: string, options: Required<CheckTextOptions>): T;
}

/** The last version without errors, and the current one where it has errors. */
interface State<T> {
  valid?: T;
  invalid?: T;
  /** Why the last reading failed as a whole. */
  readError?: Error;
}

/**
 * Reads on the first request and remembers the last version without errors. Readings that overlap follow one another.
 * @param read reads the text anew; where it fails, the version before stays
 */
export function createPreviewSite<T extends CheckedText>(read: () => Promise<SiteSource<T>>) {
  let state: Promise<State<T>> | undefined;
  let reading: SiteSource<T> | undefined;
  let valid: T | undefined;
  const results = new Map<string, T>();
  const stateOf = (checked: T): State<T> => {
    valid = checked.site ? checked : valid;
    return checked.site ? { valid } : { valid, invalid: checked };
  };
  const readAnew = async () => {
    reading = await read();
    results.clear();
    return stateOf(check(reading.text, { edits: true }));
  };
  const known = () => {
    if (!reading) throw new Error('nothing has been read yet');
    return reading;
  };
  /** Checks a text. The last result of each kind is kept. */
  const check = (
    text: string,
    { edits = false, isEarlier = false, published = '' }: CheckTextOptions = {},
  ): T => {
    const kind = `${edits} ${isEarlier} ${published}`;
    const kept = results.get(kind);
    if (kept?.text === text) return kept;
    const result = known().check(text, { edits, isEarlier, published });
    results.set(kind, result);
    return result;
  };
  const current = () => {
    state ??= readAnew();
    return state;
  };
  return {
    current,
    check,
    refresh: () => {
      state = current()
        .catch((): State<T> => ({}))
        .then((before) => readAnew().catch((readError: Error) => ({ ...before, readError })));
      return state;
    },
    schema: () => known().schema,
    show(text: string) {
      const quick = check(text);
      // Pages show the errors that there are with their edits.
      state = Promise.resolve(stateOf(quick.site ? quick : check(text, { edits: true })));
    },
  } satisfies Omit<ShownSite, 'announce'>;
}
