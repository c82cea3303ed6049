// Quote requests can arrive: on a build that visitors will see the delivery is a real one, read, and disclosed.
import type { Manifest } from '../../../model/manifest.generated.ts';
import type { Finding } from '../../diagnostic.ts';
import { defineMessages } from '../../messages/message.ts';
import { isForVisitors, type Rule } from '../rule.ts';

/** Whether the finding is about the billing forms instead of quote requests. */
type Of = { of?: 'forms' };
type Unread = Of & { isKept: boolean };

const subject = ({ of }: Of) => (of === 'forms' ? 'The billing forms' : 'Quote requests');

const CONSENT = {
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

const UNSAID = {
  analytics: {
    sentence: 'A service counts the visits, but this list does not say so.',
    hint: 'Add `analytics:` with what it counts, and whether it sets cookies.',
  },
  quote_requests: {
    sentence:
      'Quote requests leave the visitor’s browser, but this list does not say who receives them.',
    hint: 'Add `quote_requests:`, and look at what else the privacy text says of the quote form.',
  },
};

export const { messages, createFinding } = defineMessages({
  'missing-endpoint': {
    title: 'Quote requests without an address to go to',
    sentence: (facts: Of) =>
      `${subject(facts)} are to go to the database, but this build does not know where that is: each would fail.`,
    hint: () =>
      'Set both VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY for the build; see README.md.',
    only: 'without a database',
    bad: ['quote_form.delivery: supabase', 'billing_forms: { delivery: supabase }'],
  },
  'unverified-check': {
    title: 'A check against robots that nobody verifies',
    sentence: () =>
      'Visitors would pass a check against robots, and nobody would look at its result: only requests in the database are verified.',
    hint: () => 'Delete the line `turnstile:`, or write `delivery: supabase`.',
    bad: ['quote_form.turnstile: 0x4AAAAAAAexample'],
  },
  'unseen-photos': {
    title: 'Photos with a request that nobody would see',
    sentence: () =>
      'Nobody would see photos that come with a request: they lie in the database, and the office’s pages show them.',
    hint: () =>
      'Write `delivery: supabase` beside `photos:`, and `admin_mode: true` under `site:`. Or delete `photos:`.',
    bad: [
      'quote_form.photos: { at_most: 3 }',
      'quote_form.photos: { at_most: 3 }\nquote_form.delivery: supabase',
    ],
    good: [
      'quote_form.photos: { at_most: 3 }\nquote_form.delivery: supabase\nsite.admin_mode: true',
    ],
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
        ? 'Add `office:` with the mail that tells you; docs/quotes.md has an example. Until then, look into the table quote_requests every day.'
        : 'For a real site choose supabase or endpoint.',
    only: 'production',
    bad: ['quote_form.delivery: simulated', 'quote_form.delivery: supabase'],
  },
  consent: {
    title: 'A consent that is forced, or of which visitors learn too late',
    severity: 'warning',
    sentence: ({ fault }: { fault: keyof typeof CONSENT }) => CONSENT[fault].sentence,
    hint: ({ fault }: { fault: keyof typeof CONSENT }) => CONSENT[fault].hint,
    bad: ['quote_form.consent.required: true'],
    good: ['quote_form.consent.required: true\nquote_form.consent.hint: The form needs this box.'],
  },
  'unsaid-service': {
    title: 'A privacy text that leaves out a service which learns something of visitors',
    severity: 'warning',
    sentence: ({ name }: { name: keyof typeof UNSAID }) => UNSAID[name].sentence,
    hint: ({ name }: { name: keyof typeof UNSAID }) => UNSAID[name].hint,
    only: 'production',
    bad: [
      'pages./about/.sections.terms.clauses.0.services: { analytics: The counter }',
      'pages./about/.sections.terms.clauses.0.services: { quote_requests: The one that gets quotes }',
    ],
    good: [
      'pages./about/.sections.terms.clauses.0.services: { quote_requests: One, analytics: Two }',
    ],
  },
});

const DELIVERY = ['quote_form', 'delivery'];

export const check: Rule = (context) => {
  const { manifest, database } = context;
  const isSeen = isForVisitors(context);
  const { delivery, turnstile, photos } = manifest.quote_form;
  return [
    ...inDatabase(manifest).flatMap(({ pointer, of }) => [
      ...(database === false ? [createFinding('missing-endpoint', pointer, { of })] : []),
      ...(isSeen && !manifest.office
        ? [createFinding('unread-requests', pointer, { isKept: true, of })]
        : []),
    ]),
    ...(isSeen && delivery === 'simulated'
      ? [createFinding('unread-requests', DELIVERY, { isKept: false })]
      : []),
    // The office's worker verifies the check, and only requests in the database reach it.
    ...(turnstile && delivery !== 'supabase'
      ? [createFinding('unverified-check', ['quote_form', 'turnstile'], {})]
      : []),
    ...(photos && !(delivery === 'supabase' && manifest.site.admin_mode)
      ? [createFinding('unseen-photos', ['quote_form', 'photos'], {})]
      : []),
    ...consentFindings(manifest, isSeen),
    ...(isSeen ? undisclosedServices(manifest) : []),
  ];
};

/** The forms whose requests go to the database, each with the pointer of its setting. */
function inDatabase({ quote_form, billing_forms }: Manifest) {
  const parts = [
    { delivery: quote_form.delivery, pointer: DELIVERY },
    {
      delivery: billing_forms?.delivery,
      pointer: ['billing_forms', 'delivery'],
      of: 'forms' as const,
    },
  ];
  return parts.filter(({ delivery }) => delivery === 'supabase');
}

function consentFindings({ quote_form: { consent } }: Manifest, isSeen: boolean): Finding[] {
  const at = ['quote_form', 'consent', 'required'];
  if (!consent?.required) return [];
  return [
    ...(consent.hint ? [] : [createFinding('consent', at, { fault: 'hint' })]),
    ...(isSeen ? [createFinding('consent', at, { fault: 'forced' }, { replacement: false })] : []),
  ];
}

/** Findings for privacy clauses whose list of services omits one that receives visitors' data. */
function undisclosedServices({
  pages,
  integrations,
  quote_form,
  billing_forms,
}: Manifest): Finding[] {
  const sendsRequests =
    quote_form.delivery !== 'simulated' || billing_forms?.delivery === 'supabase';
  const dataRecipients = [
    ...(sendsRequests ? ['quote_requests' as const] : []),
    ...(integrations?.analytics ? ['analytics' as const] : []),
  ];
  return pages.flatMap(({ sections }, page) =>
    sections.flatMap((section, index) =>
      (section.type === 'legal' ? section.clauses : []).flatMap(({ services }, clause) => {
        const pointer = ['pages', page, 'sections', index, 'clauses', clause, 'services'];
        return dataRecipients
          .filter((name) => services && !services[name])
          .map((name) => createFinding('unsaid-service', pointer, { name }, { at: 'key' }));
      }),
    ),
  );
}
