// Quote requests can arrive: the delivery is complete, and on a production build it is a real one that is read.
import { QUOTE_LIMITS } from '../../../model/limits.ts';
import type { Manifest } from '../../../model/manifest.generated.ts';
import type { RuleMessages } from '../../messages/message.ts';
import type { Finding } from '../../problem.ts';
import { withThousandsSeparators } from '../../text/short-names.ts';
import type { Rule } from '../rule.ts';

interface Of {
  /** The billing forms may have it, too. */
  of?: 'forms';
}

type MissingEndpoint = Of & { to: 'endpoint' | 'database' };

type Unread = Of & { isKept: boolean };

const subject = ({ of }: Of) => (of === 'forms' ? 'The billing forms' : 'Quote requests');

/** By fault of the consent: what the check says of it. */
const CONSENT = {
  long: {
    sentence: `The consent text has more than ${withThousandsSeparators(QUOTE_LIMITS.consentText)} characters with its links, which is the most that a quote request can hold.`,
    hint: 'Shorten it, and say the rest on the page that it links to.',
  },
  message: {
    sentence:
      'The consent is required, but no message says so to a visitor who leaves the box empty.',
    hint: 'Add `consent:` with `title:` and `text:` here, or write `required: false` in the consent.',
  },
  hint: {
    sentence:
      'The form needs the consent box, but visitors only learn that when they try to send it.',
    hint: 'Add `hint:`: visitors read it above the box. Name a way to ask without consent too.',
  },
  forced: {
    sentence:
      'Visitors must agree to marketing texts to get a quote. Messaging providers reject consent that is forced.',
    hint: 'Write `required: false`, so that the box may stay empty.',
  },
};

type ConsentFault = { fault: keyof typeof CONSENT };

export const messages = {
  'missing-endpoint': {
    title: 'Quote requests without an address to go to',
    sentence: (facts: MissingEndpoint) =>
      facts.to === 'endpoint'
        ? 'Quote requests have no address to go to.'
        : `${subject(facts)} are to go to the database, but this build does not know where that is: each would fail.`,
    hint: ({ to }: MissingEndpoint) =>
      to === 'endpoint'
        ? 'Add a line `endpoint:` with the address of the service that receives them.'
        : 'Set both VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY for the build; see README.md.',
    bad: ['quote_form.endpoint: ~'],
  },
  'unverified-check': {
    title: 'A check against robots that nobody verifies',
    sentence: () =>
      'Visitors would pass a check against robots, and nobody would look at its result: only requests in the database are verified.',
    hint: () => 'Delete the line `turnstile:`, or write `delivery: supabase`.',
    bad: ['quote_form.turnstile: 0x4AAAAAAAexample'],
  },
  'unread-requests': {
    title: 'Quote requests that nobody gets, or that nobody is told of',
    severity: 'warning',
    sentence: (facts: Unread) =>
      facts.isKept
        ? `${subject(facts)} are kept in the database, but nobody is told when one comes.`
        : 'Quote requests are not sent anywhere: visitors see a success message, and nobody reads their request.',
    hint: ({ isKept }: Unread) =>
      isKept
        ? 'Add `office:` with the mail that tells you; schema/README.md has an example. Until then, look into the table quote_requests every day.'
        : 'For a real site choose supabase or endpoint.',
    only: 'production',
    bad: ['quote_form.delivery: simulated', 'quote_form.delivery: supabase'],
  },
  consent: {
    title: 'A consent that is forced, or of which visitors learn too late',
    severity: ({ fault }: ConsentFault) =>
      fault === 'hint' || fault === 'forced' ? 'warning' : 'error',
    sentence: ({ fault }: ConsentFault) => CONSENT[fault].sentence,
    hint: ({ fault }: ConsentFault) => CONSENT[fault].hint,
    bad: [
      'quote_form.consent.required: true',
      'quote_form.consent.required: true\nquote_form.consent.hint: Please.\nquote_form.messages.consent: ~',
      `quote_form.consent.text: "See our {privacy} and {terms}. ${'We text you. '.repeat(380)}"
quote_form.consent.privacy.label: ${'Our whole privacy policy '.repeat(3)}`,
    ],
    good: ['quote_form.consent.required: true\nquote_form.consent.hint: The form needs this box.'],
  },
} satisfies RuleMessages;

export const check: Rule = ({ manifest, production, database }) => [
  ...delivery(manifest, database),
  ...(production ? unread(manifest) : []),
  ...consent(manifest, production),
];

/** The parts whose requests go to the database, each with the place that says so. */
function inDatabase({ quote_form, billing_forms }: Manifest) {
  const parts = [
    { delivery: quote_form.delivery, pointer: ['quote_form', 'delivery'] },
    {
      delivery: billing_forms?.delivery,
      pointer: ['billing_forms', 'delivery'],
      of: 'forms' as const,
    },
  ];
  return parts.filter(({ delivery }) => delivery === 'supabase');
}

function delivery(manifest: Manifest, database?: boolean): Finding[] {
  const { delivery, endpoint, turnstile } = manifest.quote_form;
  const lost = database === false ? inDatabase(manifest) : [];
  return [
    ...lost.map(({ pointer, of }): Finding => {
      return { kind: 'missing-endpoint', pointer, facts: { to: 'database', of } };
    }),
    ...(delivery === 'endpoint' && !endpoint
      ? [
          {
            kind: 'missing-endpoint' as const,
            pointer: ['quote_form', 'delivery'],
            facts: { to: 'endpoint' as const },
            mend: { add: 'endpoint', value: 'https://forms.your-company.com/quotes' },
          },
        ]
      : []),
    // The office's worker verifies the check, and only requests in the database reach it.
    ...(turnstile && delivery !== 'supabase'
      ? [
          {
            kind: 'unverified-check' as const,
            pointer: ['quote_form', 'turnstile'],
            facts: {},
          },
        ]
      : []),
  ];
}

function unread(manifest: Manifest): Finding[] {
  const { quote_form, office } = manifest;
  const kept = office ? [] : inDatabase(manifest);
  const found = kept.map(({ pointer, of }): Finding => {
    return { kind: 'unread-requests', pointer, facts: { isKept: true, of } };
  });
  if (quote_form.delivery !== 'simulated') return found;
  const pointer = ['quote_form', 'delivery'];
  return [{ kind: 'unread-requests', pointer, facts: { isKept: false } }, ...found];
}

function consent({ quote_form: { consent, messages } }: Manifest, production: boolean): Finding[] {
  if (!consent) return [];
  const { text, privacy, terms, required, hint } = consent;
  const at = ['quote_form', 'consent', 'required'];
  // The words beside the box are kept with each request, with the two links in them.
  const words = text.replaceAll('{privacy}', privacy.label).replaceAll('{terms}', terms.label);
  const isLong = [...words].length > QUOTE_LIMITS.consentText;
  const sample = 'The form needs this box to be checked. Rather not? Call {phone}.';
  const faults: (Omit<Extract<Finding, { kind: 'consent' }>, 'kind'> & { when: unknown })[] = [
    { when: isLong, facts: { fault: 'long' }, pointer: ['quote_form', 'consent', 'text'] },
    {
      when: required && !messages.consent,
      facts: { fault: 'message' },
      pointer: ['quote_form', 'messages'],
      at: 'key',
    },
    {
      when: required && !hint,
      facts: { fault: 'hint' },
      pointer: at,
      mend: { add: 'hint', value: sample },
    },
    {
      when: required && production,
      facts: { fault: 'forced' },
      pointer: at,
      mend: { instead: false },
    },
  ];
  return faults.flatMap(({ when, ...found }): Finding[] =>
    when ? [{ kind: 'consent', ...found }] : [],
  );
}
