// The towns whose id, slug and name are unique: another rule reports the others first.
import type { Town } from '../../../model/manifest.generated.ts';

/** Such towns with their positions. */
export function singleTowns(towns: Town[]): { town: Town; index: number }[] {
  const counts = new Map<string, number>();
  const namesOf = ({ id, slug, name }: Town) => [`id ${id}`, `slug ${slug}`, `name ${name}`];
  for (const name of towns.flatMap(namesOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return towns
    .map((town, index) => ({ town, index }))
    .filter(({ town }) => namesOf(town).every((name) => counts.get(name) === 1));
}
