// The message about the list of acknowledged warnings, which is not a rule: it needs the findings of all of them.

import { defineMessages } from '../messages/message.ts';
import { didYouMean } from '../messages/phrases.ts';

interface IdleAcknowledgement {
  code: string;
  /** Whether the warning is gone, or the code is that of an error or of nothing. */
  cause: 'gone' | 'error' | 'unknown';
  meant?: string;
  /** The places where the warning is given. */
  known?: string[];
}

const ENTRY = 'acknowledged: [{ reason: We know., code:';

export const { messages, found } = defineMessages({
  'idle-acknowledgement': {
    title: 'An acknowledged warning that is not given any more',
    severity: 'warning',
    sentence: ({ code, cause }: IdleAcknowledgement) => {
      if (cause === 'gone') return `There is no warning ${code} any more that this could be about.`;
      return cause === 'error'
        ? `The code ${code} is that of an error: only warnings can be acknowledged.`
        : `There is no warning with the code ${code}.`;
    },
    hint: ({ cause, meant, known: [place] = [] }: IdleAcknowledgement) => {
      if (cause === 'error') return 'Delete the entry, and fix what the error is about.';
      if (meant) return didYouMean(meant);
      return `Delete the entry${place ? `, or name a place where it is given, such as ${place}` : ''}.`;
    },
    bad: [
      `${ENTRY} badge-and-count }]`,
      `${ENTRY} contaner-volume }]\ncontainer_specs.0.dimensions.length: 30`,
      `${ENTRY} dead-link }]`,
      `${ENTRY} no-such-warning-anywhere }]`,
      `${ENTRY} badge-and-count, about: towns.fredonia }]\ntowns.dunkirk.residents_badge: "13,000+"\nacknowledged.+: { reason: We know., code: badge-and-count, about: towns.dunkirk }`,
    ],
    good: [
      `${ENTRY} badge-and-count, about: towns.dunkirk }]\ntowns.dunkirk.residents_badge: "13,000+"`,
    ],
  },
});
