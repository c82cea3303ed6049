// The behaviour of the quote form: what is typed, what is wrong, and what happens on sending.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { SectionOf } from '../../model/site.ts';
import { reportEvent } from '../../services/analytics.ts';
import { type QuoteRequest, quoteDelivery } from '../../services/quote-delivery.ts';
import { clearToast, prepareToasts, showToast } from '../../services/toasts.ts';
import { plainConsent } from './consent.ts';
import { HONEYPOT } from './Honeypot.tsx';
import { createParcelMaker } from './parcel.ts';
import { EMPTY_QUOTE, openingQuote, typedBefore, writeDraft } from './quote-draft.ts';
import { type QuoteErrors, type QuoteField, validateQuote } from './validate-quote.ts';

type Settings = SectionOf<'quote-form'>['form'];

/** Nobody fills in the form faster than this, in milliseconds. A request that comes sooner waits for the rest. */
const FASTEST_FILL = 2000;

/** The form's state and the two things that change it. */
export function useQuoteForm(form: Settings) {
  const [request, setRequest] = useState<QuoteRequest>(EMPTY_QUOTE);
  // The state of this render may be old: somebody may type while the first one with what stood in the fields is due.
  const latest = useRef(EMPTY_QUOTE);
  const [errors, setErrors] = useState<QuoteErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [submitting, setSubmitting] = useState(false);
  const [ready, setReady] = useState(false);
  const wrap = useState(createParcelMaker)[0];
  // State changes late; this stops a second press within the same moment.
  const busy = useRef(false);
  const openedAt = useRef(0);
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    openedAt.current = performance.now();
    setReady(true);
    const opening = openingQuote(location.search, choices(form));
    const typed = element.current ? typedBefore(element.current) : {};
    latest.current = { ...latest.current, ...opening, ...typed };
    setRequest(latest.current);
  }, [form]);

  const change = (field: QuoteField, value: string | boolean) => {
    latest.current = { ...latest.current, [field]: value };
    setRequest(latest.current);
    writeDraft(latest.current, location.search);
    prepareToasts();
    if (!errors[field]) return;
    setErrors({ ...errors, [field]: undefined });
    // On a phone the message about it would go on covering the button.
    if (field === 'marketingConsent') void clearToast();
  };

  const clear = () => {
    latest.current = EMPTY_QUOTE;
    setRequest(EMPTY_QUOTE);
    writeDraft(EMPTY_QUOTE);
  };

  const deliver = async (sent: HTMLFormElement) => {
    const trap = sent.elements.namedItem(HONEYPOT);
    if (trap instanceof HTMLInputElement && trap.value !== '') {
      // Should a person's browser have filled it in, the second press goes through.
      trap.value = '';
      throw new Error('the field for robots was filled in');
    }
    const early = FASTEST_FILL - (performance.now() - openedAt.current);
    if (early > 0 && form.delivery !== 'simulated')
      await new Promise((resolve) => setTimeout(resolve, early));
    await quoteDelivery(form)(wrap(latest.current, plainConsent(form.consent)));
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    const { messages, consent } = form;
    const needed = consent.required ? messages.consent.text : undefined;
    const found = validateQuote(latest.current, needed, form.cities.length === 0);
    setErrors(found);
    setAttempt(attempt + 1);
    if (found.marketingConsent) void showToast(messages.consent, 'destructive');
    if (Object.keys(found).length > 0) return;
    busy.current = true;
    setSubmitting(true);
    try {
      await deliver(event.currentTarget);
      reportEvent('quote-request');
      clear();
      void showToast(messages.sent, 'success');
    } catch {
      void showToast(messages.failed, 'destructive');
    } finally {
      busy.current = false;
      setSubmitting(false);
    }
  };

  return { element, request, errors, attempt, submitting, ready, change, submit };
}

function choices(form: Settings) {
  return {
    cities: form.cities.map(({ value }) => value),
    services: form.services.map(({ value }) => value),
  };
}
