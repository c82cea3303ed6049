// The facts that a business may lack, and the parts of a page that need them.
import type { Manifest } from '../../model/manifest.generated.ts';
import type { Finding } from '../problem.ts';

/** A fact that a business may lack. */
export type FactName =
  | 'email'
  | 'street'
  | 'rating'
  | 'hours'
  | 'service_days'
  | 'founded'
  | Exclude<keyof NonNullable<Manifest['integrations']>, 'vendor'>;

/** The part of a manifest that needs a fact. */
export type Needing =
  | { link: string }
  | { section: string }
  | { privacyText: string }
  | { field: string }
  | { placeholder: string };

/** A fact that may be absent. */
export interface OptionalFact {
  name: FactName;
  isThere(facts: Pick<Manifest, 'company' | 'integrations' | 'service_days'>): boolean;
}

const EMAIL: OptionalFact = {
  name: 'email',
  isThere: ({ company }) => company.email !== undefined,
};
const STREET: OptionalFact = {
  name: 'street',
  isThere: ({ company }) => company.address?.street !== undefined,
};
const RATING: OptionalFact = {
  name: 'rating',
  isThere: ({ company }) => company.rating !== undefined,
};
export const HOURS: OptionalFact = {
  name: 'hours',
  isThere: ({ company }) => company.hours !== undefined,
};
export const SERVICE_DAYS: OptionalFact = {
  name: 'service_days',
  isThere: ({ service_days }) => service_days !== undefined,
};
const FOUNDED: OptionalFact = {
  name: 'founded',
  isThere: ({ company }) => company.founded !== undefined,
};

/** An outside service as a fact. */
const integration = (name: IntegrationName): OptionalFact => ({
  name,
  isThere: ({ integrations }) => integrations?.[name] !== undefined,
});

type IntegrationName = FactName & keyof NonNullable<Manifest['integrations']>;

const PORTAL = integration('billing_portal');

/** The outside services of which a privacy text speaks. */
export const SERVICE_FACTS: Record<string, OptionalFact> = {
  billing_portal: PORTAL,
  ordering: integration('ordering'),
  review_widget: integration('review_widget'),
  maps: integration('maps'),
  analytics: integration('analytics'),
};

/** The facts that each link word needs. */
export const LINK_FACTS: Record<string, OptionalFact[]> = {
  email: [EMAIL],
  map: [STREET, SERVICE_FACTS.maps as OptionalFact],
  'order-online': [SERVICE_FACTS.ordering as OptionalFact],
  'pay-portal': [PORTAL],
};

/** The fact that sections of a type need. */
export const SECTION_FACTS: Record<string, OptionalFact> = {
  'billing-portal': PORTAL,
  reviews: SERVICE_FACTS.review_widget as OptionalFact,
  'account-update': EMAIL,
  'customer-id': EMAIL,
  'holiday-schedule': SERVICE_DAYS,
};

/** The facts that each placeholder needs. */
const WORD_FACTS: Record<string, OptionalFact[]> = {
  email: [EMAIL],
  address: [STREET],
  founded: [FOUNDED],
  rating: [RATING],
  review_count: [RATING],
  hours: [HOURS],
  hours_weekend: [HOURS],
  hours_weekdays: [HOURS],
};

/** The fact that a placeholder without a text lacks; undefined for one that is no placeholder of the site. */
export function lackingWord(name: string, manifest: Manifest): OptionalFact | undefined {
  const facts = Object.hasOwn(WORD_FACTS, name) ? WORD_FACTS[name] : undefined;
  return facts?.find(({ isThere }) => !isThere(manifest));
}

/** The finding about something that needs a fact which is not there. */
export const absentFact = (
  needing: Needing,
  { name }: OptionalFact,
  at: Pick<Finding, 'pointer' | 'part' | 'at'>,
): Finding => ({ kind: 'absent-fact', ...at, facts: { ...needing, fact: name } });
