// Lets the quote buttons around a page lead to a form for the page's own town and service.
import { createContext, useContext } from 'react';
import type { ButtonLink } from '../../model/manifest.generated.ts';
import { withQuery } from '../../model/path.ts';
import { useFacts } from './facts.ts';

/** What the shown page adds to the address of the quote form, such as `?city=dunkirk&service=rolloff`. */
export const QuoteQueryContext = createContext('');

/** The quote button of the navigation, for the shown page. */
export function useQuoteButton(): ButtonLink {
  const { quote } = useFacts().navigation;
  return { ...quote, to: withQuery(quote.to, useContext(QuoteQueryContext)) };
}
