// The message about the list of acknowledged warnings, which is not a rule: it needs the findings of all of them.
import { didYouMean, nearestChoices } from '../messages/choices.ts';
import type { RuleMessages } from '../messages/message.ts';

export interface IdleAcknowledgement {
  code: string;
  /** Whether the warning is gone, the code is that of an error or of nothing, or the place is none. */
  cause: 'gone' | 'error' | 'unknown' | 'place';
  meant?: string;
  /** The codes of warnings, or the places of this one. */
  known?: string[];
}

const ENTRY = 'acknowledged: [{ reason: We know., code:';

export const messages = {
  'idle-acknowledgement': {
    title: 'An acknowledged warning that is not given any more, or a place that is none',
    severity: ({ cause }: IdleAcknowledgement) => (cause === 'place' ? 'error' : 'warning'),
    sentence: ({ code, cause }: IdleAcknowledgement) => {
      switch (cause) {
        case 'gone':
          return `There is no warning ${code} any more that this could be about.`;
        case 'error':
          return `The code ${code} is that of an error: only warnings can be acknowledged.`;
        case 'unknown':
          return `There is no warning with the code ${code}.`;
        case 'place':
          return 'An acknowledged warning names its place in this file, and this is none.';
      }
    },
    hint: ({ code, cause, meant, known = [] }: IdleAcknowledgement) => {
      if (cause === 'gone') return 'Delete the entry.';
      if (cause === 'error') return 'Delete the entry, and mend what the error is about.';
      if (cause === 'unknown')
        return meant ? didYouMean(meant) : nearestChoices(code, known, 'in schema/README.md');
      if (meant) return `Write about: ${meant}`;
      return known.length > 0
        ? nearestChoices('', known)
        : 'Write a place such as towns.collins or pages./pay-bill/, or delete the line.';
    },
    bad: [
      `${ENTRY} two-promises }]`,
      `${ENTRY} contaner-volume }]\ncontainer_specs.0.dimensions.length: 30`,
      `${ENTRY} dead-link }]`,
      `${ENTRY} badge-and-count, about: Dunkirk }]\ntowns.dunkirk.residents_badge: "13,000+"`,
    ],
    good: [
      `${ENTRY} badge-and-count, about: towns.dunkirk }]\ntowns.dunkirk.residents_badge: "13,000+"`,
      `${ENTRY} badge-above-count }]\ntowns.dunkirk.residents_badge: "13,000+"`,
    ],
  },
} satisfies RuleMessages;
