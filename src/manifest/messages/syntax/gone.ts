// Messages about entries that the last version of the file still had.
import { withThousandsSeparators } from '../../text/short-names.ts';
import type { Messages } from '../message.ts';
import { inWords } from '../phrases.ts';

interface Gone {
  what: 'town' | 'page' | 'section' | 'question';
  names: string[];
  /** The command that compares. */
  compare: string;
}

/** The most names in a message: a longer list would not be read. */
const FEW = 5;

const NUMBERS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** "Dunkirk and Fredonia", or the first of them and how many more there are. */
function named(names: string[]): string {
  const more = names.length - FEW;
  const some = more > 1 ? [...names.slice(0, FEW), `${withThousandsSeparators(more)} more`] : names;
  return inWords(some);
}

export const gone = {
  'gone-since': {
    title: 'Towns, pages, sections or questions that the last version still had',
    severity: 'warning',
    sentence: ({ what, names }: Gone) => {
      const count = NUMBERS[names.length] ?? withThousandsSeparators(names.length);
      const one = names.length === 1;
      const are = `${count} ${what}${one ? '' : 's'} of the last version ${one ? 'is' : 'are'} gone`;
      return `${are}${what === 'town' ? ', with all pages' : ''}: ${named(names)}.`;
    },
    hint: ({ compare }: Gone) =>
      `If that is meant, nothing is to be done. If not, ${compare} shows all that has changed since then.`,
  },
} satisfies Messages;
