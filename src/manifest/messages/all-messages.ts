// All kinds of problems, in the order in which the reference explains them. The names of kinds are permanent.
import { contradictions } from './content/contradictions.ts';
import { facts } from './content/facts.ts';
import { hours } from './content/hours.ts';
import { links } from './content/links.ts';
import { lists } from './content/lists.ts';
import { pages } from './content/pages.ts';
import { pictures } from './content/pictures.ts';
import { quotes } from './content/quotes.ts';
import { services } from './content/services.ts';
import { signs } from './content/signs.ts';
import { texts } from './content/texts.ts';
import { towns } from './content/towns.ts';
import type { Message } from './message.ts';
import { gone } from './syntax/gone.ts';
import { parse } from './syntax/parse.ts';
import { references } from './syntax/references.ts';
import { schema } from './syntax/schema.ts';

const all = {
  ...parse,
  ...schema,
  ...references,
  ...texts,
  ...signs,
  ...links,
  ...pictures,
  ...pages,
  ...towns,
  ...contradictions,
  ...services,
  ...facts,
  ...hours,
  ...quotes,
  ...lists,
  ...gone,
};

/** The name of a kind of problem: a closed union. */
export type Kind = keyof typeof all;

type FactsOf<Words> = Words extends (facts: infer Facts, place: string) => unknown
  ? Facts
  : unknown;

/** The facts that the words of a kind need. */
export type Facts<K extends Kind> = FactsOf<(typeof all)[K]['sentence']> &
  ((typeof all)[K] extends { hint: infer Hint } ? FactsOf<Hint> : unknown);

/** Every kind with its words, for those who do not know which one they have. */
export const messages = all as unknown as Record<Kind, Message<unknown>>;
