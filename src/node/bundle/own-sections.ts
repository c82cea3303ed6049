// The plugin for the section types that a site brings: puts them into the registry, and leads their imports to the engine.
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import type { Places } from '../../files/project.ts';
import { readOwnSections } from '../../files/section-types.ts';

export function ownSections(project: Places): Plugin {
  return {
    name: 'curbside:own-sections',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^curbside$/ },
      handler: () => normalizePath(join(project.root, 'src/ui/public.ts')),
    },
    transform: {
      // The development server adds its version to files of packages.
      filter: { id: /\/src\/sections\/registry\.ts(\?v=\w+)?$/ },
      handler(code) {
        const entries = readOwnSections(project).map(
          ({ type, component, file }) =>
            `\n  ${JSON.stringify(type)}: onDemand(async () => (await import(${JSON.stringify(normalizePath(file))})).${component}),`,
        );
        if (entries.length === 0) return undefined;
        return { code: `${code}\nObject.assign(registry, {${entries.join('')}\n});\n`, map: null };
      },
    },
  };
}
