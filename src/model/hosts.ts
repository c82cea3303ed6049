// What each host can do for a site, as its own program was seen to do it; docs/hosts.md has the table.
import type { HostName } from './manifest.generated.ts';

export interface HostTraits {
  title: string;
  /** The addresses of the files that its program reads. */
  configFiles: string[];
  /** The old addresses that it leads on: all, all but those told by their query, or whole paths alone, by a small page. */
  redirects: 'all' | 'without-queries' | 'pages';
  /** The most lines of redirects that it reads: of whole paths, and of folders. */
  maxRedirects?: [number, number];
}

export const HOSTS: Record<HostName, HostTraits> = {
  cloudflare: {
    title: 'Cloudflare Pages',
    configFiles: ['/_headers', '/_redirects'],
    redirects: 'without-queries',
    maxRedirects: [2000, 100],
  },
  netlify: { title: 'Netlify', configFiles: ['/_headers', '/_redirects'], redirects: 'all' },
  apache: { title: 'Apache', configFiles: ['/.htaccess'], redirects: 'all' },
  caddy: { title: 'Caddy', configFiles: ['/caddy.conf'], redirects: 'all' },
  nginx: {
    title: 'nginx',
    configFiles: ['/nginx-http.conf', '/nginx-server.conf'],
    redirects: 'all',
  },
  vercel: { title: 'Vercel', configFiles: ['/.vercel/output/config.json'], redirects: 'all' },
  azure: {
    title: 'Azure Static Web Apps',
    configFiles: ['/staticwebapp.config.json'],
    redirects: 'without-queries',
  },
  firebase: { title: 'Firebase', configFiles: ['/firebase.json'], redirects: 'without-queries' },
  'github-pages': { title: 'GitHub Pages', configFiles: ['/.nojekyll'], redirects: 'pages' },
  'gitlab-pages': {
    title: 'GitLab Pages',
    configFiles: ['/_redirects'],
    redirects: 'without-queries',
    maxRedirects: [1000, 1000],
  },
  plain: { title: 'a host that only sends files', configFiles: [], redirects: 'pages' },
};

/** Those that send no headers of the site's own. */
export const HOSTS_WITHOUT_HEADERS: HostName[] = ['github-pages', 'gitlab-pages', 'plain'];

/** The hosts of a site that names none. */
export const DEFAULT_HOSTS: HostName[] = ['cloudflare', 'netlify'];

/** The addresses of all files that hosts read, and that nobody else is to see. */
export const hostFiles = () => Object.values(HOSTS).flatMap(({ configFiles: reads }) => reads);
