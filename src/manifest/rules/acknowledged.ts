// The message about the list of acknowledged warnings, which is not a rule: it needs the findings of all of them.
import { defineMessages } from '../messages/message.ts';
import { didYouMean } from '../messages/phrases.ts';

interface IdleAcknowledgement {
  code: string;
  meant?: string;
  place?: string;
}

const ENTRY = 'acknowledged: [{ reason: We know., code:';

export const { messages, createFinding } = defineMessages({
  'idle-acknowledgement': {
    title: 'An acknowledged warning that is not given any more',
    severity: 'warning',
    sentence: ({ code }: IdleAcknowledgement) =>
      `There is no warning ${code} that this could be about.`,
    hint: ({ meant, place }: IdleAcknowledgement) =>
      meant
        ? didYouMean(meant)
        : `Delete the entry${place ? `, or name a place where it is given, such as ${place}` : ''}. Errors cannot be acknowledged.`,
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
