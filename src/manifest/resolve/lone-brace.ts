// Says which curly brace of a text belongs to no placeholder, and what was probably meant.
import { placeName } from '../place-name.ts';
import type { Finding, Pointer } from '../problem.ts';
import { capital } from '../schema/schema-words.ts';
import { PLACEHOLDER } from './words.ts';

interface Around {
  manifest: unknown;
  /** Whether a placeholder of this name would be replaced here. */
  isKnown: (name: string) => boolean;
}

/** A text whose braces are all those of placeholders. */
const PAIRED = /^[^{}]*(?:\{[^{}]*\}[^{}]*)*$/;

/** Whether a text has a brace that is not part of a placeholder. */
export const hasLoneBrace = (text: string) => !PAIRED.test(text);

/** The finding about a text in which a brace is left over once the placeholders are taken out. */
export function loneBrace(text: string, pointer: Pointer, { manifest, isKnown }: Around): Finding {
  const rest = text.replace(PLACEHOLDER, (whole) => ' '.repeat(whole.length));
  const at = rest.search(/[{}]/);
  const part =
    rest[at] === '{'
      ? (/^\{+ *[\w.]*(?: *\}+)?/.exec(text.slice(at))?.[0] ?? '{')
      : (/[\w.]*\}+$/.exec(text.slice(0, at + 1))?.[0] ?? '}');
  const name = part.replace(/[{} ]/g, '');
  return {
    code: 'lone-brace',
    pointer,
    part,
    message: `${capital(placeName(pointer, manifest))} has a curly brace that is not part of a placeholder.`,
    hint: 'A placeholder is one word between one { and one }, such as {phone}.',
    ...(isKnown(name) && { mend: { instead: `{${name}}` } }),
  };
}
