// Adds a question to one of the named lists under `faqs`.

import { choiceHint } from '../../../manifest/messages/phrases.ts';
import { questionId } from '../../../manifest/text/strings.ts';
import type { Manifest } from '../../../model/manifest.generated.ts';
import type { AdditionKind, Answers, NewEntry } from './kind.ts';

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
  entry,
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

function entry({ faqs }: Manifest, answers: Answers): NewEntry {
  const { list = '', id = '', question = '', answer = '' } = answers;
  const entries = faqs[list] ?? [];
  const orders = entries.flatMap(({ display_order: order }) => order ?? []);
  const value = {
    id,
    question,
    answer,
    ...(entries.some((other) => other.is_active !== undefined) && { is_active: true }),
    ...(orders.length > 0 && { display_order: Math.max(...orders) + 1 }),
  };
  return { kind: 'insert', pointer: ['faqs', list], at: entries.length, value };
}
