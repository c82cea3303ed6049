// Limits the effort of the check: every file up to five megabytes gets its answer within seconds.

/** All versions of a text that are tried may have so many characters. */
const TRIED = 150_000_000;

/** The remaining effort. */
export interface Effort {
  /** Whether a text may still be read; if so, it counts as read. */
  allows(text: { length: number }): boolean;
}

/** The effort for one check. */
export function effort(left = TRIED): Effort {
  let rest = left;
  return {
    allows({ length }) {
      if (rest < length) return false;
      rest -= length;
      return true;
    },
  };
}
