// Entries of sections with what the build adds: clauses with the outside services in use, and people with their pictures.
import type { Clause, Person } from '../../../model/manifest.generated.ts';
import { type OutsideService, servicesInWords } from '../../../model/outside-services.ts';
import { withoutPreview } from '../../../model/picture-files.ts';
import type { ShownPerson } from '../../../model/site.ts';
import type { PublicFiles } from '../public-files.ts';

/** Clauses with the outside services among their points. */
export function resolveClauses(clauses: Clause[], outside: OutsideService[]): Clause[] {
  return clauses.map(({ services, points = [], ...clause }) => {
    const all = [...(services ? servicesInWords(services, outside) : []), ...points];
    return all.length > 0 ? { ...clause, points: all } : clause;
  });
}

/** The people of a section in their order, each with a picture that is ready to be shown, if there is one. */
export function resolvePeople(
  people: Person[],
  files: Pick<PublicFiles, 'picture'>,
): ShownPerson[] {
  return people.map(({ image, ...person }) => ({
    ...person,
    ...(image && { image: { ...image, ...withoutPreview(files.picture(image.src)) } }),
  }));
}
