// The way of a request out of the form: marked where a robot may have sent it, and with an end in any case.
import { useEffect, useRef } from 'react';
import type { QuoteFormFacts } from '../../model/forms/quote-form.ts';
import { type QuoteRequest, quoteSubmitter } from '../../outside/quote-delivery.ts';
import { plainConsent } from './consent.ts';
import { HONEYPOT } from './Honeypot.tsx';
import { renewSeed, wrapQuote } from './parcel.ts';

/** The shortest time in which people fill in the form, in milliseconds. */
const FASTEST_FILL = 2000;

/** The timeout of a delivery, in milliseconds. */
const TIME_LIMIT = 15_000;

/** Gives the function that delivers a form's values. It rejects on a failure; without a database, also for a robot. */
export function useDelivery(form: QuoteFormFacts) {
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  return async (request: QuoteRequest, from: HTMLFormElement): Promise<void> => {
    const early = FASTEST_FILL - (performance.now() - openedAt.current);
    const signals = signalsOf(from, early);
    // The office sees the marks of a stored request, so a person whose browser fills in everything is never lost.
    if (form.delivery !== 'supabase') {
      if (signals.includes(HIDDEN_FIELD)) throw new Error('the field for robots was filled in');
      if (early > 0 && form.delivery !== 'simulated') await pause(early);
    }
    const limit = AbortSignal.timeout(TIME_LIMIT);
    const { consent, extra_fields: extraFields } = form;
    const consentText = consent && plainConsent(consent);
    const parcel = { ...wrapQuote(request, { consentText, extraFields }), signals };
    await Promise.race([quoteSubmitter(form)(parcel, limit), end(limit)]);
    renewSeed();
  };
}

const pause = (time: number) => new Promise((goOn) => setTimeout(goOn, time));

/** Rejects when a signal goes off. */
function end(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );
}

const HIDDEN_FIELD = 'hidden field';

/** The signs of a robot, and an empty hidden field: should a person's browser have filled it in, the next press goes through. */
function signalsOf({ elements }: HTMLFormElement, early: number): string[] {
  const trap = elements.namedItem(HONEYPOT);
  const isCaught = trap instanceof HTMLInputElement && trap.value !== '';
  if (isCaught) trap.value = '';
  return [...(isCaught ? [HIDDEN_FIELD] : []), ...(early > 0 ? ['too fast'] : [])];
}
