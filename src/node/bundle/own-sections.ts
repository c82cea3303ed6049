// The plugin for the section types that a site brings: puts them into the registry, and leads their imports to the engine's packages.
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import type { Places } from '../../files/project.ts';
import { readOwnSections, sectionsFolder } from '../../files/section-types.ts';

/** What sections import: the engine's own names, and the packages of which there may be only one copy. */
const SHARED = /^(?:curbside|react|react-dom|styled-components)(?:\/|$)/;

export function ownSections(places: Places): Plugin {
  const registry = join(places.root, 'src/sections/registry.ts');
  const folder = sectionsFolder(places);
  // Vite names modules by their real paths.
  const importers = existsSync(folder) && `${normalizePath(realpathSync(folder))}/`;
  return {
    name: 'curbside:own-sections',
    enforce: 'pre',
    resolveId: {
      filter: { id: SHARED },
      handler(id, importer, options) {
        if (!importers || !importer?.startsWith(importers)) return undefined;
        if (id === 'curbside') return normalizePath(join(places.root, 'src/ui/public.ts'));
        // As the engine does, which may have its packages elsewhere than the site.
        return this.resolve(id, registry, options);
      },
    },
    transform: {
      // The development server adds its version to files of packages.
      filter: { id: /\/src\/sections\/registry\.ts(\?v=\w+)?$/ },
      handler(code) {
        const entries = readOwnSections(places).map(
          ({ type, component, file }) =>
            `\n  ${JSON.stringify(type)}: onDemand(async () => (await import(${JSON.stringify(normalizePath(file))})).${component}),`,
        );
        if (entries.length === 0) return undefined;
        return { code: `${code}\nObject.assign(registry, {${entries.join('')}\n});\n`, map: null };
      },
    },
  };
}
