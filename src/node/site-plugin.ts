// The Vite plugin of a project: builds its site, and serves it in development.
import { normalizePath, type Plugin } from 'vite';
import { type Project, projectIn } from '../files/project.ts';
import { buildSite } from './build.ts';
import { optionalCode } from './bundle/optional-code.ts';
import { ownSections } from './bundle/own-sections.ts';
import { compileHints, licences, stableClassNames } from './bundle/plugins.ts';
import { devMiddleware } from './dev/server.ts';
import { createViteConfig, resolveOutput } from './vite/configuration.ts';

/** Makes the plugins for the project in `root`, or for one with another manifest; a change in `code` starts the server anew. */
export function sitePlugin({
  root,
  code = [],
  ...elsewhere
}: Partial<Project> & { root: string; code?: string[] }): Plugin[] {
  const project = { ...projectIn(root), ...elsewhere };
  const optional = optionalCode(project);
  return [
    optional.plugin,
    ownSections(project),
    stableClassNames(project.root, optional.isLeftOut),
    compileHints(project.root),
    licences(project.root),
    siteBuilder(project, code),
  ];
}

function siteBuilder(project: Project, code: string[]): Plugin {
  return {
    name: 'curbside',
    config(config, { command }) {
      const target = resolveOutput(config, project);
      const compressed = process.argv.includes('--compress');
      return {
        // Vite's list of chunks is for developers, who ask for it: --logLevel info.
        ...(command === 'build' && { logLevel: config.logLevel ?? 'warn' }),
        ...createViteConfig(project, command === 'build'),
        builder: {
          sharedConfigBuild: true,
          buildApp: (builder) => buildSite({ project, builder, target, compressed }),
        },
      };
    },
    configResolved: ({ configFileDependencies }) => {
      configFileDependencies.push(...code.map(normalizePath));
    },
    configureServer: (server) => devMiddleware(server, project),
  };
}
