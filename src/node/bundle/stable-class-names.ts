// Names the classes of styled components after their files, instead of after the order in which they are evaluated.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

/** The files that may have styles, without the office's: they are in no script of the public. */
const PUBLIC = /^(?!office\b).*\.tsx?$/;

/** The import of every file with styles. */
const STYLED = "from 'styled-components'";

/**
 * The browser evaluates sections on demand later than the server, so class names must not count evaluations. A name is
 * the file's place in the list of all files with styles: short, because every page has it, and the same in every
 * checkout. The compiler's own names are hashes of absolute paths and make each page about 1 % heavier.
 */
export function stableClassNames(root: string): Plugin {
  const src = join(root, 'src');
  const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => PUBLIC.test(name) && readFileSync(join(src, name), 'utf8').includes(STYLED))
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
