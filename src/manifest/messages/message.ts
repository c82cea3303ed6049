// The contract of a kind of diagnostic: one entry holds everything that people read of it.
import type { Finding, Pointer, Severity } from '../diagnostic.ts';

/**
 * One kind of diagnostic in words. `Facts` is a rule's data, never sentences. A place in words, such as "the second
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
  hint?: (facts: Facts, place: string) => string | undefined;
}

/** A file of kinds. Each has facts of its own, which `never` lets coexist. */
export type Messages = Record<string, Message<never>>;

/**
 * Lines of YAML, each with a place in the small manifest of the tests (tests/fixtures/base.yaml) and the value that it
 * gets: `towns.dunkirk.slug: collins`. The place `LIST.+` is a new entry, and the value `~` removes what is there.
 */
export type Example = string;

/** The messages of a rule, each with examples, which one test runs. */
export type RuleMessages = Record<
  string,
  Message<never> & {
    /** Manifests in which the rule finds this and nothing else. */
    bad: Example[];
    /** Manifests that come near to it, without a diagnostic. */
    good?: Example[];
    /** The diagnostic only shows on a build that visitors will see or that has no database, or beside the last good version. */
    only?: 'production' | 'without a database' | 'beside the last version';
  }
>;

type FactsOf<Words> = Words extends (facts: infer Facts, place: string) => unknown
  ? Facts
  : unknown;

export type FactsOfEntry<Entry> = (Entry extends { sentence: infer Sentence }
  ? FactsOf<Sentence>
  : never) &
  (Entry extends { hint: infer Hint } ? FactsOf<Hint> : unknown);

type Marks = Pick<Finding, 'at' | 'part' | 'range' | 'fix' | 'replacement'>;

/** A function that creates findings of some kinds. The compiler checks the facts that their sentences need. */
export const findingFactory =
  <Kinds>() =>
  <Kind extends keyof Kinds & string>(
    kind: Kind,
    pointer: Pointer,
    facts: FactsOfEntry<Kinds[Kind]>,
    marks: Marks = {},
  ): Finding => ({ kind, pointer, facts, ...marks });

/** The kinds of a rule, and the function that creates their findings. */
export const defineMessages = <Kinds extends RuleMessages>(messages: Kinds) => ({
  messages,
  createFinding: findingFactory<Kinds>(),
});
