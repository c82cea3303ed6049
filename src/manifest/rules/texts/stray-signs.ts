// Signs that other programs and assistants leave in texts, and that visitors would see as they are.
import type { Finding } from '../../problem.ts';
import type { Rule } from '../rule.ts';
import { inTexts, partAt } from './all-texts.ts';

type SignKind = 'stray-comma' | 'written-escape' | 'entity-in-text' | 'citation-mark';

interface StraySign {
  kind: SignKind;
  /** A fast pattern that every affected text matches. */
  look: RegExp;
  pattern: RegExp;
  /** The right character, when it is clear. */
  instead: (part: string) => string | undefined;
  /** Whether a text may have it after all. */
  mayBe?: (text: string) => boolean;
}

/** The characters of the entities. */
const ENTITIES: Record<string, string> = {
  amp: '&',
  hellip: '…',
  ldquo: '“',
  lsquo: '‘',
  mdash: '—',
  nbsp: ' ',
  ndash: '–',
  rdquo: '”',
  rsquo: '’',
  '#39': '’',
};

const SIGNS: StraySign[] = [
  {
    kind: 'stray-comma',
    look: /,\0|,,|, \0| ,/g,
    pattern: /(?<!["”'’]),[ ,]*(?=\0)| ,(?= )|,,+/g,
    instead: (part) => (part === ' ,' || /,,/.test(part) ? ',' : ''),
    mayBe: (text) => /^(?:dear|hello|hi)\b/i.test(text),
  },
  {
    kind: 'written-escape',
    look: /\\/g,
    pattern: / *\\(?:[nrt"']|u[\da-f]{4}) */gi,
    instead: (part) => (/\\[nrt]/.test(part) ? ' ' : undefined),
  },
  {
    kind: 'entity-in-text',
    look: /&(?:#|\w+;)/g,
    pattern: /&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});/gi,
    instead: (part) => ENTITIES[part.slice(1, -1).toLowerCase()],
  },
  {
    kind: 'citation-mark',
    look: /[【[]/g,
    pattern:
      / ?(?:【[^】\0]*】|\[\d+†[^\]\0]*\]|(?<=[\p{L}\d.,!?)\]])\[\d{1,2}(?:[,–-]\d{1,2})*\](?!\())/gu,
    instead: () => '',
  },
];

export const straySigns: Rule = ({ manifest }) =>
  SIGNS.flatMap((sign) =>
    inTexts(manifest, sign.look, (text) => partIn(text, sign)).map(
      ({ pointer, what: { signs, part, mend } }) =>
        ({
          kind: sign.kind,
          pointer,
          facts: { written: signs },
          part,
          ...(mend && { mend }),
        }) as Finding,
    ),
  );

/** The part of a text with the character; a single occurrence comes with its replacement. */
function partIn(text: string, { pattern, mayBe, instead }: StraySign) {
  const matches = [...`${text}\0`.matchAll(pattern)];
  const [first] = matches;
  if (!first || mayBe?.(text)) return undefined;
  const [signs] = first;
  const part = partAt(text, first.index, first.index + signs.length);
  const right = matches.length === 1 && signs !== text ? instead(signs) : undefined;
  const before = part.slice(0, part.length - signs.length);
  const mend = right === undefined ? undefined : { instead: before + right };
  return { signs: signs.trim(), part, mend };
}
