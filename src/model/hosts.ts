// What each host can do for a site, as its own program was seen to do it; docs/hosts.md has the table.
import type { HostName } from './manifest.generated.ts';

export interface HostTraits {
  title: string;
  /** The addresses of the files that its program reads. */
  reads: string[];
  /** The old addresses that it leads on: all, all but those told by their query, or whole paths alone, by a small page. */
  redirects: 'all' | 'without-queries' | 'pages';
  /** The most lines of redirects that it reads: of whole paths, and of folders. */
  most?: [number, number];
}

export const HOSTS: Record<HostName, HostTraits> = {
  cloudflare: {
    title: 'Cloudflare Pages',
    reads: ['/_headers', '/_redirects'],
    redirects: 'without-queries',
    most: [2000, 100],
  },
  netlify: { title: 'Netlify', reads: ['/_headers', '/_redirects'], redirects: 'all' },
  apache: { title: 'Apache', reads: ['/.htaccess'], redirects: 'all' },
  caddy: { title: 'Caddy', reads: ['/caddy.conf'], redirects: 'all' },
  nginx: { title: 'nginx', reads: ['/nginx-http.conf', '/nginx-server.conf'], redirects: 'all' },
  vercel: { title: 'Vercel', reads: ['/.vercel/output/config.json'], redirects: 'all' },
  azure: {
    title: 'Azure Static Web Apps',
    reads: ['/staticwebapp.config.json'],
    redirects: 'without-queries',
  },
  firebase: { title: 'Firebase', reads: ['/firebase.json'], redirects: 'without-queries' },
  'github-pages': { title: 'GitHub Pages', reads: ['/.nojekyll'], redirects: 'pages' },
  'gitlab-pages': {
    title: 'GitLab Pages',
    reads: ['/_redirects'],
    redirects: 'without-queries',
    most: [1000, 1000],
  },
  plain: { title: 'a host that only sends files', reads: [], redirects: 'pages' },
};

/** Those that send no headers of the site's own. */
export const MUTE_HOSTS: HostName[] = ['github-pages', 'gitlab-pages', 'plain'];

/** The hosts of a site that names none. */
export const USUAL_HOSTS: HostName[] = ['cloudflare', 'netlify'];

/** The addresses of all files that hosts read, and that nobody else is to see. */
export const hostFiles = () => Object.values(HOSTS).flatMap(({ reads }) => reads);
