// The Content-Security-Policy: nothing is allowed but what the pages hold and the manifest names.
import type { OutsideService, OutsideUse } from '../../model/outside-services.ts';
import type { InlineContent } from './inline-content.ts';

/** The inputs of the policy. */
export interface PolicySources {
  /** The inline content of each page. */
  inline: Iterable<InlineContent>;
  services: OutsideService[];
  /** Origins of pictures on other hosts. */
  pictures: string[];
  /** True when the site shows one of its own pages in a frame, such as the portal's stand-in page. */
  framesItself: boolean;
  /** Whether forms go to the office's mail program before the script runs. */
  mails: boolean;
  /** Whether browsers report what the policy refuses, to the endpoint that another header names. */
  reports?: boolean;
}

/** The name in the header Reporting-Endpoints of the place for reports of the policy. */
export const ENDPOINT = 'policy';

/** The policy as one header value. The order of its sources follows from their content, so that two builds are alike. */
export function contentPolicy(sources: PolicySources): string {
  const { services, pictures, framesItself, mails, reports = false } = sources;
  const inline = [...sources.inline];
  const origins = (use: OutsideUse) =>
    services.filter(({ uses }) => uses.includes(use)).map(({ origin }) => origin);
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'connect-src': ["'self'", ...origins('connect')],
    'font-src': ["'self'"],
    // Before the script runs, the browser hands a form to the visitor's mail program.
    'form-action': ["'self'", ...(mails ? ['mailto:'] : [])],
    'frame-ancestors': [framesItself ? "'self'" : "'none'"],
    'frame-src': [...(framesItself ? ["'self'"] : []), ...origins('frame')],
    'img-src': [
      "'self'",
      ...(inline.some(({ dataPictures }) => dataPictures) ? ['data:'] : []),
      ...origins('picture'),
      ...pictures,
    ],
    'manifest-src': ["'self'"],
    'report-to': reports ? [ENDPOINT] : [],
    'script-src': ["'self'", ...inline.flatMap(({ scripts }) => scripts), ...origins('script')],
    'style-src': ["'self'", ...inline.flatMap(({ styles }) => styles)],
  };
  return Object.entries(directives)
    .filter(([, allowed]) => allowed.length > 0)
    .map(([name, allowed]) => `${name} ${inOrder(allowed).join(' ')}`)
    .join('; ');
}

/** Each once; keywords and hashes in the order of the alphabet. */
const inOrder = (allowed: string[]) => [...new Set(allowed)].sort();
