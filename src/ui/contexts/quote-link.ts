// Lets the quote buttons around a page lead to a form for the page's own town and service.
import { createContext, useContext } from 'react';
import type { ButtonLink } from '../../model/manifest.generated.ts';
import { addQuery } from '../../model/path.ts';
import { useFacts } from './facts.ts';

/** The query that the shown page adds to the quote form’s URL: its town and its service. */
export const QuoteQueryContext = createContext('');

/** The quote button of the navigation, for the shown page. */
export function useQuoteButton(): ButtonLink {
  const { quote } = useFacts().navigation;
  return { ...quote, to: addQuery(quote.to, useContext(QuoteQueryContext)) };
}
