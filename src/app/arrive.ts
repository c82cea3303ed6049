// What a browser does by itself on a page load, done after a navigation in place: scroll and focus.

/**
 * Moves to the hash of the address, back to a remembered position, or to the top; then puts the focus there, so that
 * the keyboard and screen readers start where the eye does.
 * @param restore the remembered position in pixels, after a step back or forward
 */
export function arrive(restore?: number): void {
  const id = decodeURIComponent(location.hash.slice(1));
  const target = id ? document.getElementById(id) : null;
  if (target) {
    target.scrollIntoView({ behavior: 'instant' });
    focus(target);
    return;
  }
  window.scrollTo({ top: restore ?? 0, behavior: 'instant' });
  focus(document.querySelector('main h1'));
}

/** Focuses an element without scrolling to it; one that cannot take the focus gets the means to. */
export function focus(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  const heading = element.querySelector<HTMLElement>('h2[tabindex]') ?? element;
  if (!heading.hasAttribute('tabindex') && heading.tabIndex < 0) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
