// Finds the curly brace of a text without a placeholder, and the probable intention.
import type { Finding, Pointer } from '../../problem.ts';
import { PLACEHOLDER } from './words.ts';

/** A text whose braces are all those of placeholders. */
const PAIRED = /^[^{}]*(?:\{[^{}]*\}[^{}]*)*$/;

/** Whether a text has a brace that is not part of a placeholder. */
export const hasLoneBrace = (text: string) => !PAIRED.test(text);

/**
 * The finding about a text in which a brace is left over once the placeholders are taken out.
 * @param isKnown whether a placeholder of a name would be replaced there
 */
export function loneBrace(
  text: string,
  pointer: Pointer,
  isKnown: (name: string) => boolean,
): Finding {
  const rest = text.replace(PLACEHOLDER, (whole) => ' '.repeat(whole.length));
  const at = rest.search(/[{}]/);
  const part =
    rest[at] === '{'
      ? (/^\{+ *[\w.]*(?: *\}+|[)\]])?/.exec(text.slice(at))?.[0] ?? '{')
      : (/[\w.]*\}+$/.exec(text.slice(0, at + 1))?.[0] ?? '}');
  const name = part.replace(/[{} )\]]/g, '');
  return {
    kind: 'lone-brace',
    pointer,
    part,
    facts: {},
    ...(isKnown(name) && { mend: { instead: `{${name}}` } }),
  };
}
