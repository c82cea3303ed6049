// Every translation is of a text that the file has.
import { defineMessages } from '../../messages/message.ts';
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

export const check: Rule = ({ manifest: { translations, ...others } }) => {
  if (!translations) return [];
  const texts = new Set<unknown>();
  JSON.stringify(others, (_, value) => {
    texts.add(value);
    return value;
  });
  return Object.entries(translations).flatMap(([language, pairs]) =>
    pairs.flatMap(({ text }, index) => {
      const pointer = ['translations', language, index, 'text'];
      return texts.has(text) ? [] : [createFinding('unused-translation', pointer, { text })];
    }),
  );
};
