// The behaviour of the quote form: what is typed, what is wrong, and what happens on sending.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { SectionOf } from '../../model/site.ts';
import { reportEvent } from '../../services/analytics.ts';
import { type QuoteRequest, quoteDelivery } from '../../services/quote-delivery.ts';
import { showToast } from '../../services/toasts.ts';
import { EMPTY_QUOTE, preselection, readDraft, writeDraft } from './quote-draft.ts';
import { type QuoteErrors, type QuoteField, validateQuote } from './validate-quote.ts';

type Settings = SectionOf<'quote-form'>['form'];

/** The form's state and the two things that change it. */
export function useQuoteForm(form: Settings) {
  const [request, setRequest] = useState<QuoteRequest>(EMPTY_QUOTE);
  const [errors, setErrors] = useState<QuoteErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [submitting, setSubmitting] = useState(false);
  const [ready, setReady] = useState(false);
  // State changes late; this stops a second press within the same moment.
  const busy = useRef(false);

  useEffect(() => {
    setReady(true);
    setRequest((typed) => ({
      ...typed,
      ...readDraft(),
      ...preselection(location.search, choices(form)),
    }));
  }, [form]);

  const change = (field: QuoteField, value: string | boolean) => {
    const next = { ...request, [field]: value };
    setRequest(next);
    writeDraft(next);
    if (errors[field]) setErrors({ ...errors, [field]: undefined });
  };

  const clear = () => {
    setRequest(EMPTY_QUOTE);
    writeDraft(EMPTY_QUOTE);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current) return;
    const found = validateQuote(
      request,
      form.consent.required ? form.messages.consent.text : undefined,
    );
    setErrors(found);
    setAttempt(attempt + 1);
    if (found.marketingConsent) void showToast(form.messages.consent, 'destructive');
    if (Object.keys(found).length > 0) return;
    busy.current = true;
    setSubmitting(true);
    try {
      await quoteDelivery(form.delivery)(request);
      reportEvent('quote-request');
      clear();
      void showToast(form.messages.sent, 'success');
    } catch {
      void showToast(form.messages.failed, 'destructive');
    } finally {
      busy.current = false;
      setSubmitting(false);
    }
  };

  return { request, errors, attempt, submitting, ready, change, submit };
}

function choices(form: Settings) {
  return {
    cities: form.cities.map(({ value }) => value),
    services: form.services.map(({ value }) => value),
  };
}
