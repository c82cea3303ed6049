// A web address ends where it ends: a quotation mark, a comma or a full stop from the text around it would break it.
import type { Finding } from '../../problem.ts';
import type { Rule } from '../rule.ts';
import { inValues } from '../texts/all-texts.ts';

/** Signs that no address ends with. */
const STRAY = /["'“”‘’>.,;:!]+$/;

export const addressEnds: Rule = ({ manifest }) =>
  inValues(manifest, /\0https:/g, strayIn).map(({ value, pointer, what: signs }): Finding => {
    const right = value.slice(0, -signs.length);
    return {
      kind: 'address-end',
      pointer,
      facts: { written: signs, right },
      mend: { instead: right },
    };
  });

/** The signs behind a value that is nothing but an address. */
const strayIn = (value: string) => (/\s/.test(value) ? undefined : STRAY.exec(value)?.[0]);
