// Which headers go with which addresses, and where old ones lead: the one source for every host's configuration.
import type { Redirect } from '../model/manifest.generated.ts';
import { PAGE_LIFETIME } from '../model/page-lifetime.ts';
import { splitAddress } from '../model/path.ts';
import { redirectTable } from '../model/redirects.ts';
import type { Site } from '../model/site.ts';

/** The name in the header Reporting-Endpoints of the place for reports of the policy. */
export const ENDPOINT = 'policy';

/** Headers for a pattern of paths: an exact path, or a beginning followed by `*`. */
export interface HeaderRule {
  pattern: string;
  headers: Record<string, string>;
}

export interface HostRules {
  /** The first is that of all addresses. */
  headers: HeaderRule[];
  /** In the order in which they count: those with a query, whole paths, patterns. */
  redirects: HostRedirect[];
}

export type HostRedirect = ReturnType<typeof hostRedirects>[number];

/** Old addresses in their parts, and where they lead: `/` with the query `p=12` to `/about/` and `#team`. */
export function hostRedirects(redirects: Redirect[]) {
  return [...redirectTable(redirects)].map(([from, to]) => {
    const [{ path, query }, { path: page, hash }] = [splitAddress(from), splitAddress(to)];
    return { path, query: query.slice(1), to, page, hash };
  });
}

/** A path pattern as a regular expression without its ends: only a dot is escaped, and `*` stands for any text. */
export const expression = (pattern: string) => pattern.replaceAll('.', '\\.').replace(/\*/, '.*');

/** The same for the address of a file, which that of a page stands for. */
export const fileExpression = (pattern: string) =>
  `^${expression(pattern)}${pattern.endsWith('/') ? '(index\\.html)?' : ''}$`;

/** A year: files with a content hash in their name never change. */
const CACHE_IMMUTABLE = 'public, max-age=31536000, immutable';

const CACHE_SHORT = `public, max-age=${PAGE_LIFETIME}, must-revalidate`;

/** The default of hosts without a rule for the lifetime; `npm start` does the same. */
export const CACHE_REVALIDATE = 'public, max-age=0, must-revalidate';

/** Types that some hosts do not know, by the ending of a file. */
export const TYPES = Object.entries({
  avif: 'image/avif',
  ics: 'text/calendar; charset=utf-8',
  webmanifest: 'application/manifest+json',
});

/** The same as rules, for hosts with wildcards inside a pattern. */
export const TYPE_RULES: HeaderRule[] = TYPES.map(([ending, type]) => ({
  pattern: `/*.${ending}`,
  headers: { 'Content-Type': type },
}));

/**
 * Browser features that reach for the visitor or the visitor's devices, so that no injected script may use them. The
 * list is short: every page has it in its headers, and a page and its headers fit the first ten packets or need one more
 * round trip.
 */
const REFUSED_FEATURES = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'publickey-credentials-get',
  'usb',
];

/**
 * The rules of a site. No two that can meet on one path name the same header: Cloudflare would join the values with a
 * comma, and Netlify does not say.
 * @param policy the Content-Security-Policy
 */
export function headerRules(site: Site, policy: string): HeaderRule[] {
  return [
    { pattern: '/*', headers: securityHeaders(policy, site) },
    { pattern: '/assets/*', headers: { 'Cache-Control': CACHE_IMMUTABLE } },
    ...pagePatterns(site).map((pattern) => ({
      pattern,
      headers: { 'Cache-Control': CACHE_SHORT },
    })),
  ];
}

function securityHeaders(policy: string, site: Site): Record<string, string> {
  const { outside, security } = site;
  const { policy_reports } = security;
  const portal = outside.find(({ name }) => name === 'billing_portal');
  // The billing portal has to take payments; a page can only hand on what it may do itself:
  // https://www.w3.org/TR/permissions-policy/#algo-define-inherited-policy-in-container
  const payment = portal ? `(self "${portal.origin}")` : '()';
  return {
    'Content-Security-Policy': policy,
    ...(policy_reports && { 'Reporting-Endpoints': `${ENDPOINT}="${policy_reports}"` }),
    // Two years. Subdomains are not included: they may belong to services that nobody here knows of.
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': [
      ...REFUSED_FEATURES.map((name) => `${name}=()`),
      `payment=${payment}`,
    ].join(', '),
    // With `same-origin` the portal's frame would lose hold of every window that it opens, such as a bank's.
    'Cross-Origin-Opener-Policy': portal ? 'same-origin-allow-popups' : 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** One pattern for the first step of each page's path, so that a thousand towns below it need no more rules. */
function pagePatterns({ pages }: Site): string[] {
  const patterns = pages.map(({ page }) => page.path.replace(/^(\/[^/]+\/).*$/, '$1*'));
  return [...new Set(patterns)].sort();
}

/** The headers of a path: those of every rule whose pattern it fits. */
export function headersFor(path: string, rules: HeaderRule[]): Record<string, string> {
  const matches = ({ pattern }: HeaderRule) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
  return Object.assign({}, ...rules.filter(matches).map(({ headers }) => headers));
}
