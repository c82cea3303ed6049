// The services of other companies: one entry per origin, for policy, preconnect and privacy text.
import type { Integrations, QuoteFormSettings, ServicesInWords } from './manifest.generated.ts';

/** The site's use of another origin: a frame, a script, requests, pictures, or only links. */
export type OutsideUse = 'frame' | 'script' | 'connect' | 'picture' | 'link';

/** A service of another company. */
export interface OutsideService {
  /** The key of the privacy text; absent for the database, which the text does not name. */
  name?: keyof ServicesInWords;
  /** Such as `https://pay.example.com`. */
  origin: string;
  uses: OutsideUse[];
  /**
   * The type of the sections that need it as soon as a page opens. The review widget has none: connecting ahead would
   * report visitors who never come near it.
   */
  section?: 'billing-portal';
}

/** The origin of a full address; undefined for an address of the site itself. */
export function originOf(address: string): string | undefined {
  if (!/^https?:/.test(address)) return undefined;
  try {
    return new URL(address).origin;
  } catch {
    return undefined;
  }
}

/** The origin of Cloudflare's check against robots. */
export const TURNSTILE = 'https://challenges.cloudflare.com';

/** The other origin that a service needs: a receiver redirects its answers there, and a counter's script sends there. */
const SECOND_ORIGINS: Record<string, string> = {
  'https://script.google.com': 'https://script.googleusercontent.com',
  'https://static.cloudflareinsights.com': 'https://cloudflareinsights.com',
};

/** The services that the manifest names. */
export function outsideServices(
  { billing_portal, ordering, review_widget, maps, analytics }: Omit<Integrations, 'vendor'>,
  {
    delivery,
    endpoint = '',
    turnstile,
  }: Pick<QuoteFormSettings, 'delivery' | 'endpoint' | 'turnstile'>,
): OutsideService[] {
  const address = delivery === 'endpoint' ? endpoint : '';
  return [
    // The page also requests the portal: a frame alone does not show whether it is reachable.
    ...service(billing_portal?.url, {
      name: 'billing_portal',
      uses: ['frame', 'connect', 'link'],
      section: 'billing-portal',
    }),
    ...service(ordering?.url, { name: 'ordering', uses: ['link'] }),
    ...service(review_widget?.script_url, {
      name: 'review_widget',
      uses: ['script', 'connect', 'picture', 'frame'],
    }),
    ...service(analytics?.script_url, { name: 'analytics', uses: ['script', 'connect'] }),
    ...service(analytics?.origin ?? SECOND_ORIGINS[originOf(analytics?.script_url ?? '') ?? ''], {
      name: 'analytics',
      uses: ['connect'],
    }),
    ...service(maps?.url, { name: 'maps', uses: ['link'] }),
    ...service(address, { name: 'quote_requests', uses: ['connect'] }),
    ...service(SECOND_ORIGINS[originOf(address) ?? ''], {
      name: 'quote_requests',
      uses: ['connect'],
    }),
    ...service(turnstile && TURNSTILE, { name: 'quote_requests', uses: ['script', 'frame'] }),
  ];
}

/** The database, when one is configured. Its address belongs to the place where the site is built, not to the manifest. */
export const databaseService = (url = ''): OutsideService[] => service(url, { uses: ['connect'] });

function service(
  address: string | undefined,
  details: Omit<OutsideService, 'origin'>,
): OutsideService[] {
  const origin = originOf(address ?? '');
  return origin ? [{ ...details, origin }] : [];
}

/** The points of a privacy text: the manifest's words for each service, with the hosts that it has. */
export function servicesInWords(texts: ServicesInWords, services: OutsideService[]): string[] {
  return Object.entries(texts).map(([name, text]) => {
    const matching = services.filter((candidate) => candidate.name === name);
    const hosts = new Set(matching.map(({ origin }) => new URL(origin).host));
    return hosts.size > 0 ? `${text} (${[...hosts].join(', ')})` : text;
  });
}

/** The origins that a page with sections of these types needs as soon as it is opened. */
export function originsAtOnce(types: string[], services: OutsideService[]): string[] {
  const needed = services.filter(({ section }) => section && types.includes(section));
  return [...new Set(needed.map(({ origin }) => origin))];
}
