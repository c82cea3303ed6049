// The Vite plugin that turns a manifest into a site: it checks, builds both bundles, prerenders, and serves in dev.
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown, UserConfig, ViteBuilder } from 'vite';
import { formatAnnotations, formatLines, formatProblems } from '../manifest/format-problems.ts';
import type { Site } from '../model/site.ts';
import { supabaseSettings } from '../services/supabase.ts';
import { devMiddleware } from './dev-server.ts';
import { writeHostFiles } from './headers/host-files.ts';
import { loadSite, type Project } from './load-site.ts';
import { readPageDates } from './page-dates.ts';
import type { ShownPicture } from './pictures/shown-pictures.ts';
import { writePictures } from './pictures/write-pictures.ts';
import { prerender, type RenderPage, writeFiles } from './prerender.ts';
import { writeSocialPictures } from './social-pictures.ts';

const CLIENT_ENTRY = 'src/app/entry-client.tsx';
const SERVER_ENTRY = 'src/app/entry-server.tsx';

/** A broken manifest: the message is the printed problems, and there is nothing more to say. */
class BrokenManifest extends Error {
  override name = 'BrokenManifest';
  constructor(message: string) {
    super(`\n${message}\n\nNothing was built.`);
    this.stack = '';
  }
}

/** Makes the plugin for a project. */
export function sitePlugin(project: Project): Plugin {
  const serverOutput = join(project.root, `node_modules/.cache/curbside/server-${process.pid}`);
  return {
    name: 'curbside',
    config: (_, { command }) => configuration(serverOutput, command === 'build'),
    configureServer: (server) => devMiddleware(server, project),
  };

  function configuration(outDir: string, building: boolean): UserConfig {
    return {
      appType: 'custom',
      // The server bundle stands alone. In development only what Node cannot load as it is goes through Vite: there
      // styled-components' default export is a namespace.
      ssr: { noExternal: building ? true : ['styled-components'] },
      environments: {
        client: {
          build: { rolldownOptions: { input: join(project.root, CLIENT_ENTRY) } },
        },
        ssr: {
          build: {
            outDir,
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: {
              input: join(project.root, SERVER_ENTRY),
              output: { entryFileNames: 'entry-server.mjs' },
            },
          },
        },
      },
      builder: { buildApp },
    };
  }

  async function buildApp(builder: ViteBuilder): Promise<void> {
    const { site: checked, pictures } = await requireSite(project);
    const { client, ssr } = builder.environments;
    if (!client || !ssr) throw new Error('the client and server environments are missing');
    const site = await withStoredSeo(checked, project, client.config.env);
    const bundle = (await builder.build(client)) as Rolldown.RolldownOutput;
    await builder.build(ssr);
    const entry = bundle.output.find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
    if (!entry) throw new Error('the client bundle has no entry');
    const server = (await import(
      `${pathToFileURL(join(serverOutput, 'entry-server.mjs')).href}?${Date.now()}`
    )) as { renderPage: RenderPage };
    const output = resolve(project.root, client.config.build.outDir);
    const files = prerender({
      site,
      render: server.renderPage,
      script: `/${entry.fileName}`,
      year: new Date().getFullYear(),
      dates: readPageDates(project),
    });
    const count = writeFiles(output, files);
    writeHostFiles(site, output, supabaseSettings(client.config.env)?.url);
    await writeSocialPictures(site, { root: project.root, output });
    await writePictures(pictures, { root: project.root, output });
    rmSync(serverOutput, { recursive: true });
    console.log(`${site.pages.length} pages prerendered (${count} files).`);
  }
}

/** The project's site; prints all problems and throws when there are errors. */
async function requireSite(project: Project): Promise<{ site: Site; pictures: ShownPicture[] }> {
  const { site, problems, text, pictures } = await loadSite(project, {
    production: true,
    variants: true,
  });
  if (problems.length > 0 && process.env.GITHUB_ACTIONS) console.log(formatAnnotations(problems));
  if (!site) throw new BrokenManifest(formatProblems(problems, text));
  if (problems.length > 0) console.warn(`${formatLines(problems)}\n`);
  return { site, pictures };
}

/** The site with the SEO records of the database in it; the same site where no database is configured. */
async function withStoredSeo(
  site: Site,
  project: Project,
  env: Record<string, unknown>,
): Promise<Site> {
  const settings = supabaseSettings(env);
  if (!settings) return site;
  const { fetchStoredSeo } = await import('./stored-seo.ts');
  const paths = site.pages.map(({ page }) => page.path);
  const { site: renewed } = await loadSite(project, {
    stored: await fetchStoredSeo(paths, settings),
    variants: true,
  });
  return renewed ?? site;
}
