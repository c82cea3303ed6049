// The request while the visitor types: the fields' values, their values before the app, and the draft after a reload.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { QuoteFormFacts } from '../../model/forms/quote-form.ts';
import type { QuoteRequest } from '../../outside/quote-delivery.ts';
import { useRunning } from '../../ui/use-running.ts';
import {
  EMPTY_QUOTE,
  isSameText,
  openingQuote,
  preselection,
  typedBefore,
  visitsFirst,
  writeDraft,
} from './quote-draft.ts';
import { sendingStore } from './sending.ts';
import type { QuoteField } from './validate-quote.ts';

/**
 * Gives the shown request, and the way to change it. `ready` means that the script runs; `element` is the form;
 * `chosen` means that the URL named a city and a service.
 * `latest` holds the current request, because a render's copy may be old: a visitor may type before the first render
 * with the fields' values. A request that was sent or kept is cleared, unless it was changed in the meantime.
 */
export function useDraft(form: QuoteFormFacts) {
  const [request, setRequest] = useState<QuoteRequest>(EMPTY_QUOTE);
  const [chosen, setChosen] = useState(false);
  const ready = useRunning();
  const latest = useRef(EMPTY_QUOTE);
  const element = useRef<HTMLFormElement>(null);

  const put = useCallback((changes: Partial<QuoteRequest>) => {
    latest.current = { ...latest.current, ...changes };
    setRequest(latest.current);
  }, []);

  useEffect(() => {
    const typed = element.current ? typedBefore(element.current) : {};
    put({ ...openingQuote(location.search, form, visitsFirst()), ...typed });
    const { city, serviceType } = preselection(location.search, form);
    setChosen(Boolean(city && serviceType));
    if (Object.keys(typed).length > 0) writeDraft(latest.current);
  }, [form, put]);

  useEffect(
    () =>
      sendingStore().subscribe(({ cleared }, before) => {
        const isNew = cleared !== undefined && cleared !== before.cleared;
        if (!isNew || !isSameText(cleared, latest.current)) return;
        latest.current = EMPTY_QUOTE;
        setRequest(EMPTY_QUOTE);
      }),
    [],
  );

  const change = (field: QuoteField, value: string | boolean) => {
    put({ [field]: value } as Partial<QuoteRequest>);
    writeDraft(latest.current);
  };
  return { element, request, latest, ready, chosen, change };
}
