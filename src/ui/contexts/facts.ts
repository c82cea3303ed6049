// The facts that every page shows, within reach of every component.
import { createContext, useContext } from 'react';
import type { SiteFacts } from '../../model/site.ts';
import { type Translate, translator } from '../../model/words/words.ts';

export const FactsContext = createContext<SiteFacts | undefined>(undefined);

/** The site's facts. Throws when a component is rendered outside the app. */
export function useFacts(): SiteFacts {
  const facts = useContext(FactsContext);
  if (!facts) throw new Error('useFacts needs a FactsContext around it');
  return facts;
}

/** Gives the engine's texts in the language of the page. */
export const useTranslate = (): Translate => translator(useFacts().words);
