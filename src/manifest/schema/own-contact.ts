// Links dial the office and write to it; what was meant by somebody else's number or address is not that.
import type { Finding } from '../problem.ts';
import { fields } from '../values.ts';

/** What is alike in all ways to write a number or an address. */
const ESSENCE: Record<string, (text: string) => string> = {
  call: (text) => text.replace(/\D/g, '').slice(-10),
  email: (text) => (/[^\s:/<>]+@[^\s<>]+/.exec(text)?.[0] ?? '').toLowerCase(),
};

const FACTS: Record<string, string> = { call: 'phone', email: 'email' };

/** The finding without `call` or `email` in place of a number or an address that is not the company's own. */
export function withOwnContact(found: Finding, written: string, manifest: unknown): Finding {
  const { mend } = found;
  const word = mend && 'instead' in mend ? String(mend.instead) : '';
  const essence = ESSENCE[word]?.(written);
  const company = fields(fields(manifest).company);
  if (!essence || essence === ESSENCE[word]?.(String(company[FACTS[word] ?? '']))) return found;
  const own = word === 'call' ? 'number can be called' : 'address can be written to';
  return {
    ...found,
    hint: `Only the office’s own ${own} from a link, with the word ${word}. Put another one into a text.`,
    mend: undefined,
  };
}
