// The services of other companies. Policy, preconnect and privacy text take their origins from here.
import type { Integrations, QuoteFormSettings, ServicesInWords } from './manifest.generated.ts';

/** How the site uses another origin: as a frame, a script, a target of requests, a source of pictures, or only a link. */
export type OutsideUse = 'frame' | 'script' | 'connect' | 'picture' | 'link';

/** A service of another company. */
export interface OutsideService {
  /** Its key in the privacy text. The database has none. */
  name?: keyof ServicesInWords;
  /** Such as `https://pay.example.com`. */
  origin: string;
  uses: OutsideUse[];
  /**
   * The section type that needs it as soon as a page opens. The review widget has none: a preconnect would tell its
   * company of visitors who never scroll to it.
   */
  section?: 'billing-portal';
}

/** The origin of an absolute URL; undefined for a path of the site itself. */
export function originOf(address: string): string | undefined {
  return /^https?:/.test(address) && URL.canParse(address) ? new URL(address).origin : undefined;
}

/** The outside services in the manifest. */
export function outsideServices(
  { billing_portal, ordering, review_widget, maps, analytics }: Omit<Integrations, 'vendor'>,
  { delivery, endpoint = '' }: Pick<QuoteFormSettings, 'delivery' | 'endpoint'>,
): OutsideService[] {
  const address = delivery === 'endpoint' ? endpoint : '';
  return [
    // A frame does not report failures, so the page also sends a request to the portal.
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
    ...service(analytics?.origin, { name: 'analytics', uses: ['connect'] }),
    ...service(maps?.url, { name: 'maps', uses: ['link'] }),
    ...service(address, { name: 'quote_requests', uses: ['connect'] }),
  ];
}

/** The database, if configured. Its URL comes from the environment of the build, not from the manifest. */
export const databaseService = (url = ''): OutsideService[] => service(url, { uses: ['connect'] });

function service(
  address: string | undefined,
  of: Omit<OutsideService, 'origin'>,
): OutsideService[] {
  const origin = originOf(address ?? '');
  return origin ? [{ ...of, origin }] : [];
}

/** The privacy text's points: the manifest's words for each service, with its hosts. */
export function servicesInWords(words: ServicesInWords, services: OutsideService[]): string[] {
  return Object.entries(words).map(([name, text]) => {
    const own = services.filter((candidate) => candidate.name === name);
    const hosts = new Set(own.map(({ origin }) => new URL(origin).host));
    return hosts.size > 0 ? `${text} (${[...hosts].join(', ')})` : text;
  });
}

/** The origins that a page with these section types needs as soon as it opens. */
export function originsAtOnce(types: string[], services: OutsideService[]): string[] {
  const needed = services.filter(({ section }) => section && types.includes(section));
  return [...new Set(needed.map(({ origin }) => origin))];
}
