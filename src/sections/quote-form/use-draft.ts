// The request while it is being typed: what the fields show, what was there before the app, and what a reload brings back.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SectionOf } from '../../model/site.ts';
import type { QuoteRequest } from '../../services/quote-delivery.ts';
import { EMPTY_QUOTE, openingQuote, typedBefore, writeDraft } from './quote-draft.ts';
import type { QuoteField } from './validate-quote.ts';

/**
 * Gives the request as it is shown, and the ways to change it. `ready` tells that the script runs; `element` is the form.
 * `latest` holds the request as it is now: that of a render may be old, as somebody may type while the first one with
 * what stood in the fields is due.
 */
export function useDraft(form: SectionOf<'quote-form'>['form']) {
  const [request, setRequest] = useState<QuoteRequest>(EMPTY_QUOTE);
  const [ready, setReady] = useState(false);
  const latest = useRef(EMPTY_QUOTE);
  const element = useRef<HTMLFormElement>(null);

  const put = useCallback((changes: Partial<QuoteRequest>) => {
    latest.current = { ...latest.current, ...changes };
    setRequest(latest.current);
  }, []);

  useEffect(() => {
    setReady(true);
    const opening = openingQuote(location.search, {
      cities: form.cities.map(({ value }) => value),
      services: form.services.map(({ value }) => value),
    });
    put({ ...opening, ...(element.current && typedBefore(element.current)) });
  }, [form, put]);

  const type = (field: QuoteField, value: string | boolean) => {
    put({ [field]: value });
    writeDraft(latest.current, location.search);
  };
  const clear = () => {
    put(EMPTY_QUOTE);
    writeDraft(EMPTY_QUOTE);
  };
  return { element, request, latest, ready, type, clear };
}
