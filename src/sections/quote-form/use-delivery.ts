// The way of a request out of the form: marked where a robot may have sent it. The code that sends it is a chunk of its own.
import { type RefObject, useEffect, useRef } from 'react';
import type { QuoteFormFacts } from '../../model/forms/quote-form.ts';
import type { QuoteRequest } from '../../outside/quote-delivery.ts';
import { readKept } from '../../ui/kept-values.ts';
import { pause } from '../../ui/timing.ts';
import { HONEYPOT } from './Honeypot.tsx';
import { KEPT_QUOTES } from './sending.ts';

/** The shortest time in which people fill in the form, in milliseconds. */
const FASTEST_FILL = 2000;

export const loadDispatch = () => import('./dispatch.ts');

/** Loads the code that sends when a form comes into view: by the time of sending, a new build may have taken it away. */
export function useDispatchInView(element: RefObject<HTMLFormElement | null>): void {
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

/** Gives the function that delivers a form's values. It rejects on a failure; without a database, also for a robot. */
export function useDelivery(form: QuoteFormFacts) {
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
    if (readKept(KEPT_QUOTES)) void loadDispatch().then(({ watchNetwork }) => watchNetwork(form));
  }, [form]);
  return async (request: QuoteRequest, from: HTMLFormElement): Promise<'sent' | 'kept'> => {
    const early = FASTEST_FILL - (performance.now() - openedAt.current);
    const signals = signalsOf(from, early);
    // The office sees the marks of a stored request, so a person whose browser fills in everything is never lost.
    if (form.delivery !== 'supabase') {
      if (signals.includes(HIDDEN_FIELD)) throw new Error('the field for robots was filled in');
      if (early > 0 && form.delivery !== 'simulated') await pause(early);
    }
    return (await loadDispatch()).dispatchQuote(form, request, signals);
  };
}

const HIDDEN_FIELD = 'hidden field';

/** The signs of a robot, and an empty hidden field: should a person's browser have filled it in, the next press goes through. */
function signalsOf({ elements }: HTMLFormElement, early: number): string[] {
  const trap = elements.namedItem(HONEYPOT);
  const isCaught = trap instanceof HTMLInputElement && trap.value !== '';
  if (isCaught) trap.value = '';
  return [...(isCaught ? [HIDDEN_FIELD] : []), ...(early > 0 ? ['too fast'] : [])];
}
