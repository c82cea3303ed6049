// All kinds of diagnostics: those of the text and of its values, and those of the rules. The names of kinds are permanent.
import { allRules, type ListedRule } from '../rules/all-rules.ts';
import type { FactsOfEntry, Message, RuleMessages } from './message.ts';
import { referenceMessages } from './references.ts';
import { goneMessages } from './syntax/gone.ts';
import { textMessages } from './syntax/parse.ts';
import { schemaMessages } from './syntax/schema.ts';

const ofText = { ...textMessages, ...schemaMessages, ...goneMessages };

export const ruleMessages: RuleMessages = Object.assign(
  {},
  referenceMessages,
  ...allRules.map(({ messages }) => messages),
);

type Entries =
  | typeof ofText
  | typeof referenceMessages
  | Extract<ListedRule, { messages: unknown }>['messages'];

type KeysOf<Union> = Union extends unknown ? keyof Union : never;

/** The name of a kind of diagnostic: a closed union. */
export type Kind = KeysOf<Entries>;

type EntryOf<K, Union> = Union extends unknown ? (K extends keyof Union ? Union[K] : never) : never;

/** The facts that the sentences of a kind need. */
export type Facts<K extends Kind> = FactsOfEntry<EntryOf<K, Entries>>;

/** Every kind with its message. Callers know the kind only at run time. */
export const messages = { ...ofText, ...ruleMessages } as unknown as Record<Kind, Message<unknown>>;

function titlesOf(isChosen: (message: Message<unknown>) => boolean): Record<string, string> {
  const chosen = Object.entries(messages).filter(([, message]) => isChosen(message));
  return Object.fromEntries(chosen.map(([kind, { title }]) => [kind, title]));
}

/** The titles of the kinds that may be warnings, which a person may acknowledge. */
export const warningTitles = titlesOf(({ severity }) => severity !== undefined);

/** The kinds of diagnostic, each with a title, in the order in which the reference explains them. */
export const diagnosticTitles: Record<string, string> = {
  ...titlesOf(({ severity }) => severity === undefined),
  ...warningTitles,
};
