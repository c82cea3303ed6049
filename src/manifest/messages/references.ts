// Messages about references, placeholders, links, sections and acknowledgements that lead to nothing, or to something else.
import { FACTS, type FactName } from '../site/facts.ts';
import type { RuleMessages } from './message.ts';
import { allowedChoices, capital, didYouMean } from './phrases.ts';

/** The part of a manifest that needs a fact of the business. */
export type Needing =
  | { link: string }
  | { section: string }
  | { privacyText: string }
  | { field: string }
  | { placeholder: string };

interface Unknown {
  name: string;
  /** Whether it names a town on a page without one. */
  needsTown?: boolean;
  meant?: string;
  known?: string[];
}

const HEADING = 'pages./lawn-care/.sections.hero.heading';
const ITEMS = 'pages./about/.sections.questions.items';

function toAdd(fact: FactName): string {
  const [part, key] = FACTS[fact].place.split('.');
  return key ? `add \`${key}:\` under \`${part}:\`` : `add \`${part}:\``;
}

type AbsentFact = (Needing & { fact: FactName }) | { townWithoutState: string };

interface IdleAcknowledgement {
  code: string;
  meant?: string;
  place?: string;
}

const ENTRY = 'acknowledged: [{ reason: We know., code:';

function needing(what: Needing): string {
  if ('link' in what) return `The link "${what.link}"`;
  if ('section' in what) return `The ${what.section} section`;
  if ('field' in what) return `"${what.field}: true"`;
  return 'placeholder' in what ? `{${what.placeholder}}` : `The text about "${what.privacyText}"`;
}

export const referenceMessages = {
  'unknown-placeholder': {
    title: 'A placeholder that does not exist',
    sentence: ({ name, needsTown }: Unknown) =>
      needsTown
        ? `{${name}} cannot be used here: only town pages have a town.`
        : `There is no placeholder {${name}}.`,
    hint: ({ meant, known = [] }: Unknown) => {
      if (known.length === 0)
        return 'Write the words themselves: placeholders get theirs from here.';
      return meant
        ? didYouMean(meant)
        : allowedChoices(known, 'under “Placeholders” in schema/README.md');
    },
    bad: [
      `${HEADING}: Call {fone}`,
      `${HEADING}: Pickup in {town}`,
      'towns.dunkirk.mowing.intro: Ask {whoever_is_there}',
    ],
    good: [`${HEADING}: Call {phone}`, 'towns.dunkirk.mowing.intro: In {town}'],
  },
  'unknown-reference': {
    title: 'A reference to something that does not exist',
    sentence: ({ name, needsTown }: Unknown) =>
      needsTown
        ? `"${name}" means nothing here: only town pages have a town.`
        : `There is no "${name}" in this file.`,
    hint: ({ meant, known = [] }: Unknown) => {
      if (meant) return didYouMean(meant);
      return known.length > 0
        ? allowedChoices(known)
        : 'Write the name of a list in this file, such as faqs.billing.';
    },
    bad: [`${ITEMS}: faqs.biling`, `${ITEMS}: town.mowing.faqs`],
  },
  'reference-does-not-fit': {
    title: 'A reference to something of another kind',
    sentence: ({ section }: { section: string }) =>
      `A ${section} section cannot show what is named here.`,
    hint: ({ section }: { section: string }) =>
      `See the example under “Section ${section}” in schema/README.md.`,
    bad: [`${ITEMS}: button_sets.more`],
  },
  circular: {
    title: 'A reference or a placeholder that leads back to itself',
    sentence: ({ name, isText }: { name: string; isText?: boolean }) =>
      isText
        ? `{${name}} leads back to itself, so no words can take its place.`
        : `"${name}" leads back to itself, so there is nothing to show in its place.`,
    hint: ({ isText }: { isText?: boolean }) =>
      `Write the ${isText ? 'words themselves' : 'list itself'} in one of the places.`,
    bad: [
      'towns.dunkirk.planting.benefit_buttons: town.planting.benefit_buttons',
      'towns.dunkirk.mowing.intro: "{town.mowing.intro}"',
    ],
  },
  'lone-brace': {
    title: 'A brace that is not part of a placeholder',
    sentence: (_: object, place: string) =>
      `${capital(place)} has a curly brace that is not part of a placeholder.`,
    hint: () => 'A placeholder is one word between one { and one }, such as {phone}.',
    bad: [`${HEADING}: Call {phone now`, `${HEADING}: "Call {{phone}}"`],
  },
  'absent-fact': {
    title: 'A text, a link or a section that needs a fact which the business does not have',
    sentence: (facts: AbsentFact) =>
      'townWithoutState' in facts
        ? `Nothing says in which state ${facts.townWithoutState} is.`
        : `${needing(facts)} needs ${FACTS[facts.fact].name}, and there is none.`,
    hint: (facts: AbsentFact) =>
      'townWithoutState' in facts
        ? 'Add `state:` with two letters to the town, or the `address:` of the office under `company:`.'
        : `Delete it, or ${toAdd(facts.fact)}.`,
    bad: [
      'company.email: ~\nbutton_sets.more.0.to: email',
      'company.rating: ~\npages./lawn-care/.sections.hero.heading: Rated {rating}',
      'pages./about/.holiday_line: true',
      'pages./about/.sections.terms.clauses.0.services: { analytics: A counter }\nintegrations.analytics: ~',
    ],
    good: ['button_sets.more.0.to: email'],
  },
  'idle-acknowledgement': {
    title: 'An acknowledged warning that is not given any more',
    severity: 'warning',
    sentence: ({ code }: IdleAcknowledgement) =>
      `There is no warning ${code} that this could be about.`,
    hint: ({ meant, place }: IdleAcknowledgement) =>
      meant
        ? didYouMean(meant)
        : `Delete the entry${place ? `, or name a place where it is given, such as ${place}` : ''}. Errors cannot be acknowledged.`,
    bad: [
      `${ENTRY} badge-and-count }]`,
      `${ENTRY} contaner-volume }]\ncontainer_specs.0.dimensions.length: 30`,
      `${ENTRY} dead-link }]`,
      `${ENTRY} no-such-warning-anywhere }]`,
      `${ENTRY} badge-and-count, about: towns.fredonia }]\ntowns.dunkirk.residents_badge: "13,000+"\nacknowledged.+: { reason: We know., code: badge-and-count, about: towns.dunkirk }`,
    ],
    good: [
      `${ENTRY} badge-and-count, about: towns.dunkirk }]\ntowns.dunkirk.residents_badge: "13,000+"`,
    ],
  },
} satisfies RuleMessages;
