// The services of other companies that pages load from: each origin stands here once, for policy, preconnect and privacy.
import type { Integrations, QuoteFormSettings } from './manifest.generated.ts';

/** What a page does with another origin: shows it in a frame, runs its script, sends it requests, shows its pictures. */
export type OutsideUse = 'frame' | 'script' | 'connect' | 'picture';

/** A service of another company. */
export interface OutsideService {
  /** Such as `https://pay.example.com`. */
  origin: string;
  uses: OutsideUse[];
  /** The type of the sections that load it as soon as they are seen; none for one that waits for the visitor. */
  section?: 'billing-portal' | 'reviews';
}

/** The origin of a full address; undefined for an address of the site itself. */
export function originOf(address: string): string | undefined {
  return /^https?:/.test(address) && URL.canParse(address) ? new URL(address).origin : undefined;
}

/** The services that the manifest names. What visitors only follow a link to is not among them. */
export function outsideServices(
  { billing_portal, review_widget }: Pick<Integrations, 'billing_portal' | 'review_widget'>,
  { delivery, endpoint = '' }: Pick<QuoteFormSettings, 'delivery' | 'endpoint'>,
): OutsideService[] {
  return [
    // The portal is asked too: a frame alone does not tell whether it could be reached.
    ...service(billing_portal.url, ['frame', 'connect'], 'billing-portal'),
    ...service(review_widget.script_url, ['script', 'connect', 'picture', 'frame'], 'reviews'),
    ...(delivery === 'endpoint' ? service(endpoint, ['connect']) : []),
  ];
}

/** The database, when one is configured. Its address belongs to the place where the site is built, not to the manifest. */
export const databaseService = (url = ''): OutsideService[] => service(url, ['connect']);

function service(
  address: string,
  uses: OutsideUse[],
  section?: OutsideService['section'],
): OutsideService[] {
  const origin = originOf(address);
  return origin ? [{ origin, uses, section }] : [];
}
