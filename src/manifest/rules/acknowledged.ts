// The message about the list of acknowledged warnings, which is not a rule: it needs the findings of all of them.
import { didYouMean, nearestChoices } from '../messages/choices.ts';
import type { RuleMessages } from '../messages/message.ts';

export interface IdleAcknowledgement {
  code: string;
  /** Whether the warning is gone, the code is that of an error or of nothing, or the place is words of the warning. */
  cause: 'gone' | 'error' | 'unknown' | 'place';
  meant?: string;
  /** The codes of warnings, or the places of this one. */
  known?: string[];
}

const ENTRY = 'acknowledged: [{ reason: We know., code:';

export const messages = {
  'idle-acknowledgement': {
    title: 'An acknowledged warning that is not given any more, or that does not name its place',
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
          return 'An acknowledged warning names its place in this file, not its words.';
      }
    },
    hint: ({ code, cause, meant, known = [] }: IdleAcknowledgement) => {
      if (cause === 'gone')
        return `Delete the entry${known.length > 0 ? `, or name a place where it is given, such as ${known[0]}` : ''}.`;
      if (cause === 'error') return 'Delete the entry, and mend what the error is about.';
      if (cause === 'unknown')
        return meant ? didYouMean(meant) : nearestChoices(code, known, 'in schema/README.md');
      return `Write about: ${meant}`;
    },
    bad: [
      `${ENTRY} lone-quote }]`,
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
