// Names the classes of styled components after their files, instead of after the order in which they are evaluated.
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

/**
 * Sections that are fetched on demand are evaluated later in the browser than on the server; class names that count
 * evaluations would then differ. A name is the file's place in the list of all files: short, as it stands in every
 * page, and the same in every folder.
 */
export function stableClassNames(root: string): Plugin {
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .sort();
  return {
    name: 'curbside:class-names',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: "from 'styled-components'" },
      async handler(code, id) {
        const path = relative(join(root, 'src'), id);
        const { code: named, map } = await transformWithOxc(code, path, {
          jsx: 'preserve',
          sourcemap: true,
          plugins: { styledComponents: { displayName: false, fileName: false, pure: true } },
        });
        const place = sources.indexOf(path);
        // A file that is newer than this process keeps the longer name, which is made from its path.
        if (place < 0) return { code: named, map };
        return {
          code: named.replaceAll(/componentId: "sc-\w+-/g, `componentId: "s${place.toString(36)}-`),
          map,
        };
      },
    },
  };
}
