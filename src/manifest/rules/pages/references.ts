// References and placeholders lead to something that fits. They are looked up while the pages are made.
import { didYouMean, nearestChoices } from '../../messages/choices.ts';
import type { RuleMessages } from '../../messages/message.ts';
import { capital } from '../../messages/phrases.ts';
import { completeSections } from '../../site/resolve/complete-sections.ts';
import type { Rule } from '../rule.ts';

interface Unknown {
  name: string;
  /** Whether it names a town on a page without one. */
  needsTown?: boolean;
  meant?: string;
  /** The names that could be written there. */
  known?: string[];
}

const HEADING = 'pages./lawn-care/.sections.hero.heading';
const ITEMS = 'pages./about/.sections.questions.items';

export const messages = {
  'unknown-placeholder': {
    title: 'A placeholder that does not exist',
    sentence: ({ name, needsTown }: Unknown) =>
      needsTown
        ? `{${name}} cannot be used here: only town pages have a town.`
        : `There is no placeholder {${name}}.`,
    hint: ({ name, meant, known = [] }: Unknown) => {
      if (known.length === 0)
        return 'Write the words themselves: placeholders get theirs from here.';
      return meant
        ? didYouMean(meant)
        : nearestChoices(`{${name}}`, known, 'under “Placeholders” in schema/README.md');
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
    hint: ({ name, meant, known = [] }: Unknown) => {
      if (meant) return didYouMean(meant);
      return known.length > 0
        ? nearestChoices(name, known)
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
} satisfies RuleMessages;

export const check: Rule = ({ expansion, schema }) => [
  ...expansion.findings,
  ...completeSections(expansion, schema),
];
