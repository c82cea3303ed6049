// GitLab Pages, which reads redirects as Netlify does.
import type { Host } from './host.ts';
import { formatRedirects } from './netlify.ts';

export const gitlabPages: Host = {
  title: 'GitLab Pages',
  redirects: 'without-queries',
  maxRedirects: [1000, 1000],
  withoutHeaders: true,
  files: { '/_redirects': ({ redirects }) => formatRedirects(redirects, false) },
};
