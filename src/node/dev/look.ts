// In development: what is worked out once for each good version of the site: its look with the files of its icons, and the examples of sections.
import { statSync } from 'node:fs';
import { ROOT_ID } from '../../app/embedded.ts';
import { EXAMPLES } from '../../editor/protocol.ts';
import { type LoadedSite, readCheckContext } from '../../files/load-site.ts';
import type { Project } from '../../files/project.ts';
import { fileAt } from '../../files/public-folder.ts';
import { resolveExamples } from '../../manifest/resolve-examples.ts';
import { allIcons } from '../../manifest/site/resolve/icons.ts';
import type { Manifest } from '../../model/manifest.generated.ts';
import type { Site, SiteFacts } from '../../model/site.ts';
import { appFiles } from '../look/app-icons.ts';
import { sourceLook } from '../look/look.ts';
import { type Mark, markOf } from '../look/mark.ts';

export type DevLook = Awaited<ReturnType<ReturnType<typeof createLooks>>>;

/** Gives the look of a version's pages, which has no errors, and the facts that they show. */
export function createLooks(project: Project) {
  const markOfSite = rememberMark(project);
  return once(async (loaded: LoadedSite) => {
    const site = loaded.site as Site;
    const mark = await markOfSite(site);
    const { look, facts } = sourceLook(site, mark, project.root);
    // Examples of sections have icons that the site has not.
    const exampleFacts: SiteFacts = { ...facts, icons: allIcons() };
    return { look, facts, exampleFacts, files: appFiles(site, mark) };
  });
}

/** Only the section itself: its example page has no header and no footer, and nothing to edit. */
export const EXAMPLE_STYLE = `<style>#${ROOT_ID} > :not(main), #curbside-edit { display: none !important }</style>\n`;

/** Gives the examples, resolved in a version of the site. */
export const createExamples = (project: Project) =>
  once(async ({ source }: LoadedSite) =>
    resolveExamples(source.data as Manifest, await readCheckContext(project), EXAMPLES),
  );

/** Keeps the last mark: drawing it takes as long as everything else between a key in the editor and the page. */
function rememberMark(project: Project) {
  let last: { sign: string; mark: Promise<Mark> } | undefined;
  return (site: Site): Promise<Mark> => {
    const { name, logo } = site.facts.company;
    const file =
      logo && statSync(fileAt(project.publicFolder, logo), { throwIfNoEntry: false })?.mtimeMs;
    const sign = JSON.stringify([site.theme, name, logo, file]);
    if (last?.sign !== sign) last = { sign, mark: markOf(site, project) };
    return last.mark;
  };
}

/** A function that answers for an object as it did the first time. */
export function once<K extends object, V>(answer: (key: K) => V): (key: K) => V {
  const cache = new WeakMap<K, V>();
  return (key) => {
    const found = cache.get(key) ?? answer(key);
    cache.set(key, found);
    return found;
  };
}
