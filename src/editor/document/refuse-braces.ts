// Refuses an answer with braces that no placeholder is in, before it is written anywhere.

import { PLACEHOLDER } from '../../manifest/site/expand/words.ts';
import { nearest } from '../../manifest/text/nearest.ts';

/** Why a text with braces cannot be taken; `words` are the names of the placeholders that it may use. */
export function refuseBraces(text: string, words: string[]): string | undefined {
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  const unknown = names.find((name) => !words.includes(name));
  if (unknown !== undefined) {
    const match = nearest(unknown, words);
    const hint = match
      ? `Did you mean {${match}}?`
      : `There are: ${words.map((word) => `{${word}}`).join(', ')}.`;
    return `{${unknown}} is not a known placeholder. ${hint}`;
  }
  return /[{}]/.test(text.replace(PLACEHOLDER, ''))
    ? 'A curly brace only belongs to a placeholder, such as {phone}.'
    : undefined;
}
