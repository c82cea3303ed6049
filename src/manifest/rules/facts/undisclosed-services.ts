// A privacy text that lists the services of other companies lists those that learn something of visitors.
import type { Manifest, ServicesInWords } from '../../../model/manifest.generated.ts';
import type { Finding } from '../../problem.ts';
import type { Rule } from '../rule.ts';

/** A service that such a list may leave out. */
export interface UndisclosedService {
  kind: 'unsaid-analytics' | 'unsaid-delivery';
  name: keyof ServicesInWords;
  /** Words for it. */
  sample: string;
}

/** The lists of outside services in which a service is missing. */
export function undisclosedService(
  { pages }: Manifest,
  { kind, name, sample }: UndisclosedService,
): Finding[] {
  return pages.flatMap(({ sections }, page) =>
    sections.flatMap((section, index) => {
      const clauses = section.type === 'legal' ? section.clauses : [];
      return clauses.flatMap(({ services }, clause): Finding[] =>
        services && !services[name]
          ? [
              {
                kind,
                facts: {},
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

export const undisclosedAnalytics: Rule = ({ manifest, production }) =>
  production && manifest.integrations?.analytics
    ? undisclosedService(manifest, {
        kind: 'unsaid-analytics',
        name: 'analytics',
        sample: 'The service that counts visits to our pages',
      })
    : [];
