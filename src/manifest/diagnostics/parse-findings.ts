// Names what the parser stops at, and values that can hardly be meant.
import type { Finding } from '../diagnostic.ts';
import { findingsOf } from '../messages/message.ts';
import type { parse } from '../messages/syntax/parse.ts';
import { placeOf } from '../text/places.ts';
import { rowOf } from '../text/rows.ts';
import type { Parsed, Suspicion } from '../yaml/parse.ts';

/** Makes a finding about the text of a file. */
export const found = findingsOf<typeof parse>();

/** The parser's codes that say something to a person. */
const CAUSES: Record<string, string> = {
  MISSING_CHAR: 'a quotation mark, a colon or a bracket is missing',
  BAD_INDENT: 'it is not in line with its neighbors',
  BAD_ALIAS: 'a text that begins with a star needs quotes',
  TAB_AS_INDENT: 'a tab stands in place of spaces',
  BLOCK_AS_IMPLICIT_KEY: 'two fields or a list are on one line',
  MULTILINE_IMPLICIT_KEY: 'the line before it may lack its colon',
  BAD_SCALAR_START: 'the text begins with a sign that needs quotes',
  MULTIPLE_DOCS: 'a line of dashes cuts the file into two',
};

/** The first parse error, or the first suspicion, as a finding. */
export function parseFinding({ errors, suspicions, data }: Parsed, text: string): Finding {
  const [error] = errors;
  const [suspicion] = error ? [] : suspicions;
  if (suspicion) return suspicionFinding(suspicion);
  if (error?.code === 'DUPLICATE_KEY') {
    const name = /^[\w-]+/.exec(text.slice(error.start))?.[0] ?? '';
    const column = placeOf(text, error.start).column - 1;
    const above = text.slice(0, error.start).split('\n').slice(0, -1);
    const first = above.findLastIndex((row) => row.slice(column).startsWith(`${name}:`)) + 1;
    return found('duplicate-key', [], { name, first });
  }
  const [written = ''] =
    /.*/.exec(text.slice(text.lastIndexOf('\n', (error?.start ?? 0) - 1) + 1)) ?? [];
  const { value } = rowOf(written);
  if (error && /^["']/.test(value)) return found('quotation-mark', [], { value });
  const cause = error ? CAUSES[error.code] : data === undefined ? 'the file is empty' : undefined;
  return found('yaml-syntax', [], { ...(cause && { cause }) });
}

/** The finding about a value that can hardly be meant. */
export function suspicionFinding({ what, word }: Suspicion): Finding {
  if (what === 'anchor') return found('quotation-mark', [], { value: `&${word}` });
  if (what === 'curly-quotes') return found('quotation-mark', [], { value: '“' });
  if (what === 'cut-text') return found('note-after-text', [], {});
  return found('swallowed-line', [], { word });
}
