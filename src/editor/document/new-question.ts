// Adds a question to one of the named lists under `faqs`.

import { choiceHint } from '../../manifest/messages/choices.ts';
import { questionId } from '../../manifest/text/short-names.ts';
import { entryLines, type YamlValue } from '../../manifest/yaml/write.ts';
import type { Manifest } from '../../model/manifest.generated.ts';
import type { Addition, AdditionKind, Answers, EditSource } from './addition.ts';
import { appendEntry, placeOfList } from './append-entry.ts';

export const newQuestion: AdditionKind = {
  title: ({ question, list }) => `the question “${question}” in the list ${list}`,
  fields: (manifest) => [
    {
      flag: 'list',
      ask: `Which list (${Object.keys(manifest.faqs).join(', ')})`,
      refuse: (list) => refuseList(list, manifest),
    },
    {
      flag: 'question',
      ask: 'The question, as a customer would ask it',
      refuse: (question, { list = '' }) => refuseQuestion(question, manifest.faqs[list] ?? []),
    },
    { flag: 'answer', ask: 'The answer' },
    {
      flag: 'id',
      ask: 'A short name that links can point at',
      fallback: ({ question = '' }) => (question ? questionId(question) : undefined),
      refuse: (id, { list = '' }) => refuseId(id, list, manifest),
    },
  ],
  add,
  leftToDo: () => [],
};

function refuseList(list: string, { faqs }: Manifest): string | undefined {
  if (Object.hasOwn(faqs, list)) return undefined;
  return `There is no list "${list}" under faqs. ${choiceHint(list, Object.keys(faqs))}`;
}

function refuseQuestion(question: string, list: { question: string }[]): string | undefined {
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');
  return list.some((other) => letters(other.question) === letters(question))
    ? 'The list has this question already.'
    : undefined;
}

function refuseId(id: string, list: string, { faqs }: Manifest): string | undefined {
  if (!/^[a-z][a-z0-9-]*$/.test(id)) return 'Use small letters, digits and hyphens.';
  return faqs[list]?.some((other) => other.id === id)
    ? `The list ${list} already has a question with the id "${id}". Choose another one with --id.`
    : undefined;
}

function add({ text, document, manifest }: EditSource, answers: Answers): Addition {
  const { list = '', id = '', question = '', answer = '' } = answers;
  const place = placeOfList(text, document, ['faqs', list]);
  if (!place) {
    return {
      refusal: `The list ${list} has no entry below its name that a new one could follow. Write its first question by hand.`,
    };
  }
  const entries = manifest.faqs[list] ?? [];
  const orders = entries.flatMap(({ display_order: order }) => order ?? []);
  const entry: YamlValue = {
    id,
    question,
    answer,
    ...(entries.some((other) => other.is_active !== undefined) && { is_active: true }),
    ...(orders.length > 0 && { display_order: Math.max(...orders) + 1 }),
  };
  return { insertion: appendEntry(text, place, entryLines(entry, place.depth), question) };
}
