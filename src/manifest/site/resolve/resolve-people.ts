// The people behind the company, with the sizes of their pictures.
import type { Person } from '../../../model/manifest.generated.ts';
import { withoutPreview } from '../../../model/picture-files.ts';
import type { ShownPerson } from '../../../model/site.ts';
import type { PublicFiles } from '../public-files.ts';

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
