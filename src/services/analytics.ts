// Tells the page's analytics, when it has one, that something happened. No personal data is passed on.

type DataLayer = { push(entry: { event: string }): void };

/** Reports an event by name to `window.dataLayer`; does nothing on a page without one. */
export function reportEvent(event: string): void {
  (window as unknown as { dataLayer?: DataLayer }).dataLayer?.push({ event });
}

/** Reports presses on links and buttons that carry `data-event`. Returns a function that stops it. */
export function reportMarkedClicks(root: Document): () => void {
  const onClick = (event: Event) => {
    const marked = event.target instanceof Element ? event.target.closest('a[data-event]') : null;
    const name = marked?.getAttribute('data-event');
    if (name) reportEvent(name);
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}
