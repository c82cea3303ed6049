// The contract of a kind of problem: one entry holds everything that people read of it.
import type { Severity } from '../problem.ts';

/**
 * One kind of problem in words. `Facts` is a rule's data, never sentences. A place in words, such as "the second
 * question on the Pay Bill page", comes beside the facts.
 */
export interface Message<Facts> {
  /** The title of the kind in the table of all kinds, without a full stop. */
  title: string;
  /**
   * A warning does not keep the site from being published, and may be acknowledged. Everything else is an error.
   * A function is for a kind that is a warning at some places only.
   */
  severity?: 'warning' | ((facts: Facts) => Severity);
  /** Whether the place in words is that of the group around the marked name. */
  ofGroup?: true;
  /** One plain sentence that names the fault and its place. */
  sentence: (facts: Facts, place: string) => string;
  /** The next step. */
  hint?: (facts: Facts, place: string) => string | undefined;
}

/** A file of kinds. Each has facts of its own, which `never` lets coexist. */
export type Messages = Record<string, Message<never>>;
