// What each host can do for a site, as its own program was seen to do it; docs/hosts.md has the table.
import type { HostName } from './manifest.generated.ts';

export interface HostTraits {
  title: string;
  /** The addresses of the files that its program reads. */
  reads: string[];
  /** Whether it sends headers of the site's own. */
  sendsHeaders: boolean;
  /** The old addresses that it leads on: all, all but those told by their query, or whole paths alone, by a small page. */
  redirects: 'all' | 'without-queries' | 'pages';
  /** The most lines of redirects that it reads: of whole paths, and of folders. */
  most?: [number, number];
}

const FULL = { sendsHeaders: true, redirects: 'all' } as const;
const NO_QUERIES = { sendsHeaders: true, redirects: 'without-queries' } as const;
const FILES_ONLY = { sendsHeaders: false, redirects: 'pages' } as const;

export const HOSTS: Record<HostName, HostTraits> = {
  cloudflare: {
    title: 'Cloudflare Pages',
    reads: ['/_headers', '/_redirects'],
    ...NO_QUERIES,
    most: [2000, 100],
  },
  netlify: { title: 'Netlify', reads: ['/_headers', '/_redirects'], ...FULL },
  apache: { title: 'Apache', reads: ['/.htaccess'], ...FULL },
  caddy: { title: 'Caddy', reads: ['/caddy.conf'], ...FULL },
  nginx: { title: 'nginx', reads: ['/nginx-http.conf', '/nginx-server.conf'], ...FULL },
  vercel: { title: 'Vercel', reads: ['/.vercel/output/config.json'], ...FULL },
  azure: {
    title: 'Azure Static Web Apps',
    reads: ['/staticwebapp.config.json'],
    ...NO_QUERIES,
  },
  firebase: { title: 'Firebase', reads: ['/firebase.json'], ...NO_QUERIES },
  'github-pages': { title: 'GitHub Pages', reads: ['/.nojekyll'], ...FILES_ONLY },
  'gitlab-pages': {
    title: 'GitLab Pages',
    reads: ['/_redirects'],
    sendsHeaders: false,
    redirects: 'without-queries',
    most: [1000, 1000],
  },
  plain: { title: 'a host that only sends files', reads: [], ...FILES_ONLY },
};

/** The hosts of a site that names none. */
export const USUAL_HOSTS: HostName[] = ['cloudflare', 'netlify'];

/** The addresses of all files that hosts read, and that nobody else is to see. */
export const hostFiles = () => Object.values(HOSTS).flatMap(({ reads }) => reads);
