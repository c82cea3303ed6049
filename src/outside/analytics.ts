// Reports events without personal data to the page's analytics, if it has any.

/** Reports an event by name to `window.dataLayer`; does nothing on a page without one. */
export function reportEvent(event: string): void {
  (window as { dataLayer?: object[] }).dataLayer?.push({ event });
}

export function reportMarkedClicks(root: Document): void {
  root.addEventListener('click', ({ target }) => {
    const marked = target instanceof Element ? target.closest('a[data-event]') : null;
    const name = marked?.getAttribute('data-event');
    if (name) reportEvent(name);
  });
}
