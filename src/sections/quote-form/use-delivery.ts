// The way of a request out of the form: not too early, not for robots, and with an end in any case.
import { useEffect, useRef } from 'react';
import type { SectionOf } from '../../model/site.ts';
import type { QuoteRequest } from '../../services/quote-delivery.ts';
import { HONEYPOT } from './Honeypot.tsx';

/** Nobody fills in the form faster than this, in milliseconds. A request that comes sooner waits for the rest. */
const FASTEST_FILL = 2000;

/** How long a delivery may take, in milliseconds, before it counts as failed; what it has to load for that included. */
const TIME_LIMIT = 15_000;

/**
 * Fetches what delivers, and has the session keep the seed of the request's key beside the draft: a duplicate of the tab
 * takes both along. A failure is met again, and told, when the request is sent.
 */
export function prepareDelivery(): void {
  import('./deliver.ts').then(({ quoteSeed }) => quoteSeed()).catch(() => {});
}

/** Gives the function that delivers what stands in a form. It rejects when that did not arrive, or comes from a robot. */
export function useDelivery(form: SectionOf<'quote-form'>['form']) {
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  return async (request: QuoteRequest, from: HTMLFormElement): Promise<void> => {
    refuseRobots(from);
    const early = FASTEST_FILL - (performance.now() - openedAt.current);
    if (early > 0 && form.delivery !== 'simulated') await pause(early);
    const limit = AbortSignal.timeout(TIME_LIMIT);
    const delivery = import('./deliver.ts').then(({ deliverQuote }) =>
      deliverQuote(form, request, limit),
    );
    await Promise.race([delivery, end(limit)]);
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
