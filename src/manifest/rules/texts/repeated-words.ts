// A badge does not say a word twice: one in the badge itself, and one that the page puts beside it.
import type { Manifest } from '../../../model/manifest.generated.ts';
import type { RuleMessages } from '../../messages/message.ts';
import type { Finding, Pointer } from '../../problem.ts';
import type { ExpandedPage, ExpandedSection } from '../../site/expand/expand-pages.ts';
import type { Leaf } from '../../site/expand/leaf.ts';
import { PLACEHOLDER } from '../../site/expand/words.ts';
import { valueAt } from '../../text/values.ts';
import type { Rule } from '../rule.ts';

export const messages = {
  'repeated-word': {
    title: 'A badge that says a word twice',
    severity: 'warning',
    sentence: ({ text }: { text: string; word: string }) => `Visitors see the badge "${text}".`,
    hint: ({ word }: { word: string }) => `Leave "${word}" out here: it is written twice.`,
    bad: ['pages./.sections.hero.badges.0: Honest honest prices'],
  },
} satisfies RuleMessages;

/** The same word twice. */
const TWICE = /(?<![\p{L}\d])(\p{L}{3,}) \1(?!\p{L})/iu;

export const check: Rule = ({ manifest, expansion: { pages, notFound } }) =>
  [...pages, notFound].flatMap((page) =>
    page.sections.filter(hasRepetition).flatMap(({ leaves }) =>
      leaves.filter(isBadge).flatMap((leaf): Finding[] => {
        const word = TWICE.exec(leaf.value)?.[1];
        // Some places have such names.
        if (!word || page.town?.name.includes(`${word} ${word}`)) return [];
        const pointer = sourceOf(leaf.pointer, word, { page, manifest });
        return [{ kind: 'repeated-word', pointer, facts: { text: leaf.value, word } }];
      }),
    ),
  );

/** Hardly any section has a repeated word, and this check is faster than finding each badge. */
const hasRepetition = ({ data: { badges } }: ExpandedSection) =>
  Array.isArray(badges) && badges.some((badge) => TWICE.test(String(badge)));

const isBadge = ({ key }: Leaf) => key === 'badges[]';

/** The place of the surplus word: the town's entry, if only there it comes beside a placeholder. */
function sourceOf(
  pointer: Pointer,
  word: string,
  { page: { town }, manifest }: { page: ExpandedPage; manifest: Manifest },
): Pointer {
  const written = String(valueAt(manifest, pointer));
  if (TWICE.test(written) || !town) return pointer;
  const index = manifest.towns.indexOf(town);
  const sources = [...written.matchAll(PLACEHOLDER)].map(([, name = '']) => [
    'towns',
    index,
    ...name.replace(/^town\./, '').split('.'),
  ]);
  const ends = (source: Pointer) =>
    new RegExp(`^${word}\\b|\\b${word}$`, 'i').test(String(valueAt(manifest, source)));
  return sources.find(ends) ?? pointer;
}
