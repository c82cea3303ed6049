// In development: the page /_sections/ with every section type, and a page for each of its examples.
import { renderGallery } from '../../app/dev/render-gallery.ts';
import { ROOT_ID } from '../../app/embedded.ts';
import { type LoadedSite, surroundingsOf } from '../../files/load-site.ts';
import type { Project } from '../../files/project.ts';
import { resolveExamples, type ShownType } from '../../manifest/resolve-examples.ts';
import { entryLines, type YamlValue } from '../../manifest/yaml/write.ts';
import type { Manifest } from '../../model/manifest.generated.ts';
import type { Page } from '../../model/site.ts';
import type { Look } from '../look/look.ts';

/** The address of the page; those of its examples lie below it. */
export const GALLERY = '/_sections/';

/** The indentation of a section in pages.yaml, so that an example can be pasted unchanged. */
const DEPTH = 6;

/** Only the section itself: its example page has no header and no footer, and nothing to edit. */
export const EXAMPLE_STYLE = `<style>#${ROOT_ID} > :not(main), #curbside-edit { display: none !important }</style>\n`;

/** Gives the examples of a version of the site, and works them out once for each. */
export function createExamples(project: Project) {
  const known = new WeakMap<LoadedSite, Promise<ShownType[]>>();
  return (good: LoadedSite): Promise<ShownType[]> => {
    const found = known.get(good) ?? resolve(good, project);
    known.set(good, found);
    return found;
  };
}

async function resolve({ source }: LoadedSite, project: Project): Promise<ShownType[]> {
  return resolveExamples(source.data as Manifest, await surroundingsOf(project), GALLERY);
}

/** The page of one example, if the path has one. */
export function examplePage(types: ShownType[], path: string): Page | undefined {
  return types
    .flatMap(({ examples }) => examples)
    .find(({ page, broken }) => page.path === path && !broken)?.page;
}

/** The HTML of the page with all of them. */
export function galleryDocument(types: ShownType[], look: Look): string {
  return renderGallery(
    types.map(({ type, description, examples }) => ({
      type,
      description,
      examples: examples.map(({ written, page, broken }) => ({
        path: broken ? undefined : page.path,
        yaml: entryLines(written as unknown as YamlValue, DEPTH).join('\n'),
      })),
    })),
    look,
  );
}
