// The Vite plugin of a project: builds its site, and serves it in development.
import type { Plugin } from 'vite';
import { type Project, projectIn } from '../files/project.ts';
import { buildSite } from './build.ts';
import { compileHints, licences, stableClassNames } from './bundle/plugins.ts';
import { devMiddleware } from './dev/server.ts';
import { configuration, targetOf } from './vite/configuration.ts';

/** Makes the plugins for the project in `root`, or for one with another manifest. */
export function sitePlugin({ root, ...elsewhere }: Partial<Project> & { root: string }): Plugin[] {
  return [
    stableClassNames(root),
    compileHints(),
    licences(),
    siteBuilder({ ...projectIn(root), ...elsewhere }),
  ];
}

function siteBuilder(project: Project): Plugin {
  return {
    name: 'curbside',
    config(config, { command }) {
      const target = targetOf(config, project);
      const compressed = process.argv.includes('--compress');
      return {
        // Vite's list of chunks is for developers, who ask for it: --logLevel info.
        ...(command === 'build' && { logLevel: config.logLevel ?? 'warn' }),
        ...configuration(project, command === 'build'),
        builder: {
          sharedConfigBuild: true,
          buildApp: (builder) => buildSite({ project, builder, target, compressed }),
        },
      };
    },
    configureServer: (server) => devMiddleware(server, project),
  };
}
