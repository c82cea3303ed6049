// Messages about the lists of questions and the list of acknowledged warnings.
import { didYouMean, nearestChoices } from '../choices.ts';
import type { Messages } from '../message.ts';

interface IdleAcknowledgement {
  code: string;
  /** Whether the warning is gone, the code is that of an error, or no code at all. */
  cause: 'gone' | 'error' | 'unknown';
  meant?: string;
  known?: string[];
}

export const lists = {
  'accepted-item': {
    title: 'A yes for something that another text keeps out',
    sentence: ({ name, said }: { name: string; said: string }) =>
      `The list says that ${name} can go in, but "${said}" says otherwise.`,
    hint: () => 'Write verdict: no, or correct that text. If you are not sure, write verdict: ask.',
  },
  'duplicate-question': {
    title: 'The same question twice in one list',
    severity: 'warning',
    sentence: ({ question, list }: { question: string; list: string }) =>
      `The question "${question}" is in the list ${list} twice.`,
    hint: () => 'Keep one of the two, with the answer that is right.',
  },
  'idle-acknowledgement': {
    title: 'An acknowledged warning that is not given any more',
    severity: 'warning',
    sentence: ({ code, cause }: IdleAcknowledgement) => {
      if (cause === 'gone') return `There is no warning ${code} any more that this could be about.`;
      return cause === 'error'
        ? `The code ${code} is that of an error: only warnings can be acknowledged.`
        : `There is no warning with the code ${code}.`;
    },
    hint: ({ code, cause, meant, known = [] }: IdleAcknowledgement) => {
      if (cause === 'gone') return 'Delete the entry.';
      if (cause === 'error') return 'Delete the entry, and mend what the error is about.';
      return meant ? didYouMean(meant) : nearestChoices(code, known, 'in schema/README.md');
    },
  },
} satisfies Messages;
