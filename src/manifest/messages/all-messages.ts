// All kinds of diagnostics: those of the text and of its values, and those of the rules. The names of kinds are permanent.

import { messages as acknowledged } from '../rules/acknowledged.ts';
import { allRules, type ListedRule } from '../rules/all-rules.ts';
import type { FactsOfEntry, Message, RuleMessages } from './message.ts';
import { references } from './references.ts';
import { gone } from './syntax/gone.ts';
import { parse } from './syntax/parse.ts';
import { schema } from './syntax/schema.ts';

const ofText = { ...parse, ...schema, ...gone };

/** The messages of the rules, with their examples. */
export const ruleMessages: RuleMessages = Object.assign(
  {},
  references,
  ...allRules.map(({ messages }) => messages),
  acknowledged,
);

type Entries =
  | typeof ofText
  | typeof acknowledged
  | typeof references
  | Extract<ListedRule, { messages: unknown }>['messages'];

type KeysOf<Union> = Union extends unknown ? keyof Union : never;

/** The name of a kind of diagnostic: a closed union. */
export type Kind = KeysOf<Entries>;

type EntryOf<K, Union> = Union extends unknown ? (K extends keyof Union ? Union[K] : never) : never;

/** The facts that the words of a kind need. */
export type Facts<K extends Kind> = FactsOfEntry<EntryOf<K, Entries>>;

/** Every kind with its words, for those who do not know which one they have. */
export const messages = { ...ofText, ...ruleMessages } as unknown as Record<Kind, Message<unknown>>;

/** Kinds that were given up for another one, by their old names, which acknowledgements go on using. */
export const RENAMED: Record<string, Kind> = {
  'alert-ends-first': 'alert',
  'address-end': 'web-address',
  'badge-above-count': 'badge-and-count',
  'bullet-in-text': 'stray-sign',
  'citation-mark': 'stray-sign',
  'duplicate-coordinates': 'duplicate',
  'duplicate-county': 'duplicate',
  'duplicate-holiday': 'duplicate',
  'duplicate-question': 'duplicate',
  'entity-in-text': 'stray-sign',
  'forced-consent': 'consent',
  'long-description': 'long-search-text',
  'long-title': 'long-search-text',
  'markup-in-text': 'stray-sign',
  'movable-town-pages': 'copied-town',
  'nameless-town': 'copied-town',
  'old-name': 'copied-town',
  'other-brackets': 'stray-sign',
  'other-hours': 'other-fact',
  'other-phone': 'other-fact',
  'other-slug': 'copied-town',
  'other-town': 'copied-town',
  'preview-picture-size': 'picture-shape',
  'repeated-section': 'duplicate',
  'silent-delivery': 'unread-requests',
  'similar-town-pages': 'copied-town',
  'simulated-delivery': 'unread-requests',
  'stray-comma': 'stray-sign',
  'unsaid-analytics': 'unsaid-service',
  'unsaid-consent': 'consent',
  'unsaid-delivery': 'unsaid-service',
  'written-escape': 'stray-sign',
};

/** The titles of the kinds of one severity. */
function titlesOf(isChosen: (message: Message<unknown>) => boolean): Record<string, string> {
  const chosen = Object.entries(messages).filter(([, message]) => isChosen(message));
  return Object.fromEntries(chosen.map(([kind, { title }]) => [kind, title]));
}

/** The kinds of warning that an editor may acknowledge, because only the family knows the truth. */
export const warningTitles = titlesOf(({ severity }) => severity !== undefined);

/** The kinds of diagnostic, each with a title, in the order in which the reference explains them. */
export const diagnosticTitles: Record<string, string> = {
  ...titlesOf(({ severity }) => severity === undefined),
  ...warningTitles,
};
