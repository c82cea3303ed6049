// Messages about the quote form: its questions, its delivery, and the page that describes it.
import { choiceHint, didYouMean, nearestChoices } from '../choices.ts';
import type { Messages } from '../message.ts';

type ExtraFieldFault =
  | { fault: 'of another kind'; field: string; of: string; kind: string }
  | { fault: 'no choices' | 'no sizes'; label: string }
  | { fault: 'unknown service'; id: string; services: string[] }
  | { fault: 'same answer'; answer: string }
  | { fault: 'reversed'; start: string | number; end: string | number };

interface UnknownChoice {
  of: 'city' | 'service' | 'size';
  written: string;
  meant?: string;
  known: string[];
}

interface MissingEndpoint {
  /** The destination of requests. */
  to: 'endpoint' | 'database';
  /** The billing forms may have it, too. */
  of?: 'forms';
}

interface MailSender {
  domain: string;
  /** The domain of the website. */
  own: string;
  /** Whether it belongs to a provider of mailboxes. */
  isProvider: boolean;
}

interface TwoPromises {
  hours: number;
  path: string;
  /** The promise on that page, such as "within 24 hours". */
  said: string;
}

export const quotes = {
  'extra-field': {
    title: 'A question of the quote form that nobody could answer',
    sentence: (facts: ExtraFieldFault) => {
      switch (facts.fault) {
        case 'of another kind':
          return `\`${facts.field}\` is for a question of the kind ${facts.of}, and this one is of the kind ${facts.kind}.`;
        case 'no choices':
          return `"${facts.label}" is answered by a choice, and there is nothing to choose from.`;
        case 'no sizes':
          return `"${facts.label}" is answered by a size, and there is no list of sizes to choose from.`;
        case 'unknown service':
          return `There is no service "${facts.id}", so this question would never be asked.`;
        case 'same answer':
          return `"${facts.answer}" is among the answers twice.`;
        case 'reversed':
          return `No answer could fit: ${facts.end} is the end, and comes before ${facts.start}.`;
      }
    },
    hint: (facts: ExtraFieldFault) => {
      switch (facts.fault) {
        case 'of another kind':
          return `Delete the line, or write kind: ${facts.of}.`;
        case 'no choices':
          return 'Add `choices:` with the answers below it, each on a line of its own.';
        case 'no sizes':
          return 'Add `sizes:` with the name of a list under `size_lists`.';
        case 'unknown service':
          return choiceHint(facts.id, facts.services, 'under `services`');
        case 'same answer':
          return 'Keep it once.';
        case 'reversed':
          return 'Exchange the two.';
      }
    },
  },
  'unknown-choice': {
    title: 'A link to the quote form with a choice that it does not have',
    severity: 'warning',
    sentence: ({ of, written }: UnknownChoice) => `The quote form has no ${of} "${written}".`,
    hint: ({ written, meant, known }: UnknownChoice) =>
      meant
        ? didYouMean(meant)
        : `${nearestChoices(written, known)} Or leave this out of the link.`,
  },
  'two-promises': {
    title: 'Two times promised for the same thing',
    severity: 'warning',
    sentence: ({ hours, path, said }: TwoPromises) =>
      `The form promises an answer within ${hours} hours, but ${path} says: "${said}".`,
    hint: () => 'Promise the same time everywhere.',
  },
  'missing-endpoint': {
    title: 'Quote requests without an address to go to',
    sentence: ({ to, of }: MissingEndpoint) =>
      to === 'endpoint'
        ? 'Quote requests have no address to go to.'
        : of === 'forms'
          ? 'The billing forms are to go to the database, but this build does not know where that is: each would fail.'
          : 'Quote requests are to go to the database, but this build does not know where that is: each would fail.',
    hint: ({ to }: MissingEndpoint) =>
      to === 'endpoint'
        ? 'Add a line `endpoint:` with the address of the service that receives them.'
        : 'Set both VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY for the build; see README.md.',
  },
  'unverified-check': {
    title: 'A check against robots that nobody verifies',
    sentence: () =>
      'Visitors would pass a check against robots, and nobody would look at its result: only requests in the database are verified.',
    hint: () => 'Delete the line `turnstile:`, or write `delivery: supabase`.',
  },
  'simulated-delivery': {
    title: 'Quote requests that nobody gets',
    severity: 'warning',
    sentence: () =>
      'Quote requests are not sent anywhere: visitors see a success message, and nobody reads their request.',
    hint: () => 'For a real site choose supabase or endpoint.',
  },
  'silent-delivery': {
    title: 'Quote requests that nobody is told of',
    severity: 'warning',
    sentence: ({ of }: { of?: 'forms' }) =>
      `${of === 'forms' ? 'The billing forms' : 'Quote requests'} are kept in the database, but nobody is told when one comes.`,
    hint: () =>
      'Add `office:` with the mail that tells you; schema/README.md has an example. Until then, look into the table quote_requests every day.',
  },
  'mail-sender': {
    title: 'Mail from an address that is not the site’s own',
    severity: 'warning',
    sentence: ({ domain, own, isProvider }: MailSender) =>
      isProvider
        ? `The mail about requests is to come from ${domain}, which lets nobody else send for it: mail programs would refuse it or take it for spam.`
        : `The mail about requests is to come from ${domain}, and the website is at ${own}: a mail service sends for a domain that you have shown to be yours, and refuses any other.`,
    hint: ({ own }: MailSender) =>
      `Write an address at your own domain, such as website@${own}, and let your mail service send for it. It needs no mailbox: answers go to the visitor. \`npm run check:supabase\` sends a test mail.`,
  },
  'forced-consent': {
    title: 'Consent that visitors cannot refuse',
    severity: 'warning',
    sentence: () =>
      'Visitors must agree to marketing texts to get a quote. Messaging providers reject consent that is forced.',
    hint: () => 'Write `required: false`, so that the box may stay empty.',
  },
  'unsaid-consent': {
    title: 'A box that the form needs and does not speak of',
    severity: 'warning',
    sentence: () =>
      'The form needs the consent box, but visitors only learn that when they try to send it.',
    hint: () =>
      'Add `hint:`: visitors read it above the box. Name a way to ask without consent too.',
  },
  'unsaid-delivery': {
    title: 'A privacy text that leaves out who gets quote requests',
    severity: 'warning',
    sentence: () =>
      'Quote requests leave the visitor’s browser, but this list does not say who receives them.',
    hint: () =>
      'Add `quote_requests:`, and look at what else the privacy text says of the quote form.',
  },
  'unsaid-analytics': {
    title: 'A privacy text that leaves out who counts visits',
    severity: 'warning',
    sentence: () => 'A service counts the visits, but this list does not say so.',
    hint: () => 'Add `analytics:` with what it counts, and whether it sets cookies.',
  },
} satisfies Messages;
