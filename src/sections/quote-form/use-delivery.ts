// The way of a request out of the form: not too early, not for robots, and with an end in any case.
import { useEffect, useRef } from 'react';
import type { QuoteFormFacts } from '../../model/forms/quote-form.ts';
import { type QuoteRequest, quoteSubmitter } from '../../outside/quote-delivery.ts';
import { plainConsent } from './consent.ts';
import { HONEYPOT } from './Honeypot.tsx';
import { renewSeed, wrapQuote } from './parcel.ts';

/** The shortest time in which people fill in the form, in milliseconds. A faster request waits for the rest. */
const FASTEST_FILL = 2000;

/** The timeout of a delivery, in milliseconds. */
const TIME_LIMIT = 15_000;

/** Gives the function that delivers a form's values. It rejects on a failure, or for a robot. */
export function useDelivery(form: QuoteFormFacts) {
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  return async (request: QuoteRequest, from: HTMLFormElement): Promise<void> => {
    refuseRobots(from);
    const early = FASTEST_FILL - (performance.now() - openedAt.current);
    if (early > 0 && form.delivery !== 'simulated') await pause(early);
    const limit = AbortSignal.timeout(TIME_LIMIT);
    const { consent, extra_fields: extraFields } = form;
    const consentText = consent && plainConsent(consent);
    const parcel = wrapQuote(request, { consentText, extraFields });
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

/** Throws when the field that only robots see was filled in. Should a person's browser have done that, the next press goes through. */
function refuseRobots({ elements }: HTMLFormElement): void {
  const trap = elements.namedItem(HONEYPOT);
  if (!(trap instanceof HTMLInputElement) || trap.value === '') return;
  trap.value = '';
  throw new Error('the field for robots was filled in');
}
