// The behaviour of the quote form: typing, the draft, validation and sending.
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { QuoteFormFacts } from '../../model/forms/quote-form.ts';
import type { SiteFacts } from '../../model/site.ts';
import { reportEvent } from '../../outside/analytics.ts';
import type { QuoteRequest } from '../../outside/quote-delivery.ts';
import { clearToast, showToast } from '../../outside/toasts.ts';
import { useFacts, useTranslate } from '../../ui/contexts.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { readStored } from '../../ui/storage.ts';
import { afterPaint, pause } from '../../ui/timing.ts';
import { isExtra } from './extra-fields.ts';
import { HONEYPOT } from './Honeypot.tsx';
import {
  chosenHeading,
  cleanQuote,
  EMPTY_QUOTE,
  forgetDraft,
  initialQuote,
  isSameRequest,
  markFirstVisit,
  preselection,
  readFormValues,
  writeDraft,
} from './quote-draft.ts';
import { focusReceipt } from './Receipt.tsx';
import { deliveryStore, QUEUE_KEY } from './sending.ts';
import { type QuoteField, validateQuote } from './validate-quote.ts';

/** The form's state and what changes it. */
export function useQuoteForm(form: QuoteFormFacts) {
  const facts = useFacts();
  const { phone } = facts.company;
  const t = useTranslate();
  const { messages, consent } = form;
  const useSending = deliveryStore();
  const { request: inFlight, sent: arrived, queued: kept, retrying, errorMessage } = useSending();
  const latest = useRef(EMPTY_QUOTE);
  const send = useDelivery(form, latest);

  const validate = () => {
    if (useSending.getState().request) return undefined;
    const found = validateQuote(cleanQuote(latest.current), {
      consentMessage: consent?.required ? messages.consent?.text : undefined,
      phone,
      emailOptional: form.email_optional,
      extraFields: form.extra_fields,
      t,
    });
    // The press is answered with what is wrong; the toast library would delay the same frame.
    const { consent: reminder } = messages;
    if (found.marketingConsent && reminder) {
      afterPaint(() => void showToast(reminder, 'destructive'));
    }
    return found;
  };
  const shared = useForm<QuoteField>({ validate, send, failure: messages.failed });
  const { element, errors, ready, submit } = shared;
  const { request, chosen, sizeField, change: write } = useDraft(form, element, latest);
  useDispatchInView(element);

  const change = (field: QuoteField, value: string | boolean) => {
    write(field, value);
    shared.change(field);
  };

  // The code that sends is here before the network can go. The session keeps the seed of the request's key beside the
  // draft: a duplicate of the tab takes both along.
  const isBegun = !isSameRequest(request, EMPTY_QUOTE);
  useEffect(() => {
    if (isBegun) return afterPaint(() => prepareDispatch(form, element.current, facts));
  }, [isBegun, form, element, facts]);

  // The message about the consent goes with the form too, or it would cover what is shown next.
  const asksForConsent = errors.marketingConsent !== undefined;
  useEffect(() => {
    if (asksForConsent) return () => void clearToast();
  }, [asksForConsent]);

  const cancel = (key: string) => cancelQuote(key, element.current);
  return {
    ...{ element, request, errors, ready, change, submit },
    ...{ submitting: inFlight !== undefined, trouble: errorMessage },
    ...{ arrived, kept, retrying, cancel, sizeField },
    heading: chosen ? chosenHeading(form, request) : undefined,
  };
}

export type QuoteFormState = ReturnType<typeof useQuoteForm>;

/** Forgets a request that the device keeps. Its button goes, so the focus moves to the form's first field. */
async function cancelQuote(key: string, form: HTMLFormElement | null): Promise<void> {
  (await loadDispatch()).forgetQuote(key);
  afterPaint(() => form?.querySelector<HTMLElement>('input[name="name"]')?.focus());
}

/** Has the browser ask before it leaves the page, because the visitor would miss the result of the request. */
const warnBeforeLeaving = (event: Event) => event.preventDefault();

const prepareDispatch = (form: QuoteFormFacts, element: HTMLFormElement | null, facts: SiteFacts) =>
  void loadDispatch().then(
    ({ prepareForm }) => element && prepareForm(form, element, facts),
    () => {},
  );

/**
 * Gives the shown request, and the way to change it; `chosen` means that the URL named a city and a service; `sizeField` is the name of the field of the size that it named.
 * `latest` holds the current request, because a render's copy may be old: a visitor may type before the first render
 * with the fields' values. A request that was sent or kept is cleared, unless it was changed in the meantime.
 */
function useDraft(
  form: QuoteFormFacts,
  element: RefObject<HTMLFormElement | null>,
  latest: RefObject<QuoteRequest>,
) {
  const [request, setRequest] = useState<QuoteRequest>(EMPTY_QUOTE);
  const [chosen, setChosen] = useState(false);
  const [sizeField, setSizeField] = useState<keyof QuoteRequest>();

  const updateRequest = useCallback(
    (changes: Partial<QuoteRequest>) => {
      latest.current = { ...latest.current, ...changes };
      setRequest(latest.current);
    },
    [latest],
  );

  useEffect(() => {
    const typed = element.current ? readFormValues(element.current) : {};
    updateRequest({ ...initialQuote(location.search, form, markFirstVisit()), ...typed });
    const { city, serviceType, ...size } = preselection(location.search, form);
    setChosen(Boolean(city && serviceType));
    setSizeField(Object.keys(size).find(isExtra));
    if (Object.keys(typed).length > 0) writeDraft(latest.current);
  }, [form, element, latest, updateRequest]);

  useEffect(
    () =>
      deliveryStore().subscribe(({ cleared }, before) => {
        const isNew = cleared !== undefined && cleared !== before.cleared;
        if (!isNew || !isSameRequest(cleared, latest.current)) return;
        latest.current = EMPTY_QUOTE;
        setRequest(EMPTY_QUOTE);
      }),
    [latest],
  );

  const change = (field: QuoteField, value: string | boolean) => {
    updateRequest({ [field]: value } as Partial<QuoteRequest>);
    writeDraft(latest.current);
  };
  return { request, chosen, sizeField, change };
}

/** The shortest time in which people fill in the form, in milliseconds. */
const MIN_FILL_MS = 2000;

const loadDispatch = () => import('./dispatch.ts');

/** Loads the code that sends when a form comes into view: by the time of sending, a new build may have taken it away. */
function useDispatchInView(element: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const load = (entries: IntersectionObserverEntry[]) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      void loadDispatch().catch(() => {});
    };
    // A form is in view soon when it is less than a screen away.
    const observer = new IntersectionObserver(load, { rootMargin: '100%' });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
}

/** Gives the function that sends the latest request. It rejects on a failure; without a database, also for a robot. */
function useDelivery(form: QuoteFormFacts, latest: RefObject<QuoteRequest>) {
  const openedAt = useRef(0);
  const store = deliveryStore();
  useEffect(() => {
    openedAt.current = performance.now();
    if (readStored(QUEUE_KEY))
      void loadDispatch().then(({ retryQueuedQuotes }) => retryQueuedQuotes(form));
  }, [form]);

  const deliver = async (request: QuoteRequest, from: HTMLFormElement) => {
    const early = MIN_FILL_MS - (performance.now() - openedAt.current);
    const signals = signalsOf(from, early);
    // The office sees the marks of a stored request, so a person whose browser fills in everything is never lost.
    if (form.delivery !== 'supabase') {
      if (signals.includes(HIDDEN_FIELD)) throw new Error('the field for robots was filled in');
      if (early > 0 && form.delivery !== 'simulated') await pause(early);
    }
    return (await loadDispatch()).dispatchQuote(form, request, signals);
  };
  return async (from: HTMLFormElement): Promise<void> => {
    const { sent: success, not_sent } = form.messages;
    const sent = latest.current;
    store.setState({ request: sent, errorMessage: undefined });
    addEventListener('beforeunload', warnBeforeLeaving);
    try {
      const result = await deliver(cleanQuote(sent), from);
      forgetDraft(sent);
      store.setState({ cleared: sent, sent: result === 'sent' ? sent : undefined });
      if (result === 'kept') return void afterPaint(focusReceipt);
      reportEvent('quote-request');
      void showToast(success, 'success').then(() => afterPaint(focusReceipt));
    } catch (error) {
      // The code that sends may be missing itself.
      store.setState(({ errorMessage = not_sent }) => ({ errorMessage }));
      throw error;
    } finally {
      removeEventListener('beforeunload', warnBeforeLeaving);
      store.setState({ request: undefined });
    }
  };
}

const HIDDEN_FIELD = 'hidden field';

/** The signs of a robot, and an empty hidden field: should a person's browser have filled it in, the next press goes through. */
function signalsOf({ elements }: HTMLFormElement, remainingMs: number): string[] {
  const trap = elements.namedItem(HONEYPOT);
  const isCaught = trap instanceof HTMLInputElement && trap.value !== '';
  if (isCaught) trap.value = '';
  return [...(isCaught ? [HIDDEN_FIELD] : []), ...(remainingMs > 0 ? ['too fast'] : [])];
}
