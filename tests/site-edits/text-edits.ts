// Edits that change how a manifest is written and nothing that it says.
import type { Edits } from './edits.ts';

export const TEXT_EDITS: Edits = {
  'line ends as Windows writes them': (text) => text.replace(/\r?\n/g, '\r\n'),
  'a note at the top': (text) => `# Ask Pat before you change the prices!\n\n${text}`,
  'empty lines between the parts': (text) => text.replace(/^(?=[a-z_]+:)/gm, '\n\n'),
  'no note at all': (text) => text.replace(/^\s*#.*\n/gm, ''),
};
