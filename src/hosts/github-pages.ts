// GitHub Pages, which leaves files out of a site without this one.
import type { Host } from './host.ts';

export const githubPages: Host = {
  title: 'GitHub Pages',
  redirects: 'pages',
  withoutHeaders: true,
  files: { '/.nojekyll': () => '' },
};
