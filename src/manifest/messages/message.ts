// What a kind of problem is made of: everything that people read of it stands in one entry.
import type { Severity } from '../problem.ts';

/**
 * One kind of problem in words. `Facts` is what a rule hands over: data, never sentences.
 * A place in words, such as "the second question on the Pay Bill page", comes beside the facts.
 */
export interface Message<Facts> {
  /** What the kind is called in the table of all kinds, without a full stop. */
  title: string;
  /**
   * A warning does not keep the site from being published, and may be acknowledged. Everything else is an error.
   * A function is for a kind that is a warning at some places only.
   */
  severity?: 'warning' | ((facts: Facts) => Severity);
  /** Whether the place in words is that of the group around the marked name. */
  ofGroup?: true;
  /** What is wrong and where, in one plain sentence. */
  sentence: (facts: Facts, place: string) => string;
  /** What to do. */
  hint?: (facts: Facts, place: string) => string | undefined;
}

/** A file of kinds. Each has facts of its own, which `never` lets stand side by side. */
export type Messages = Record<string, Message<never>>;
