// Quote requests can arrive: the delivery is complete, and on a production build it is a real one that visitors know of.

import { QUOTE_LIMITS } from '../../../model/limits.ts';
import type { Consent, Manifest } from '../../../model/manifest.generated.ts';
import type { Finding } from '../../problem.ts';
import { type UndisclosedService, undisclosedService } from '../facts/undisclosed-services.ts';
import type { Rule } from '../rule.ts';

export const quoteDelivery: Rule = ({ manifest, expansion, production, database }) => {
  const { quote_form } = manifest;
  const { delivery, endpoint, consent } = quote_form;
  const at = ['quote_form'];
  if (delivery === 'endpoint' && !endpoint) {
    return [
      {
        kind: 'missing-endpoint',
        pointer: [...at, 'delivery'],
        facts: { to: 'endpoint' },
        mend: { add: 'endpoint', value: 'https://forms.your-company.com/quotes' },
      },
    ];
  }
  if (delivery === 'supabase' && database === false) {
    return [
      {
        kind: 'missing-endpoint',
        pointer: [...at, 'delivery'],
        facts: { to: 'database' },
      },
    ];
  }
  const stored = manifest.billing_forms?.delivery === 'supabase';
  if (stored && database === false) {
    return [
      {
        kind: 'missing-endpoint',
        pointer: ['billing_forms', 'delivery'],
        facts: { to: 'database', of: 'forms' },
      },
    ];
  }
  const shared = expansion.shared.quote_form;
  const long = [
    ...(shared.consent ? consentTooLong(shared.consent) : []),
    ...missingConsentMessage(manifest),
    ...unsaidConsent(manifest),
  ];
  if (!production) return long;
  return [
    ...long,
    ...(stored && !manifest.office
      ? [
          {
            kind: 'silent-delivery' as const,
            pointer: ['billing_forms', 'delivery'],
            facts: { of: 'forms' as const },
          },
        ]
      : []),
    ...(delivery === 'simulated' && !stored
      ? []
      : undisclosedService(manifest, UNDISCLOSED_DELIVERY)),
    ...(delivery === 'simulated'
      ? [
          {
            kind: 'simulated-delivery' as const,
            pointer: [...at, 'delivery'],
            facts: {},
          },
        ]
      : []),
    ...(delivery === 'supabase' && !manifest.office
      ? [
          {
            kind: 'silent-delivery' as const,
            pointer: [...at, 'delivery'],
            facts: {},
          },
        ]
      : []),
    ...(consent?.required
      ? [
          {
            kind: 'forced-consent' as const,
            pointer: [...at, 'consent', 'required'],
            facts: {},
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
      kind: 'too-long',
      pointer: ['quote_form', 'consent', 'text'],
      facts: { length: [...words].length, most: QUOTE_LIMITS.consentText, consent: true },
    },
  ];
}

/** A manifest message reminds a visitor who forgets a required box. */
function missingConsentMessage({ quote_form: { consent, messages } }: Manifest): Finding[] {
  if (!consent?.required || messages.consent) return [];
  return [
    {
      kind: 'missing-key',
      pointer: ['quote_form', 'messages'],
      at: 'key',
      facts: { consentMessage: true },
    },
  ];
}

/** A visitor learns before the first try that the box is required. */
function unsaidConsent({ quote_form: { consent } }: Manifest): Finding[] {
  if (!consent?.required || consent.hint) return [];
  return [
    {
      kind: 'unsaid-consent',
      pointer: ['quote_form', 'consent', 'required'],
      facts: {},
      mend: {
        add: 'hint',
        value: 'The form needs this box to be checked. Rather not? Call {phone}.',
      },
    },
  ];
}

const UNDISCLOSED_DELIVERY: UndisclosedService = {
  kind: 'unsaid-delivery',
  name: 'quote_requests',
  sample: 'The service that keeps quote requests',
};
