// Names the classes of styled components after their files, instead of after the order in which they are evaluated.
import { relative } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

/**
 * Sections that are fetched on demand are evaluated later in the browser than on the server; class names that count
 * evaluations would then differ. The path is relative, so that every folder gives the same build.
 */
export function stableClassNames(root: string): Plugin {
  return {
    name: 'curbside:class-names',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: "from 'styled-components'" },
      handler: (code, id) =>
        transformWithOxc(code, relative(root, id), {
          jsx: 'preserve',
          sourcemap: true,
          plugins: { styledComponents: { displayName: false, fileName: false, pure: true } },
        }),
    },
  };
}
