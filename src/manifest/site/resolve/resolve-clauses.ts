// The clauses of privacy texts, with the outside services that the site uses.
import type { Clause } from '../../../model/manifest.generated.ts';
import { type OutsideService, servicesInWords } from '../../../model/outside-services.ts';

/** Clauses with the outside services among their points. */
export function resolveClauses(clauses: Clause[], outside: OutsideService[]): Clause[] {
  return clauses.map(({ services, points = [], ...clause }) => {
    const all = [...(services ? servicesInWords(services, outside) : []), ...points];
    return all.length > 0 ? { ...clause, points: all } : clause;
  });
}
