// Quote requests can arrive: the delivery is complete, and on a production build it is a real one that visitors know of.

import { QUOTE_LIMITS } from '../../model/limits.ts';
import type { Consent, Manifest } from '../../model/manifest.generated.ts';
import type { Finding } from '../problem.ts';
import { inGroups } from '../short-names.ts';
import type { Rule } from './rule.ts';
import { type Unsaid, unsaidService } from './unsaid-services.ts';

export const quoteDelivery: Rule = ({ manifest, expansion, production, database }) => {
  const { quote_form } = manifest;
  const { delivery, endpoint, consent } = quote_form;
  const at = ['quote_form'];
  if (delivery === 'endpoint' && !endpoint) {
    return [
      {
        code: 'missing-endpoint',
        pointer: [...at, 'delivery'],
        message: 'Quote requests are to go to an endpoint, but its address is missing.',
        hint: 'Say under `endpoint` where they go.',
        mend: { add: 'endpoint', value: 'https://forms.your-company.com/quotes' },
      },
    ];
  }
  if (delivery === 'supabase' && database === false) {
    return [
      {
        code: 'missing-endpoint',
        pointer: [...at, 'delivery'],
        message:
          'Quote requests are to go to the database, but this build does not know where that is: each would fail.',
        hint: 'Set both VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY for the build; see README.md.',
      },
    ];
  }
  const shared = expansion.shared.quote_form;
  const long = [
    ...(shared.consent ? consentTooLong(shared.consent) : []),
    ...unsaidConsent(manifest),
  ];
  if (!production) return long;
  return [
    ...long,
    ...(delivery === 'simulated' ? [] : unsaidService(manifest, UNSAID_DELIVERY)),
    ...(delivery === 'simulated'
      ? [
          {
            code: 'simulated-delivery',
            severity: 'warning' as const,
            pointer: [...at, 'delivery'],
            message:
              'Quote requests are not sent anywhere: visitors see a success message, and nobody reads their request.',
            hint: 'For a real site choose supabase or endpoint.',
          },
        ]
      : []),
    ...(delivery === 'supabase'
      ? [
          {
            code: 'silent-delivery',
            severity: 'warning' as const,
            pointer: [...at, 'delivery'],
            message: 'Quote requests are kept in the database, but nobody is told when one comes.',
            hint: 'Look into the table quote_requests every day. README.md says how Supabase can send you a message.',
          },
        ]
      : []),
    ...(consent?.required
      ? [
          {
            code: 'forced-consent',
            severity: 'warning' as const,
            pointer: [...at, 'consent', 'required'],
            message:
              'Visitors must agree to marketing texts to get a quote. Messaging providers reject consent that is forced.',
            hint: 'Set required to false, so that the box may stay empty.',
            mend: { instead: false },
          },
        ]
      : []),
  ];
};

/** The words beside the box are kept with each request, with the two links in them. */
function consentTooLong({ text, privacy, terms }: Consent): Finding[] {
  const words = text.replaceAll('{privacy}', privacy.label).replaceAll('{terms}', terms.label);
  if ([...words].length <= QUOTE_LIMITS.consentText) return [];
  return [
    {
      code: 'too-long',
      pointer: ['quote_form', 'consent', 'text'],
      message: `The consent text has ${inGroups([...words].length)} characters with its links, and a request for a quote is refused with more than ${inGroups(QUOTE_LIMITS.consentText)}.`,
      hint: 'Shorten it, and say the rest on the page that it links to.',
    },
  ];
}

/** A visitor who forgets a box that has to be ticked is told so by a message of the manifest. */
function unsaidConsent({ quote_form: { consent, messages } }: Manifest): Finding[] {
  if (!consent?.required || messages.consent) return [];
  return [
    {
      code: 'missing-key',
      pointer: ['quote_form', 'messages'],
      at: 'key',
      message:
        'The consent is required, but no message says so to a visitor who leaves the box empty.',
      hint: 'Add `consent` to the messages, with `title` and `text`, or set `required` of the consent to false.',
    },
  ];
}

const UNSAID_DELIVERY: Unsaid = {
  code: 'unsaid-delivery',
  name: 'quote_requests',
  message:
    'Quote requests leave the visitor’s browser, but this list does not say who receives them.',
  hint: 'Add `quote_requests`, and look at what else the privacy text says of the quote form.',
  sample: 'The service that keeps quote requests',
};
