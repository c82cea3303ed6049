// The Vite plugin that turns a manifest into a site: it checks, builds both bundles, prerenders, and serves in dev.
import { join, relative, resolve, sep } from 'node:path';
import { normalizePath, type Plugin, type UserConfig, type ViteBuilder } from 'vite';
import { formatAnnotations } from '../manifest/messages/annotations.ts';
import { formatLines, formatProblems } from '../manifest/messages/format-problems.ts';
import { nextStep } from '../manifest/messages/next-step.ts';
import { resolveSite } from '../manifest/site/resolve/resolve-site.ts';
import type { Manifest } from '../model/manifest.generated.ts';
import type { Site } from '../model/site.ts';
import { SUPABASE_VARIABLES, type SupabaseSettings } from '../outside/supabase.ts';
import { bundleDraft, makeBundles } from './bundle/bundles.ts';
import { compileHints } from './bundle/compile-hints.ts';
import { LICENCES_FILE, licenceList } from './bundle/licences.ts';
import { EVALUATED_FIRST } from './bundle/page-scripts.ts';
import { databaseSettings } from './database/database-settings.ts';
import { devMiddleware } from './dev/server.ts';
import { loadSite } from './load-site.ts';
import { NothingBuilt } from './nothing-built.ts';
import { beginOutput } from './output/output-folder.ts';
import { writeSite } from './output/write-site.ts';
import type { ShownPicture } from './pictures/shown-pictures.ts';
import { type Project, projectIn } from './project.ts';
import { keptPages, spareOf } from './render/kept-pages.ts';
import { type BuildWorker, startWorker } from './render/pool.ts';

/** What every page needs, seen from the project's folder: the shell, what most sections share, and their packages. It compresses best in one piece. */
const BASE =
  /^src\/(app\/(?!follow|head)|ui\/(?!drawings|forms|Data|Tooltip))|(^|\/)node_modules\/(styled-components|stylis|wouter|zustand|lucide)\//;
/** Two thirds of the script. */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;
/** Of the package of icons only the few that are imported are read; its list names 2,000. */
const READ_LITTLE = { lazyBarrel: true };
/** A class is named after its file: a section on demand is evaluated in another order than on the server. */
const CLASS_NAMES = { displayName: false, fileName: false, pure: true };
const CLIENT_ENTRY = 'src/app/entry-client.tsx';
const WORKER = 'src/node/render/worker.ts';

/** Makes the plugins for the project in `root`, or for one whose manifest or cache lies somewhere else. */
export function sitePlugin({ root, ...elsewhere }: Partial<Project> & { root: string }): Plugin[] {
  return [compileHints(), siteBuilder({ ...projectIn(root), ...elsewhere })];
}

function siteBuilder(project: Project): Plugin {
  let target = { site: 'dist', own: true };
  return {
    name: 'curbside',
    config: (config, { command }) => {
      target = targetOf(config, project);
      return configuration(project, command === 'build', buildApp);
    },
    configureServer: (server) => devMiddleware(server, project),
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const source = licenceList(chunks.flatMap(({ moduleIds }) => moduleIds));
      this.emitFile({ type: 'asset', fileName: LICENCES_FILE, source });
    },
  };

  async function buildApp(builder: ViteBuilder): Promise<void> {
    const database = databaseSettings(builder.config.env);
    const folder = beginOutput({ ...target, spare: spareOf(project.cache, target.site) });
    let worker: BuildWorker | undefined;
    let isOver = false;
    const begin = async () => {
      const bundles = await makeBundles(builder, project);
      if (isOver) throw new Error('the manifest cannot be built');
      worker = startWorker(bundles.worker);
      const { cache } = project;
      const kept = await keptPages({ cache, folder, code: bundles.name, worker });
      return { bundles, kept, first: worker };
    };
    try {
      // While the manifest is checked, another core bundles the code, or takes over what the last build has left.
      const [begun, { site, pictures }] = await Promise.all([
        begin(),
        requireSite(project, database),
      ]);
      const { rendered, count } = await writeSite(site, begun, {
        project,
        folder,
        pictures,
        database: database?.url,
        compressed: process.argv.includes('--compress'),
      });
      console.log(`${site.pages.length} pages, ${rendered} of them rendered (${count} files).`);
    } catch (error) {
      isOver = true;
      // Before the draft goes: it may still be writing there.
      await worker?.end();
      folder.discard();
      throw error;
    }
    await worker?.end();
  }
}

function configuration(
  project: Project,
  building: boolean,
  buildApp: (builder: ViteBuilder) => Promise<void>,
): UserConfig {
  const file = (name: string) => join(project.root, name);
  const draft = bundleDraft(project);
  const output = { emptyOutDir: true, copyPublicDir: false };
  return {
    appType: 'custom',
    oxc: { plugins: { styledComponents: CLASS_NAMES } },
    publicDir: project.publicFolder,
    // The development server puts every variable that begins so into each module that asks for one.
    envPrefix: [...SUPABASE_VARIABLES],
    // React has had the hook itself since version 18.
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    // The server bundle stands alone. In development only what Node cannot load as it is goes through Vite: there
    // styled-components' default export is a namespace.
    ssr: { noExternal: building ? true : ['styled-components'] },
    environments: {
      client: {
        build: {
          ...output,
          outDir: join(draft, 'client'),
          // The starter asks for all that a page needs, and navigation fetches ahead.
          modulePreload: false,
          // The starter calls what the entry exports.
          rolldownOptions: {
            experimental: READ_LITTLE,
            input: file(CLIENT_ENTRY),
            preserveEntrySignatures: 'allow-extension',
            output: {
              codeSplitting: {
                groups: [
                  { name: EVALUATED_FIRST, test: REACT, priority: 1 },
                  {
                    name: 'base',
                    test: (id) => BASE.test(normalizePath(relative(project.root, id))),
                  },
                ],
              },
            },
          },
        },
      },
      ssr: {
        build: {
          ...output,
          outDir: join(draft, 'server'),
          rolldownOptions: {
            experimental: READ_LITTLE,
            input: { worker: file(WORKER) },
            output: { entryFileNames: '[name].mjs' },
          },
        },
      },
    },
    builder: { buildApp },
  };
}

/** The folder that the site goes into, and whether it is the build's own: then what it held before goes. */
function targetOf({ build = {} }: UserConfig, { root, folder, output }: Project) {
  const site = build.outDir ? resolve(root, build.outDir) : output;
  const isInside = [root, folder].some((around) => site.startsWith(around + sep));
  return { site, own: build.emptyOutDir ?? isInside };
}

/**
 * The project's site, with the SEO records of the database where one is configured; prints all problems and throws when
 * there are errors.
 */
async function requireSite(
  project: Project,
  database?: SupabaseSettings,
): Promise<{ site: Site; pictures: ShownPicture[] }> {
  const { site, source, expansion, problems, text, files, pictures } = await loadSite(project, {
    production: true,
    database: database !== undefined,
    variants: true,
  });
  if (problems.length > 0 && process.env.GITHUB_ACTIONS) console.log(formatAnnotations(problems));
  if (!site || !expansion)
    throw new NothingBuilt(`${formatProblems(problems, text)}\n${nextStep(problems)}`);
  if (problems.length > 0) console.warn(`${formatLines(problems)}\n`);
  if (!database) return { site, pictures };
  const { fetchStoredSeo } = await import('./database/stored-seo.ts');
  const paths = site.pages.map(({ path }) => path);
  const stored = await fetchStoredSeo(paths, database);
  return { site: resolveSite(source.data as Manifest, expansion, files, stored), pictures };
}
