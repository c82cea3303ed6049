// Messages about the business's own facts: absent, made up, or in another language.
import type { Messages } from '../message.ts';

/** The facts that a business may lack, each with its name in a sentence and the way to add it. */
const ABSENT = {
  email: { name: 'an e-mail address of the office', add: 'add `email:` under `company:`' },
  street: {
    name: 'a street address of the office',
    add: 'add `address:` with its `street:` under `company:`',
  },
  rating: { name: 'a rating', add: 'add `rating:` under `company:`' },
  hours: { name: 'office hours', add: 'add `hours:` under `company:`' },
  service_days: { name: 'service days', add: 'add `service_days:` with its holidays' },
  founded: { name: 'a founding year', add: 'add `founded:` under `company:`' },
  billing_portal: integration('billing_portal', 'a billing portal'),
  ordering: integration('ordering', 'an online ordering site'),
  review_widget: integration('review_widget', 'a review widget'),
  maps: integration('maps', 'a maps service'),
  analytics: integration('analytics', 'a service that counts visits'),
};

function integration(key: string, name: string) {
  return { name, add: `add \`${key}:\` under \`integrations:\`` };
}

/** A fact that a business may lack. */
export type FactName = keyof typeof ABSENT;

/** The part of a manifest that needs a fact. */
export type Needing =
  | { link: string }
  | { section: string }
  | { privacyText: string }
  | { field: string }
  | { placeholder: string };

type AbsentFact = (Needing & { fact: FactName }) | { townWithoutState: string };

function needing(what: Needing): string {
  if ('link' in what) return `The link "${what.link}"`;
  if ('section' in what) return `The ${what.section} section`;
  if ('field' in what) return `"${what.field}: true"`;
  return 'placeholder' in what ? `{${what.placeholder}}` : `The text about "${what.privacyText}"`;
}

const fiction = ({ isStandIn }: { isStandIn: boolean }) =>
  isStandIn
    ? 'is only there in place of the real service: nothing that visitors do there is kept'
    : 'is made up: nobody can be reached there';

export const facts = {
  'absent-fact': {
    title: 'A text, a link or a section that needs a fact which the business does not have',
    sentence: (facts: AbsentFact) =>
      'townWithoutState' in facts
        ? `Nothing says in which state ${facts.townWithoutState} is.`
        : `${needing(facts)} needs ${ABSENT[facts.fact].name}, and the file has none.`,
    hint: (facts: AbsentFact) =>
      'townWithoutState' in facts
        ? 'Add `state:` with two letters to the town, or the `address:` of the office under `company:`.'
        : `Delete it, or ${ABSENT[facts.fact].add}.`,
  },
  'other-language': {
    title: 'A language that the website’s own words are not in',
    sentence: ({ locale }: { locale: string }) =>
      `Menus, forms and their messages are in English here, so the language of the website cannot be ${locale}.`,
    hint: ({ only }: { only: string }) =>
      `Write ${only}: screen readers and search engines would take the English words for another language. A page in Spanish has \`language: es\`.`,
  },
  'unused-translation': {
    title: 'A translation of a text that is nowhere',
    severity: 'warning',
    sentence: ({ text }: { text: string }) => `Nothing else in the file is "${text}".`,
    hint: () => 'Write the text exactly as it stands in the file now, or delete the entry.',
  },
  'placeholder-fact': {
    title: 'A made-up phone number or address',
    severity: 'warning',
    sentence: (facts: { value: string; isStandIn: boolean }) =>
      `"${facts.value}" ${fiction(facts)}.`,
    hint: () => 'Write the real one before visitors come.',
  },
  'unproven-rating': {
    title: 'A rating that can be read nowhere else',
    severity: 'warning',
    sentence: ({ value, count }: { value: number; count: number }) =>
      `The site says ${value} stars from ${count} reviews, and names no page where they can be read.`,
    hint: () =>
      'Add the listing with the reviews under `profiles:`, as a full https:// address, or delete the rating.',
  },
} satisfies Messages;
