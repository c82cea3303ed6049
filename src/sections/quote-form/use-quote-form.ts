// The behaviour of the quote form: typing, validation and sending.
import { type FormEvent, useEffect, useState } from 'react';
import type { QuoteFormFacts } from '../../model/forms/quote-form.ts';
import type { SiteFacts } from '../../model/site.ts';
import { reportEvent } from '../../outside/analytics.ts';
import { clearToast, prepareToasts, showToast } from '../../outside/toasts.ts';
import { useFacts, useWords } from '../../ui/contexts/facts.ts';
import { afterPaint } from '../../ui/timing.ts';
import { chosenHeading, cleanQuote, EMPTY_QUOTE, forgetDraft, isSameText } from './quote-draft.ts';
import { focusReceipt } from './Receipt.tsx';
import { sendingStore } from './sending.ts';
import { loadDispatch, useDelivery, useDispatchInView } from './use-delivery.ts';
import { useDraft } from './use-draft.ts';
import { type QuoteErrors, type QuoteField, validateQuote } from './validate-quote.ts';

/** The form's state and what changes it. */
export function useQuoteForm(form: QuoteFormFacts) {
  const facts = useFacts();
  const { phone } = facts.company;
  const t = useWords();
  const { element, request, latest, ready, chosen, change: write } = useDraft(form);
  const [errors, setErrors] = useState<QuoteErrors>({});
  const [attempt, setAttempt] = useState(0);
  const useSending = sendingStore();
  const submitting = useSending(({ request }) => request !== undefined);
  const arrived = useSending(({ sent }) => sent);
  const kept = useSending(({ kept }) => kept);
  const retrying = useSending(({ retrying }) => retrying);
  const trouble = useSending(({ trouble }) => trouble);
  const deliver = useDelivery(form);
  useDispatchInView(element);

  const change = (field: QuoteField, value: string | boolean) => {
    write(field, value);
    afterPaint(() => prepareToasts(t));
    if (errors[field]) setErrors({ ...errors, [field]: undefined });
  };

  // The code that sends is here before the network can go. The session keeps the seed of the request's key beside the
  // draft: a duplicate of the tab takes both along.
  const isBegun = !isSameText(request, EMPTY_QUOTE);
  useEffect(() => {
    if (isBegun) return afterPaint(() => prepareDispatch(form, element.current, facts));
  }, [isBegun, form, element, facts]);

  // The message about the consent goes when it is given, or it would cover the button of a phone; and with the form.
  const asksForConsent = errors.marketingConsent !== undefined;
  useEffect(() => {
    if (asksForConsent) return () => void clearToast();
  }, [asksForConsent]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (useSending.getState().request) return;
    const { messages, consent } = form;
    const sent = latest.current;
    const clean = cleanQuote(sent);
    const found = validateQuote(clean, {
      consentMessage: consent?.required ? messages.consent?.text : undefined,
      isTyped: form.cities.length === 0,
      phone,
      emailOptional: form.email_optional,
      extraFields: form.extra_fields,
      t,
    });
    setErrors(found);
    setAttempt(attempt + 1);
    // The press is answered with the list of mistakes; the toast library would delay the same frame.
    const { consent: reminder } = messages;
    if (found.marketingConsent && reminder) {
      afterPaint(() => void showToast(reminder, 'destructive'));
    }
    if (Object.keys(found).length > 0) return;
    useSending.setState({ request: sent, trouble: undefined });
    addEventListener('beforeunload', warnBeforeLeaving);
    try {
      const result = await deliver(clean, event.currentTarget);
      forgetDraft(sent);
      useSending.setState({ cleared: sent, sent: result === 'sent' ? sent : undefined });
      if (result === 'kept') return void afterPaint(focusReceipt);
      reportEvent('quote-request');
      void showToast(messages.sent, 'success').then(() => afterPaint(focusReceipt));
    } catch {
      // The code that sends may be missing itself.
      useSending.setState(({ trouble = messages.not_sent }) => ({ trouble }));
      void showToast(messages.failed, 'destructive');
    } finally {
      removeEventListener('beforeunload', warnBeforeLeaving);
      useSending.setState({ request: undefined });
    }
  };

  const cancel = async (key: string) => {
    (await loadDispatch()).forgetQuote(key);
    // The button that was pressed goes.
    afterPaint(() => element.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus());
  };
  return {
    ...{ element, request, errors, attempt, submitting, trouble, ready, change, submit },
    ...{ arrived, kept, retrying, cancel },
    heading: chosen ? chosenHeading(form, request) : undefined,
  };
}

export type QuoteFormState = ReturnType<typeof useQuoteForm>;

const FIRST_FIELD = 'input[name="name"]';

/** Has the browser ask before it leaves the page, because the visitor would miss the result of the request. */
const warnBeforeLeaving = (event: Event) => event.preventDefault();

const prepareDispatch = (form: QuoteFormFacts, element: HTMLFormElement | null, facts: SiteFacts) =>
  void loadDispatch().then(
    ({ prepareForm }) => element && prepareForm(form, element, facts),
    () => {},
  );
