// All rules of the list, in the order in which they are asked.
import type { RuleMessages } from '../messages/message.ts';
import * as list from './list.ts';
import type { Rule } from './rule.ts';

/** The exports of the rules' files. */
export type ListedRule = (typeof list)[keyof typeof list];

interface RuleFile {
  /** The words of the others are those of references. */
  messages?: RuleMessages;
  check: Rule;
}

/** The pages are completed first: the other rules look at what visitors would see. */
const { references, ...others } = list;

/** The others go by their names: the order of a module's exports depends on what has loaded it. */
const byName = Object.entries<RuleFile>(others).sort(([a], [b]) => (a < b ? -1 : 1));

export const allRules: readonly RuleFile[] = [references, ...byName.map(([, rule]) => rule)];
