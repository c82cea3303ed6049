// In development: a page for each example of a section type, which the editor shows where sections are added.
import { ROOT_ID } from '../../app/embedded.ts';
import { type LoadedSite, surroundingsOf } from '../../files/load-site.ts';
import type { Project } from '../../files/project.ts';
import { resolveExamples, type SectionExample } from '../../manifest/resolve-examples.ts';
import type { Manifest } from '../../model/manifest.generated.ts';

/** The address below which the pages are. */
export const EXAMPLES = '/_sections/';

/** Only the section itself: its example page has no header and no footer, and nothing to edit. */
export const EXAMPLE_STYLE = `<style>#${ROOT_ID} > :not(main), #curbside-edit { display: none !important }</style>\n`;

/** Gives the examples of a version of the site, and works them out once for each. */
export function createExamples(project: Project) {
  const known = new WeakMap<LoadedSite, Promise<SectionExample[]>>();
  return (good: LoadedSite): Promise<SectionExample[]> => {
    const found = known.get(good) ?? resolve(good, project);
    known.set(good, found);
    return found;
  };
}

async function resolve({ source }: LoadedSite, project: Project): Promise<SectionExample[]> {
  return resolveExamples(source.data as Manifest, await surroundingsOf(project), EXAMPLES);
}
