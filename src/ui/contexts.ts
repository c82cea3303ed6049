// What is around a section: the facts of the site, the link to its quote form, and how the visitor came.
import { createContext, useContext } from 'react';
import type { ButtonLink } from '../model/manifest.generated.ts';
import { addQuery } from '../model/path.ts';
import type { SiteFacts } from '../model/site.ts';
import { type Translate, translator } from '../model/words/words.ts';

export const ArrivalContext = createContext(false);

/** True when the app opened this page for a link; a step back restores the earlier view. */
export function useArrivedByLink(): boolean {
  return useContext(ArrivalContext);
}

export const FactsContext = createContext<SiteFacts | undefined>(undefined);

/** The site's facts. Throws when a component is rendered outside the app. */
export function useFacts(): SiteFacts {
  const facts = useContext(FactsContext);
  if (!facts) throw new Error('useFacts needs a FactsContext around it');
  return facts;
}

/** Gives the engine's texts in the language of the page. */
export const useTranslate = (): Translate => translator(useFacts().words);

/** The query that the shown page adds to the quote form’s URL: its town and its service. */
export const QuoteQueryContext = createContext('');

/** The quote button of the navigation, for the shown page. */
export function useQuoteButton(): ButtonLink {
  const { quote } = useFacts().navigation;
  return { ...quote, to: addQuery(quote.to, useContext(QuoteQueryContext)) };
}
