// In development: how the last good version of the site looks, worked out once for each, and the files of its icons.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedSite } from '../../files/load-site.ts';
import type { Project } from '../../files/project.ts';
import { allIcons } from '../../manifest/site/resolve/icons.ts';
import type { Site, SiteFacts } from '../../model/site.ts';
import { type AppFile, appFiles } from '../look/app-icons.ts';
import { type Look, sourceLook } from '../look/look.ts';
import { type Mark, markOf } from '../look/mark.ts';

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
  const markOfSite = rememberMark(project);
  return (good: LoadedSite): Promise<DevLook> => {
    const found = known.get(good) ?? lookOf(good.site as Site, project, markOfSite);
    known.set(good, found);
    return found;
  };
}

async function lookOf(
  site: Site,
  project: Project,
  markOfSite: (site: Site) => Promise<Mark>,
): Promise<DevLook> {
  const mark = await markOfSite(site);
  const { look, facts } = sourceLook(site, mark);
  const files = appFiles(site, mark, project.root);
  return { look, facts, exampleFacts: { ...facts, icons: allIcons() }, files };
}

/** Keeps the last mark: drawing it takes as long as everything else between a key in the editor and the page. */
function rememberMark(project: Project) {
  let last: { sign: string; mark: Promise<Mark> } | undefined;
  return (site: Site): Promise<Mark> => {
    const { name, logo } = site.facts.company;
    const file =
      logo && statSync(join(project.publicFolder, logo), { throwIfNoEntry: false })?.mtimeMs;
    const sign = JSON.stringify([site.theme, name, logo, file]);
    if (last?.sign !== sign) last = { sign, mark: markOf(site, project) };
    return last.mark;
  };
}
