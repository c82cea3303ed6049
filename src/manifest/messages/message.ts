// The contract of a kind of diagnostic: one entry holds every text that people read.
import type { Finding, Pointer, Severity } from '../diagnostic.ts';

/**
 * The texts of one kind of diagnostic. They are made from a rule's `Facts` and from the place in words, such as "the second
 * question on the Pay Bill page".
 */
export interface Message<Facts> {
  /** The title of the kind in the table of all kinds, without a full stop. */
  title: string;
  /**
   * A warning does not keep the site from being published, and may be acknowledged. Everything else is an error.
   * A function is for a kind that is a warning at some places only.
   */
  severity?: 'warning' | ((facts: Facts) => Severity);
  /** Whether the place in words is that of the parent of the marked key. */
  ofGroup?: true;
  /** One plain sentence that names the fault and its place. */
  sentence: (facts: Facts, place: string) => string;
  hint?: (facts: Facts, place: string) => string | undefined;
}

/** Messages by kind. Each has its own type of facts, which `never` allows side by side. */
export type Messages = Record<string, Message<never>>;

/**
 * Lines of YAML, each with a place in the small manifest of the tests (tests/fixtures/base.yaml) and the value that it
 * gets: `towns.dunkirk.slug: collins`. The place `LIST.+` is a new entry, and the value `~` removes what is there.
 */
export type Example = string;

/** The messages of a rule, each with examples that a test runs. */
export type RuleMessages = Record<
  string,
  Message<never> & {
    /** Manifests in which the rule finds this and nothing else. */
    bad: Example[];
    /** Manifests that come near to it, without a diagnostic. */
    good?: Example[];
    /** The condition of the diagnostic: a build that visitors will see, one without a database, or a last valid version. */
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

/** Returns a function that creates findings of some kinds. The compiler checks the facts that their sentences need. */
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
