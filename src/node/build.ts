// Builds a site. Its steps are those of src/README.md; the browser does the last two.
import type { ViteBuilder } from 'vite';
import { saveLastValid } from '../files/last-version.ts';
import { checkSources, readSources } from '../files/load-site.ts';
import { fullDiskInWords, NothingBuilt } from '../files/nothing-built.ts';
import { lockFolder } from '../files/one-at-a-time.ts';
import type { Project } from '../files/project.ts';
import { type FineSite, reportBegin, reportBuilt, requireSite } from '../files/report.ts';
import { DEFAULT_HOSTS } from '../hosts/hosts.ts';
import { resolveSite } from '../manifest/site/resolve/resolve-site.ts';
import type { Manifest } from '../model/manifest.generated.ts';
import type { Site } from '../model/site.ts';
import type { SupabaseSettings } from '../outside/supabase.ts';
import { bundle } from './bundle/bundle.ts';
import { databaseSettings } from './database/database-settings.ts';
import { namedHosts } from './hosts/host-files.ts';
import { layOutForVercel } from './hosts/lay-out-for-vercel.ts';
import { finishedLook } from './look/look.ts';
import { beginOutput, type OutputSettings } from './output/output-folder.ts';
import { writeExtras } from './output/write-extras.ts';
import { shownPictures, withVariants } from './pictures/shown-pictures.ts';
import { staffAppFiles } from './products.ts';
import { sharedParts, writeFiles } from './render/page-files.ts';
import { prerender } from './render/prerender.ts';

interface BuildSettings {
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
  const named = namedHosts();
  const unlock = await lockFolder(
    target.site,
    new NothingBuilt('Another build of this site is running. Wait for its end, and build again.'),
  );
  let folder: ReturnType<typeof beginOutput> | undefined;
  try {
    folder = beginOutput(target);
    const output = folder.draft;
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
    const look = await finishedLook(site, project, sources.text);
    const shared = sharedParts(site, look, scripts);
    const { mode } = builder.config;
    const staffApps = await staffAppFiles(fine, { project, mode, look, database: database?.url });
    writeFiles(output, [...files, ...staffApps.files]);
    const inline = await prerender(site, { shared, output, worker });
    await writeExtras(site, {
      ...{ project, output, look, shared, compressed },
      inline: [...inline, ...staffApps.inline],
      pictures,
      hosts: named ?? (fine.source.data as Manifest).site.hosts ?? DEFAULT_HOSTS,
      database: database?.url,
    });
    folder.publish();
    if (fine.findLastValid() !== fine.source.text) saveLastValid(project, sources.text);
    layOutForVercel(folder.site);
    reportBuilt(site, pictures.length, folder.site);
  } catch (error) {
    throw fullDiskInWords(error);
  } finally {
    folder?.discard();
    unlock();
  }
}

/** Resolves the site again if a database has records and alerts for its pages. */
async function resolveStored(
  { site, source, expansion, files }: FineSite,
  database?: SupabaseSettings,
): Promise<Site> {
  if (!database) return site;
  const { fetchStored } = await import('./database/stored.ts');
  const paths = site.pages.map(({ path }) => path);
  const stored = await fetchStored(paths, database);
  return resolveSite(source.data as Manifest, expansion, files, stored);
}
