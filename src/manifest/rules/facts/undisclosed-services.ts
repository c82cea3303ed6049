// A privacy text that lists the services of other companies lists those that learn something of visitors.

import type { RuleMessages } from '../../messages/message.ts';
import type { Finding } from '../../problem.ts';
import type { Rule } from '../rule.ts';

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

type Unsaid = { name: keyof typeof UNSAID };

export const messages = {
  'unsaid-service': {
    title: 'A privacy text that leaves out a service which learns something of visitors',
    severity: 'warning',
    sentence: ({ name }: Unsaid) => UNSAID[name].sentence,
    hint: ({ name }: Unsaid) => UNSAID[name].hint,
    only: 'production',
    bad: [
      'pages./about/.sections.terms.clauses.0.services: { analytics: The counter }',
      'pages./about/.sections.terms.clauses.0.services: { quote_requests: The one that gets quotes }',
    ],
    good: [
      'pages./about/.sections.terms.clauses.0.services: { quote_requests: One, analytics: Two }',
    ],
  },
} satisfies RuleMessages;

/** Words for each service, to begin with. */
const SAMPLES = {
  analytics: 'The service that counts visits to our pages',
  quote_requests: 'The service that keeps quote requests',
};

export const check: Rule = ({ manifest, production }) => {
  const { pages, integrations, quote_form, billing_forms } = manifest;
  const isSent = quote_form.delivery !== 'simulated' || billing_forms?.delivery === 'supabase';
  const learning = [
    ...(isSent ? ['quote_requests' as const] : []),
    ...(integrations?.analytics ? ['analytics' as const] : []),
  ];
  if (!production || learning.length === 0) return [];
  return pages.flatMap(({ sections }, page) =>
    sections.flatMap((section, index) =>
      (section.type === 'legal' ? section.clauses : []).flatMap(({ services }, clause) =>
        learning
          .filter((name) => services && !services[name])
          .map(
            (name): Finding => ({
              kind: 'unsaid-service',
              facts: { name },
              pointer: ['pages', page, 'sections', index, 'clauses', clause, 'services'],
              at: 'key',
              mend: { add: name, value: SAMPLES[name] },
            }),
          ),
      ),
    ),
  );
};
