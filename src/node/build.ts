// Builds a site. Its steps are those of src/README.md; the browser does the last two.
import type { ViteBuilder } from 'vite';
import { checkSources, readSources } from '../files/load-site.ts';
import type { Project } from '../files/project.ts';
import { reportBegin, reportBuilt, requireSite } from '../files/report.ts';
import { officePages } from '../office/build/office-pages.ts';
import { bundle } from './bundle/bundle.ts';
import { databaseSettings } from './database/database-settings.ts';
import { finishedLook } from './look/look.ts';
import { beginOutput, type OutputSettings } from './output/output-folder.ts';
import { writeExtras } from './output/write-extras.ts';
import { shownPictures, withVariants } from './pictures/shown-pictures.ts';
import { prerender, writeFiles } from './render/prerender.ts';
import { sharedParts } from './render/shared-parts.ts';
import { resolveStored } from './resolve-stored.ts';

/** The inputs of a build, and its options. */
export interface BuildSettings {
  project: Project;
  builder: ViteBuilder;
  target: OutputSettings;
  /** True when each text gets compressed versions, for a server that sends them as they are. */
  compressed: boolean;
}

/** Builds and publishes the site. Throws, with the site before as it was, when anything fails. */
export async function buildSite({
  project,
  builder,
  target,
  compressed,
}: BuildSettings): Promise<void> {
  const database = databaseSettings(builder.config.env);
  const folder = beginOutput(target);
  const output = folder.draft;
  try {
    reportBegin(project);
    // The bundler uses one core while the manifest is checked on another.
    const bundling = bundle(builder, project.root);
    bundling.catch(() => {});
    const sources = await readSources(project);
    const pictures = await shownPictures(project, sources);
    const encoded = { ...sources, files: withVariants(sources.files, pictures) };
    const checked = checkSources(project, encoded, { production: true, database: !!database });
    const fine = requireSite(checked);
    const site = await resolveStored(fine, database);
    const { files, scripts, worker } = await bundling;
    const look = await finishedLook(site, project);
    const shared = sharedParts(site, look, scripts);
    const { root } = project;
    const { mode } = builder.config;
    const office = await officePages(fine, { root, mode, look, database: database?.url });
    writeFiles(output, [...files, ...office.files]);
    const inline = await prerender(site, { shared, output, worker });
    await writeExtras(site, {
      ...{ project, output, look, shared, compressed },
      inline: [...inline, ...office.inline],
      pictures,
      database: database?.url,
    });
    folder.publish();
    reportBuilt(site, pictures.length, { project, folder: folder.site });
  } finally {
    folder.discard();
  }
}
