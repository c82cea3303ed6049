// Limits the effort of the check. Every file up to five megabytes gets its answer within seconds.

/** A larger file is only judged when it is plain YAML, as that of a thousand towns is; in characters. */
export const LARGEST = 5_000_000;

/** The full reader of YAML takes about a second for so many characters, and reads some texts several times. */
export const LARGEST_ODD = 500_000;

/** All ways to mend a text together may have so many characters read. */
const GUESSING = 8_000_000;

/** The remaining effort for guesses. */
export interface Effort {
  /** Whether a text may still be read; if so, it counts as read. */
  allows(text: string): boolean;
}

/** The effort for one check. */
export function effort(left = GUESSING): Effort {
  let rest = left;
  return {
    allows({ length }) {
      if (rest < length) return false;
      rest -= length;
      return true;
    },
  };
}
