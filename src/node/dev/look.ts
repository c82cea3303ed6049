// In development: how the last good version of the site looks, worked out once for each, and the files of its icons.
import { ICONS } from '../../manifest/site/resolve/icons.ts';
import type { Site, SiteFacts } from '../../model/site.ts';
import type { LoadedSite } from '../load-site.ts';
import { type AppFile, appFiles } from '../look/app-icons.ts';
import { type Look, sourceLook } from '../look/look.ts';
import type { Project } from '../project.ts';

/** The look of a version's pages, and the facts that they show. */
export interface DevLook {
  look: Look;
  facts: SiteFacts;
  /** The same with all icons: examples of sections have some that the site has not. */
  exampleFacts: SiteFacts;
  files: AppFile[];
}

/** Gives the look of a version, which has no errors. */
export function createLooks(project: Project) {
  const known = new WeakMap<LoadedSite, Promise<DevLook>>();
  return (good: LoadedSite): Promise<DevLook> => {
    const found = known.get(good) ?? lookOf(good.site as Site, project);
    known.set(good, found);
    return found;
  };
}

async function lookOf(site: Site, project: Project): Promise<DevLook> {
  const { look, facts, mark } = await sourceLook(site, project);
  const files = appFiles(site, mark, project.root);
  return { look, facts, exampleFacts: { ...facts, icons: ICONS }, files };
}
