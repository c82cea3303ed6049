// The facts that a business may lack, and the parts of a page that need them.
import type { Manifest } from '../../model/manifest.generated.ts';
import type { Finding, Pointer } from '../diagnostic.ts';
import type { Needing } from '../messages/references.ts';
import { valueAt } from '../text/values.ts';
import { createFinding } from './expand/scope.ts';
import { FACTS, type FactName } from './facts.ts';

type WithFacts = Pick<Manifest, 'company' | 'integrations' | 'service_days'>;

type Needs = Record<string, FactName[]>;

export const LINK_FACTS: Needs = {
  email: ['email'],
  map: ['street', 'maps'],
  'order-online': ['ordering'],
  'pay-portal': ['billing_portal'],
};

export const SECTION_FACTS: Needs = {
  'billing-portal': ['billing_portal'],
  reviews: ['review_widget'],
  'account-update': ['email'],
  'customer-id': ['email'],
  'holiday-schedule': ['service_days'],
  'pickup-days': ['routes'],
};

export const PLACEHOLDER_FACTS: Needs = {
  email: ['email'],
  address: ['street'],
  founded: ['founded'],
  rating: ['rating'],
  review_count: ['rating'],
  hours: ['hours'],
  hours_weekend: ['hours'],
  hours_weekdays: ['hours'],
};

/** The finding about something that needs facts, if one of them is not there. */
export function absentFact(
  needing: Needing,
  facts: FactName[],
  manifest: WithFacts,
  pointer: Pointer,
  marks?: Pick<Finding, 'part' | 'at'>,
): Finding[] {
  const fact = facts.find((name) => valueAt(manifest, FACTS[name].place.split('.')) === undefined);
  return fact ? [createFinding('absent-fact', pointer, { ...needing, fact }, marks)] : [];
}

/** The facts that something of a name needs. */
export const needsOf = (name: string, needs: Needs): FactName[] =>
  Object.hasOwn(needs, name) ? (needs[name] ?? []) : [];
