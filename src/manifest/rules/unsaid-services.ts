// A privacy text that lists the services of other companies lists those that learn something of visitors.
import type { Manifest, ServicesInWords } from '../../model/manifest.generated.ts';
import type { Finding } from '../problem.ts';
import type { Rule } from './rule.ts';

/** A service that such a list may leave out, and what is said then. */
export interface Unsaid {
  code: string;
  name: keyof ServicesInWords;
  message: string;
  hint: string;
  /** Words for it. */
  sample: string;
}

/** The lists of outside services in which a service is missing. */
export function unsaidService({ pages }: Manifest, { name, sample, ...said }: Unsaid): Finding[] {
  return pages.flatMap(({ sections }, page) =>
    sections.flatMap((section, index) => {
      const clauses = section.type === 'legal' ? section.clauses : [];
      return clauses.flatMap(({ services }, clause): Finding[] =>
        services && !services[name]
          ? [
              {
                ...said,
                severity: 'warning',
                pointer: ['pages', page, 'sections', index, 'clauses', clause, 'services'],
                at: 'key',
                mend: { add: name, value: sample },
              },
            ]
          : [],
      );
    }),
  );
}

export const unsaidAnalytics: Rule = ({ manifest, production }) =>
  production && manifest.integrations?.analytics
    ? unsaidService(manifest, {
        code: 'unsaid-analytics',
        name: 'analytics',
        message: 'A service counts the visits, but this list does not say so.',
        hint: 'Add `analytics`: what it counts, and whether it sets cookies.',
        sample: 'The service that counts visits to our pages',
      })
    : [];
