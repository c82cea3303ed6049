// Messages about names of lists: references that lead nowhere, and lists that no page shows.
import { didYouMean, nearestChoices } from '../choices.ts';
import type { Messages } from '../message.ts';

interface UnknownReference {
  name: string;
  /** Whether the reference names a town on a page without one. */
  needsTown?: boolean;
  meant?: string;
  /** The names that begin in the same way and lead somewhere. */
  known?: string[];
}

interface AllSwitchedOff {
  /** Whether the towns that are shown have no texts for the services. */
  noTowns?: boolean;
  /** Whether the section has words for the case that there is nothing to show. */
  hasWords?: boolean;
}

/** The parts of the file with lists that go by names, and where the name of one is written. */
const SHOWN_BY = {
  size_lists: (name: string) => `\`items: ${name}\` in a sizes section`,
  faqs: (name: string) => `\`items: ${name}\` in a faq section`,
  accepted_items: (name: string) => `\`items: ${name}\` in an accepted-items section`,
  button_sets: (name: string) => `a line such as \`buttons: ${name}\` in a section or a town`,
};

export const references = {
  'unknown-reference': {
    title: 'A reference to something that does not exist',
    sentence: ({ name, needsTown }: UnknownReference) =>
      needsTown
        ? `"${name}" means nothing here: only town pages have a town.`
        : `There is no "${name}" in this file.`,
    hint: ({ name, meant, known = [] }: UnknownReference) => {
      if (meant) return didYouMean(meant);
      return known.length > 0
        ? nearestChoices(name, known)
        : 'Write the name of a list in this file, such as faqs.billing.';
    },
  },
  'reference-does-not-fit': {
    title: 'A reference to something of another kind',
    sentence: ({ section }: { section: string }) =>
      `A ${section} section cannot show what is named here.`,
    hint: ({ section }: { section: string }) =>
      `See the example under “Section ${section}” in schema/README.md.`,
  },
  'circular-reference': {
    title: 'A reference that leads back to itself',
    sentence: ({ name }: { name: string }) =>
      `"${name}" leads back to itself, so there is nothing to show in its place.`,
    hint: () => 'Write the list itself in one of the places.',
  },
  'unused-list': {
    title: 'A shared list that no page shows',
    severity: 'warning',
    sentence: ({ name }: UnusedList) => `No page shows the list ${name}.`,
    hint: ({ part, name }: UnusedList) =>
      `To show it, write ${SHOWN_BY[part](name)}. If nobody is to see it, delete it.`,
  },
  'all-switched-off': {
    title: 'A list that is shown with every entry switched off',
    severity: ({ hasWords }: AllSwitchedOff) => (hasWords ? 'warning' : 'error'),
    sentence: ({ noTowns }: AllSwitchedOff, place: string) =>
      noTowns
        ? 'No town that is shown has texts for these services, so this list of towns is empty.'
        : `Every entry of ${place} is switched off, so a section shows nothing.`,
    hint: ({ noTowns }: AllSwitchedOff) =>
      noTowns
        ? 'Name a service that towns have texts for, or delete the section.'
        : 'Write `is_active: true` in at least one entry, or delete the sections that show the list.',
  },
} satisfies Messages;

interface UnusedList {
  part: keyof typeof SHOWN_BY;
  /** With its part, as sections name it. */
  name: string;
}
