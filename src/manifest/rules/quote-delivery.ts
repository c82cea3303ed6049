// Quote requests can arrive: the delivery is complete, and on a production build it is a real one.
import type { Rule } from './rule.ts';

export const quoteDelivery: Rule = ({ manifest: { quote_form }, production }) => {
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
  if (!production) return [];
  return [
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
    ...(consent.required
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
