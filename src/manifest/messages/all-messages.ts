// All kinds of problems, in the order in which the reference explains them. The names of kinds are permanent.
import { contradictions } from './kinds/contradictions.ts';
import { facts } from './kinds/facts.ts';
import { gone } from './kinds/gone.ts';
import { hours } from './kinds/hours.ts';
import { lineKinds } from './kinds/lines.ts';
import { links } from './kinds/links.ts';
import { lists } from './kinds/lists.ts';
import { marks } from './kinds/marks.ts';
import { pages } from './kinds/pages.ts';
import { pictures } from './kinds/pictures.ts';
import { quotes } from './kinds/quotes.ts';
import { references } from './kinds/references.ts';
import { services } from './kinds/services.ts';
import { signs } from './kinds/signs.ts';
import { texts } from './kinds/texts.ts';
import { towns } from './kinds/towns.ts';
import { values } from './kinds/values.ts';
import { wholeFile } from './kinds/whole-file.ts';
import type { Message } from './message.ts';

const all = {
  ...wholeFile,
  ...values,
  ...lineKinds,
  ...marks,
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

/** What the words of a kind need to know. */
export type Facts<K extends Kind> = FactsOf<(typeof all)[K]['sentence']> &
  ((typeof all)[K] extends { hint: infer Hint } ? FactsOf<Hint> : unknown);

/** Every kind with its words, for those who do not know which one they have. */
export const messages = all as unknown as Record<Kind, Message<unknown>>;
