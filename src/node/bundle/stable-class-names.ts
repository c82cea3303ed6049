// Names the classes of styled components after their files, instead of after the order in which they are evaluated.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

/** What stands in every file with styles. */
const STYLED = "from 'styled-components'";

/**
 * Sections that are fetched on demand are evaluated later in the browser than on the server; class names that count
 * evaluations would then differ. A name is the file's place in the list of all files with styles: short, as it
 * stands in every page, and the same in every folder and whatever other files come and go.
 */
export function stableClassNames(root: string): Plugin {
  const src = join(root, 'src');
  const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => /\.tsx?$/.test(name) && readFileSync(join(src, name), 'utf8').includes(STYLED),
    )
    .sort();
  return {
    name: 'curbside:class-names',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: STYLED },
      async handler(code, id) {
        const path = relative(src, id);
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
