// The settings of Vite, and how the scripts of a page are cut into files.
import { tmpdir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { type BuildEnvironmentOptions, normalizePath, type UserConfig } from 'vite';
import { isPackage, type Project } from '../../files/project.ts';
import { sectionsFolder } from '../../files/section-types.ts';
import { FONTS, TEXT_FONT } from '../../model/theme.ts';
import { SUPABASE_VARIABLES } from '../../outside/supabase.ts';
import { EVALUATED_FIRST, NAVIGATOR } from '../bundle/page-scripts.ts';
import type { OutputSettings } from '../output/output-folder.ts';
import { packageFolder } from '../packages.ts';

/**
 * The code of every page, relative to the project's folder: the shell, the common parts of sections, and their
 * packages. It compresses best in one piece.
 */
const BASE =
  /^src\/(app\/(?!head|greeting|follow-database)|ui\/(?!drawings|forms|Calendar|ContainerT|Data|Tooltip))|(^|\/)node_modules\/(styled-components|stylis|wouter|zustand|lucide)\//;
/** Two thirds of the script. */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;
/** Of the package of icons only the few that are imported are read; its list names 2,000. */
export const READ_LITTLE = { lazyBarrel: true };
/** The scripts of the browser. The app imports the navigator, which the starter imports before. */
const CLIENT_ENTRIES = ['src/app/entry-client.tsx', 'src/app/entry-navigator.ts'];
const WORKER = 'src/node/render/worker.ts';

/** The path of a module, seen from the engine's folder where it is there: that may itself be below node_modules. */
export const pathIn = (root: string, id: string): string =>
  normalizePath(id).replace(`${normalizePath(root)}/`, '');

const fontFolders = (root: string) =>
  [...Object.values(FONTS), TEXT_FONT].map(({ package: name }) => packageFolder(root, name));

/** The settings of every bundle, and of the development server. */
export const COMMON: UserConfig = {
  // The development server puts every variable that begins so into each module that asks for one.
  envPrefix: [...SUPABASE_VARIABLES],
  resolve: {
    // React has had the hook itself since version 18.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
    // A site's own sections, wherever they are, get the engine's copies.
    dedupe: ['react', 'react-dom', 'styled-components'],
  },
};

/** Vite's settings for a project, for a build or a development server. */
export function createViteConfig(project: Project, building: boolean): UserConfig {
  return {
    ...COMMON,
    appType: 'custom',
    envDir: isPackage() ? project.folder : project.root,
    publicDir: project.publicFolder,
    // With an installed engine, fonts are beside its folder.
    server: {
      fs: { allow: [project.root, sectionsFolder(project), ...fontFolders(project.root)] },
    },
    // The server bundle needs no other package. In development, only files that Node cannot load go through Vite: there
    // styled-components' default export is a namespace.
    ssr: { noExternal: building ? true : ['styled-components', 'curbside'] },
    // How long plugins take on a busy computer is nothing to the person who builds the site.
    build: { rolldownOptions: { checks: { pluginTimings: false } } },
    environments: {
      client: { build: clientBuild(project.root) },
      ssr: {
        // Libraries ask for it with every element, and a worker's environment answers slowly.
        keepProcessEnv: !building,
        build: {
          outDir: join(tmpdir(), `curbside-${process.pid}`),
          emptyOutDir: true,
          copyPublicDir: false,
          rolldownOptions: {
            experimental: READ_LITTLE,
            input: { worker: join(project.root, WORKER) },
            output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
          },
        },
      },
    },
  };
}

/** The bundle of the browser: the entries, and what they share. */
function clientBuild(root: string): BuildEnvironmentOptions {
  return {
    write: false,
    copyPublicDir: false,
    // The starter asks for all that a page needs, and navigation fetches ahead.
    modulePreload: false,
    // The starter calls what the entry exports.
    rolldownOptions: {
      experimental: READ_LITTLE,
      input: CLIENT_ENTRIES.map((name) => join(root, name)),
      preserveEntrySignatures: 'allow-extension',
      output: {
        // The entry has the names of all other files.
        chunkFileNames: 'assets/[name]-[hash:6].js',
        codeSplitting: {
          groups: [
            { name: EVALUATED_FIRST, test: REACT, priority: 1 },
            // With everything that it imports, so that it is one file.
            { name: NAVIGATOR, test: /\/src\/app\/entry-navigator\.ts$/, priority: 2 },
            { name: 'base', test: (id) => BASE.test(pathIn(root, id)) },
          ],
        },
      },
    },
  };
}

/** The output folder, and whether it is inside the project, so that a build may delete its old files. */
export function resolveOutput(
  { build = {} }: UserConfig,
  { root, folder, output }: Project,
): OutputSettings {
  const site = build.outDir ? resolve(build.outDir) : output;
  const isInside = [root, folder].some((ownFolder) => site.startsWith(ownFolder + sep));
  return { site, deleteOldFiles: build.emptyOutDir ?? isInside };
}
