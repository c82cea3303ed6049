// Every translation is of a text that the file has.
import { defineMessages } from '../../messages/message.ts';
import { isMessage } from '../../site/languages.ts';
import type { Rule } from '../rule.ts';

export const { messages, createFinding } = defineMessages({
  'unused-translation': {
    title: 'A translation of a text that nothing has',
    severity: 'warning',
    sentence: ({ text }: { text: string }) =>
      `No text of the file is "${text}", so this translation is shown nowhere.`,
    hint: () => 'Write the text as it is now, or delete this translation.',
    bad: [
      'translations: { es: [{ text: Nobody writes this., translation: Nadie escribe esto. }] }',
    ],
  },
});

export const check: Rule = ({ manifest: { translations, ...others }, expansion }) => {
  if (!translations) return [];
  const texts = new Set<unknown>();
  const sections = expansion.pages.map((page) => page.sections.map(({ data }) => data));
  // Sections have texts that the schema gives them, too.
  JSON.stringify([others, sections], (_, value) => {
    texts.add(value);
    return value;
  });
  return Object.entries(translations).flatMap(([language, pairs]) =>
    pairs.flatMap(({ text }, index) => {
      const pointer = ['translations', language, index, 'text'];
      return texts.has(text) || isMessage(text)
        ? []
        : [createFinding('unused-translation', pointer, { text })];
    }),
  );
};
