// Searches every text of the manifest as it is written.
import type { Manifest } from '../../../model/manifest.generated.ts';
import type { Pointer } from '../../diagnostic.ts';
import { isMessage } from '../../site/languages.ts';
import { eachText } from '../../text/values.ts';
import type { RuleContext } from '../rule.ts';

const NOT_SHOWN = new Set(['acknowledged', 'redirects', 'site', 'theme']);

/** A value of the manifest with its place, and the match in it. */
interface TextMatch<What> {
  key: string;
  value: string;
  pointer: Pointer;
  what: What;
}

/**
 * Matches in values, with their places.
 * @param prefilter a fast pattern that each match has to contain
 * @param find the result for a value that the pattern matches
 */
export function inValues<What>(
  manifest: Manifest,
  prefilter: RegExp,
  find: (value: string) => What | undefined,
): TextMatch<What>[] {
  const found: TextMatch<What>[] = [];
  eachText(manifest, (value, key, steps) => {
    const what = value.search(prefilter) < 0 ? undefined : find(value);
    if (what !== undefined) found.push({ key, value, pointer: [...steps], what });
  });
  return found;
}

/** Matches in the texts that visitors read. */
export const inTexts = <What>(
  { manifest, schema }: Pick<RuleContext, 'manifest' | 'schema'>,
  prefilter: RegExp,
  find: (value: string) => What | undefined,
): TextMatch<What>[] =>
  inValues(manifest, prefilter, find).filter(
    ({ key, pointer }) =>
      !schema.codedFields.has(key) && isShown(pointer) && !isOfEngine(pointer, manifest),
  );

/** Whether a text says a text of the engine in another language, with its examples such as a phone number. */
const isOfEngine = ([part, language = '', index = 0]: Pointer, { translations }: Manifest) =>
  part === 'translations' && isMessage(translations?.[language]?.[Number(index)]?.text ?? '');

/** Whether visitors read a text: not the settings of analytics, for example. */
const isShown = ([part, name]: Pointer) =>
  !NOT_SHOWN.has(String(part)) && (part !== 'integrations' || name !== 'analytics');

/** The characters of a range, with enough of the text before them to distinguish them from earlier equal ones. */
export function partAt(text: string, from: number, to: number): string {
  let start = from;
  while (start > 0 && text.indexOf(text.slice(start, to)) < start) start--;
  return text.slice(start, to);
}
