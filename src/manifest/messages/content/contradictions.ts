// Messages about texts that contradict a fact or one another. Only the office knows which of them is true.
import { withThousandsSeparators } from '../../text/short-names.ts';
import type { Messages } from '../message.ts';
import { capital } from '../phrases.ts';

interface OtherSlug {
  name: string;
  slug: string;
  /** Whether its id says the same as its slug. */
  withId: boolean;
}

interface BadgeAndCount {
  town: string;
  badge: string;
  residents: number;
}

interface OtherFact {
  said: string;
  /** The placeholder for the fact. */
  word: 'email' | 'founded' | 'rating';
  value: string;
}

/** The name of each fact of the company. */
const FACTS = { email: 'e-mail address', founded: 'founding year', rating: 'rating' };

export const contradictions = {
  'other-phone': {
    title: 'A phone number in a text that is not the company’s',
    severity: 'warning',
    sentence: ({ number, phone }: { number: string; phone: string }) =>
      `A text gives the phone number ${number}, but the company has ${phone}.`,
    hint: () => 'Write {phone} where the company is meant: a new number then reaches every page.',
  },
  'other-hours': {
    title: 'Office hours in a text that are not the company’s',
    severity: 'warning',
    sentence: ({ said, hours }: { said: string; hours: string }) =>
      `A text says "${said}", but the office hours are: ${hours}.`,
    hint: () => 'Write {hours} or {hours_weekdays} there, or correct the hours under company.',
  },
  'other-fact': {
    title: 'An e-mail address, a founding year or a rating in a text that is not the company’s',
    severity: 'warning',
    sentence: ({ said, word, value }: OtherFact) =>
      `A text says "${said}", but the company’s ${FACTS[word]} is ${value}.`,
    hint: ({ word }: OtherFact) =>
      `Write {${word}} where the company is meant: it is filled in on every page.`,
  },
  'other-slug': {
    title: 'A town whose slug says another name',
    severity: 'warning',
    sentence: ({ name, slug, withId }: OtherSlug) =>
      `The town is called ${name}, but its ${withId ? 'id and its slug say' : 'slug says'} "${slug}".`,
    hint: () =>
      'If the town was renamed, correct its id and slug too, look at its coordinates and texts, and add its old addresses under redirects.',
  },
  'old-name': {
    title: 'A badge with a name that no town has',
    severity: 'warning',
    sentence: ({ named }: { named: string }, place: string) =>
      `${capital(place)} names ${named}, and no town here has that name.`,
    hint: ({ town }: { town: string }) =>
      `If the town was renamed or copied, write ${town}, and look at its other texts.`,
  },
  'nameless-town': {
    title: 'A town that none of its own texts names',
    severity: 'warning',
    sentence: ({ town, said }: { town: string; said?: string }) =>
      `No text of ${town} says its name${said ? `; several say ${said}` : ''}.`,
    hint: () => 'If the town was renamed or copied, write texts that are true of it.',
  },
  'badge-and-count': {
    title: 'A badge that is not the number of residents, rounded',
    severity: 'warning',
    sentence: ({ town, badge, residents }: BadgeAndCount) =>
      `The badge of ${town} says ${badge}, but its number of residents is ${withThousandsSeparators(residents)}.`,
    hint: () => 'Look up the number, and correct the one that is wrong.',
  },
  'repeated-word': {
    title: 'A badge that says a word twice',
    severity: 'warning',
    sentence: ({ text }: { text: string }) => `Visitors see the badge "${text}".`,
    hint: ({ word }: { word: string }) => `Leave "${word}" out here: it is written twice.`,
  },
  'repeated-section': {
    title: 'The same section twice on a page',
    severity: 'warning',
    sentence: (_: object, place: string) => `${capital(place)} says the same as one above it.`,
    hint: () => 'Delete one of the two, or write other words.',
  },
} satisfies Messages;
