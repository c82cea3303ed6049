// What each host is told about a site, from one list of header and redirect rules.
import { NothingBuilt } from '../../files/nothing-built.ts';
import { HOSTS } from '../../model/hosts.ts';
import type { HostName } from '../../model/manifest.generated.ts';
import { apache } from './apache.ts';
import { azure } from './azure.ts';
import { caddy } from './caddy.ts';
import { firebase } from './firebase.ts';
import type { HostRules } from './header-rules.ts';
import { writeHeaders, writeRedirects } from './netlify.ts';
import { nginx } from './nginx.ts';
import { vercel } from './vercel.ts';

/** Makes the texts of the files that a host reads, in the order of its list. */
type HostWriter = (rules: HostRules) => string[];

const inTwoFiles =
  (withQueries: boolean): HostWriter =>
  ({ headers, redirects }) => [writeHeaders(headers), writeRedirects(redirects, withQueries)];

/** By name, in an order in which the file that both can read comes last where two hosts read one. */
export const WRITERS: Record<HostName, HostWriter> = {
  apache,
  azure,
  caddy,
  netlify: inTwoFiles(true),
  cloudflare: inTwoFiles(false),
  firebase,
  'github-pages': () => [''],
  'gitlab-pages': ({ redirects }) => [writeRedirects(redirects, false)],
  nginx,
  plain: () => [],
  vercel,
};

/** The hosts that a command names: `--host apache,vercel`. Throws when one is no host's. */
export function namedHosts({ CURBSIDE_HOST: named } = process.env): HostName[] | undefined {
  return named?.split(',').map((name) => {
    if (Object.hasOwn(HOSTS, name)) return name as HostName;
    const known = Object.keys(HOSTS).join(', ');
    throw new NothingBuilt(`No host is called "${name}" here. Those that are known: ${known}.`);
  });
}
