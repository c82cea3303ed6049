// The table of all codes, with the title of each kind of problem. Codes are permanent.
import { messages } from './all-messages.ts';
import type { Message } from './message.ts';

/** The titles of the kinds of one severity. */
function titlesOf(isChosen: (message: Message<unknown>) => boolean): Record<string, string> {
  const chosen = Object.entries(messages).filter(([, message]) => isChosen(message));
  return Object.fromEntries(chosen.map(([kind, { title }]) => [kind, title]));
}

/** The kinds of warning that an editor may acknowledge, because only the family knows the truth. */
export const warningTitles = titlesOf(({ severity }) => severity !== undefined);

/** The kinds of problem, each with a title, in the order in which the reference explains them. */
export const problemTitles: Record<string, string> = {
  ...titlesOf(({ severity }) => severity === undefined),
  ...warningTitles,
};
