// What the YAML reader complains about, said in words for people who do not program.
import type { YAMLError } from 'yaml';
import type { Problem } from './problem.ts';
import type { Place } from './read-manifest.ts';

interface Wording {
  code: string;
  message: string;
  hint?: string;
}

const wordings: Partial<Record<YAMLError['code'], Wording>> = {
  TAB_AS_INDENT: {
    code: 'tab-indentation',
    message: 'This line is indented with a tab. YAML only understands spaces.',
    hint: 'Replace the tab by two spaces for each level.',
  },
  DUPLICATE_KEY: {
    code: 'duplicate-key',
    message: 'This key stands twice in the same place, so one of the two would be lost.',
    hint: 'Keep one and delete the other.',
  },
  BAD_INDENT: {
    code: 'wrong-indentation',
    message: 'This line is not indented like its neighbours.',
    hint: 'Put it in line with the lines that it belongs to.',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    code: 'unquoted-colon',
    message: 'This text has a colon followed by a space, which YAML takes for a key.',
    hint: 'Put the whole text in double quotes.',
  },
  MISSING_CHAR: {
    code: 'missing-character',
    message: 'Something is missing here: a closing quote, a bracket or a comma.',
    hint: 'A text that begins with a quote or with { must also end with it.',
  },
  BAD_ALIAS: {
    code: 'unknown-alias',
    message: 'This * points at a name that is not defined in the file.',
    hint: 'If the star belongs to the text, put the text in double quotes.',
  },
  MULTIPLE_DOCS: {
    code: 'several-documents',
    message: 'A line of three dashes begins a second document; only one is allowed.',
    hint: 'Delete the line with the dashes.',
  },
};

const merge = /^(<{7}|={7}|>{7})/m;

/** Turns an error of the YAML library into a problem with its place. */
export function yamlProblem(
  error: YAMLError,
  file: string,
  text: string,
  place: (start: number, end: number) => Place,
): Problem {
  const at = place(error.pos[0], Math.max(error.pos[1], error.pos[0] + 1));
  const line = text.split('\n', at.line)[at.line - 1] ?? '';
  const wording = special(error, line) ??
    wordings[error.code] ?? {
      code: 'yaml-syntax',
      message: `This line cannot be read as YAML: ${firstSentence(error.message)}.`,
      hint: 'Compare it with the lines around it: spaces, quotes and colons.',
    };
  return { severity: 'error', file, pointer: [], ...at, ...wording };
}

function special(error: YAMLError, line: string): Wording | undefined {
  if (merge.test(line)) {
    return {
      code: 'merge-conflict',
      message: 'Two versions of the file were mixed here and nobody chose between them.',
      hint: 'Keep the right lines and delete the lines with <<<<<<<, ======= and >>>>>>>.',
    };
  }
  // The reader reports a tab under several codes, depending on what stands before it.
  if (/^ *\t/.test(line)) return wordings.TAB_AS_INDENT;
  if (/:\s+\{[a-z_.]+\}[^}]*$/.test(line) || /^\s*-\s+\{[a-z_.]+\}\s*\S/.test(line)) {
    return {
      code: 'unquoted-placeholder',
      message: 'This text begins with {, which YAML takes for something else.',
      hint: 'Put the whole text in double quotes.',
    };
  }
  if (error.code === 'MISSING_CHAR' && /quote/.test(error.message)) {
    return {
      code: 'unclosed-quote',
      message: 'This text begins with a quote that is never closed.',
      hint: 'Add the missing quote at the end of the text.',
    };
  }
  return undefined;
}

function firstSentence(message: string): string {
  return (message.split('\n')[0] ?? message)
    .replace(/[.:]$/, '')
    .replace(/^./, (c) => c.toLowerCase());
}

/** Faults that derail the reader, so that what it says of later lines is not to be trusted. */
const DERAILING = [
  'tab-indentation',
  'wrong-indentation',
  'merge-conflict',
  'unclosed-quote',
  'yaml-syntax',
];

/** Keeps what has a cause of its own: one problem a line, and nothing of other kinds after one that derails the reader. */
export function firstCauses(problems: Problem[]): Problem[] {
  const sorted = [...problems].sort((a, b) => a.line - b.line || a.column - b.column);
  const derailed = sorted.findIndex(({ code }) => DERAILING.includes(code));
  const kept = derailed === -1 ? sorted : sorted.slice(0, derailed + 1);
  return kept.filter(({ line }, index) => line !== kept[index - 1]?.line);
}
