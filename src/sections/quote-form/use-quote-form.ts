// The behaviour of the quote form: what is typed, what is wrong, and what happens on sending.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { SectionOf } from '../../model/site.ts';
import { reportEvent } from '../../services/analytics.ts';
import { type QuoteRequest, quoteDelivery } from '../../services/quote-delivery.ts';
import { clearToast, prepareToasts, showToast } from '../../services/toasts.ts';
import { plainConsent } from './consent.ts';
import { HONEYPOT } from './Honeypot.tsx';
import { createParcelMaker } from './parcel.ts';
import { useDraft } from './use-draft.ts';
import { type QuoteErrors, type QuoteField, validateQuote } from './validate-quote.ts';

type Settings = SectionOf<'quote-form'>['form'];

/** Nobody fills in the form faster than this, in milliseconds. A request that comes sooner waits for the rest. */
const FASTEST_FILL = 2000;

/** The form's state and the two things that change it. */
export function useQuoteForm(form: Settings) {
  const { element, request, latest, ready, type, clear } = useDraft(form);
  const [errors, setErrors] = useState<QuoteErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [submitting, setSubmitting] = useState(false);
  const wrap = useState(createParcelMaker)[0];
  // State changes late; this stops a second press within the same moment.
  const busy = useRef(false);
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);

  const change = (field: QuoteField, value: string | boolean) => {
    type(field, value);
    prepareToasts();
    if (!errors[field]) return;
    setErrors({ ...errors, [field]: undefined });
    // On a phone the message about it would go on covering the button.
    if (field === 'marketingConsent') void clearToast();
  };

  const deliver = async (sent: QuoteRequest, from: HTMLFormElement) => {
    refuseRobots(from);
    const early = FASTEST_FILL - (performance.now() - openedAt.current);
    if (early > 0 && form.delivery !== 'simulated')
      await new Promise((resolve) => setTimeout(resolve, early));
    await quoteDelivery(form)(wrap(sent, plainConsent(form.consent)));
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    const { messages, consent } = form;
    const needed = consent.required ? messages.consent.text : undefined;
    const sent = latest.current;
    const found = validateQuote(sent, needed, form.cities.length === 0);
    setErrors(found);
    setAttempt(attempt + 1);
    if (found.marketingConsent) void showToast(messages.consent, 'destructive');
    if (Object.keys(found).length > 0) return;
    busy.current = true;
    setSubmitting(true);
    try {
      await deliver(sent, event.currentTarget);
      reportEvent('quote-request');
      // What was typed in the meantime has not been sent.
      if (latest.current === sent) clear();
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

/** Throws when the field that only robots see was filled in. Should a person's browser have done that, the next press goes through. */
function refuseRobots({ elements }: HTMLFormElement): void {
  const trap = elements.namedItem(HONEYPOT);
  if (!(trap instanceof HTMLInputElement) || trap.value === '') return;
  trap.value = '';
  throw new Error('the field for robots was filled in');
}
