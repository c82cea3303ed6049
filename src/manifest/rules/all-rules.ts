// All rules of the list, in the order in which they are asked.
import type { RuleMessages } from '../messages/message.ts';
import * as list from './list.ts';
import type { Rule } from './rule.ts';

/** The exports of the rules' files. */
export type ListedRule = (typeof list)[keyof typeof list];

interface RuleFile {
  messages: RuleMessages;
  check: Rule;
}

/** The pages are completed first: the other rules look at what visitors would see. */
const { references, ...others } = list;

export const allRules: readonly RuleFile[] = [references, ...Object.values(others)];
