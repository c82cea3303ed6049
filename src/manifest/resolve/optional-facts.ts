// The facts that a business may lack, and what cannot stand on a page without them.
import type { Manifest } from '../../model/manifest.generated.ts';
import type { Finding } from '../problem.ts';

/** A fact that may be absent. */
export interface OptionalFact {
  /** In words, as a sentence has it. */
  name: string;
  /** The lines that give it. */
  lines: string;
  isThere(facts: Pick<Manifest, 'company' | 'integrations'>): boolean;
}

const EMAIL: OptionalFact = {
  name: 'an e-mail address of the office',
  lines: '`email` under `company`',
  isThere: ({ company }) => company.email !== undefined,
};
const STREET: OptionalFact = {
  name: 'a street address of the office',
  lines: '`address` with its `street` under `company`',
  isThere: ({ company }) => company.address?.street !== undefined,
};
const RATING: OptionalFact = {
  name: 'a rating',
  lines: '`rating` under `company`',
  isThere: ({ company }) => company.rating !== undefined,
};
const HOURS: OptionalFact = {
  name: 'office hours',
  lines: '`hours` under `company`',
  isThere: ({ company }) => company.hours !== undefined,
};
const SAME_HOURS: OptionalFact = {
  name: 'the same office hours on every day from Monday to Friday',
  lines: '{hours} in its place, which names all days',
  isThere: () => false,
};
const FOUNDED: OptionalFact = {
  name: 'a founding year',
  lines: '`founded` under `company`',
  isThere: ({ company }) => company.founded !== undefined,
};

/** An outside service as a fact. */
function integration(
  name: keyof NonNullable<Manifest['integrations']>,
  words: string,
): OptionalFact {
  return {
    name: words,
    lines: `\`${name}\` under \`integrations\``,
    isThere: ({ integrations }) => integrations?.[name] !== undefined,
  };
}

const PORTAL = integration('billing_portal', 'a billing portal');

/** The outside services of which a privacy text speaks. */
export const SERVICE_FACTS: Record<string, OptionalFact> = {
  billing_portal: PORTAL,
  ordering: integration('ordering', 'an online ordering site'),
  review_widget: integration('review_widget', 'a review widget'),
  maps: integration('maps', 'a maps service'),
  analytics: integration('analytics', 'a service that counts visits'),
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
  hours_weekdays: [HOURS, SAME_HOURS],
};

/** The fact that a placeholder without a text lacks; undefined for one that is no placeholder of the site. */
export function lackingWord(name: string, manifest: Manifest): OptionalFact | undefined {
  const facts = Object.hasOwn(WORD_FACTS, name) ? WORD_FACTS[name] : undefined;
  return facts?.find(({ isThere }) => !isThere(manifest));
}

/** The finding about something that needs a fact which is not there. */
export function absentFact(
  what: string,
  { name, lines }: OptionalFact,
  at: Pick<Finding, 'pointer' | 'part' | 'at'>,
): Finding {
  return {
    code: 'absent-fact',
    ...at,
    message: `${what} needs ${name}, and the file has none.`,
    hint: `Take it out, or write ${lines}.`,
  };
}
