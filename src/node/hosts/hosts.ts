// What each host is told about a site, from one list of header and redirect rules.
import type { HostName } from '../../model/manifest.generated.ts';
import { apache } from './apache.ts';
import { azure } from './azure.ts';
import { caddy } from './caddy.ts';
import { firebase } from './firebase.ts';
import type { HostRules } from './header-rules.ts';
import { headersFile, redirectsFile } from './netlify.ts';
import { nginx } from './nginx.ts';
import { vercel } from './vercel.ts';

/** Makes the files of a host; by address, their texts. */
export type HostWriter = (rules: HostRules) => Record<string, string>;

/** By name, in an order in which the file that knows more comes last where two hosts read one. */
export const WRITERS: Record<HostName, HostWriter> = {
  apache,
  azure,
  caddy,
  cloudflare: (rules) => ({ ...headersFile(rules), ...redirectsFile(rules, false) }),
  firebase,
  'github-pages': () => ({ '/.nojekyll': '' }),
  'gitlab-pages': (rules) => redirectsFile(rules, false),
  netlify: (rules) => ({ ...headersFile(rules), ...redirectsFile(rules) }),
  nginx,
  plain: () => ({}),
  vercel,
};
