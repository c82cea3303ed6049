// The hosts that a site can be built for: each is one file, one word of the schema, and one line here.
import type { HostName } from '../model/manifest.generated.ts';
import { apache } from './apache.ts';
import { azure } from './azure.ts';
import { caddy } from './caddy.ts';
import { cloudflare } from './cloudflare.ts';
import { firebase } from './firebase.ts';
import { githubPages } from './github-pages.ts';
import { gitlabPages } from './gitlab-pages.ts';
import type { Host } from './host.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';
import { plain } from './plain.ts';
import { vercel } from './vercel.ts';

/** Where two read the same file, the one that reads less comes first: the file is written for it. */
export const HOSTS: Record<HostName, Host> = {
  cloudflare,
  'gitlab-pages': gitlabPages,
  netlify,
  apache,
  caddy,
  nginx,
  vercel,
  azure,
  firebase,
  'github-pages': githubPages,
  plain,
};

/** The hosts of a site that names none. */
export const DEFAULT_HOSTS: HostName[] = ['cloudflare', 'netlify'];

/** The addresses of all files that hosts read, and that nobody else is to see. */
export const hostFiles = () => Object.values(HOSTS).flatMap(({ files }) => Object.keys(files));
