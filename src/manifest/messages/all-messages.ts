// All kinds of problems, in the order in which the reference explains them. The names of kinds are permanent.
import { links } from './kinds/links.ts';
import { wholeFile } from './kinds/whole-file.ts';
import type { Message } from './message.ts';

const all = { ...wholeFile, ...links };

/** The name of a kind of problem: a closed union. */
export type Kind = keyof typeof all;

type FactsOf<Words> = Words extends (facts: infer Facts, place: string) => unknown
  ? Facts
  : unknown;

/** What the words of a kind need to know. */
export type Facts<K extends Kind> = FactsOf<(typeof all)[K]['sentence']> &
  ((typeof all)[K] extends { hint: infer Hint } ? FactsOf<Hint> : unknown);

/** Every kind with its words, for those who do not know which one they have. */
export const messages = all as unknown as Record<Kind, Message<unknown>>;
