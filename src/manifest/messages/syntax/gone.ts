// Messages about entries that the last version of the file still had.
import { withThousandsSeparators } from '../../text/strings.ts';
import type { Messages } from '../message.ts';
import { formatSomeNames } from '../phrases.ts';

interface Gone {
  what: 'town' | 'page' | 'section' | 'question';
  names: string[];
  compare: string;
}

const NUMBERS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

export const goneMessages = {
  'gone-since': {
    title: 'Towns, pages, sections or questions that the last version still had',
    severity: 'warning',
    sentence: ({ what, names }: Gone) => {
      const count = NUMBERS[names.length] ?? withThousandsSeparators(names.length);
      const one = names.length === 1;
      const are = `${count} ${what}${one ? '' : 's'} of the last version ${one ? 'is' : 'are'} gone`;
      return `${are}${what === 'town' ? ', with all pages' : ''}: ${formatSomeNames(names, 5)}.`;
    },
    hint: ({ compare }: Gone) =>
      `If that is meant, nothing is to be done: the next commit or build ends this message. If not, ${compare} shows all that has changed since then.`,
  },
} satisfies Messages;
