// Where a visit ends: at the hash of the address, at a remembered position or at the top. Nothing else scrolls a page for a visit.
import { afterPaint } from '../../ui/timing.ts';
import { historyEntry, type LinkPlace } from './history-entry.ts';

/**
 * Scrolls to the hash of the address, back to a remembered position, or to the top. The focus follows, so that the
 * keyboard and screen readers start where the eye does: after a step back on the link that led away.
 * @param restore the remembered position in pixels, after a step back or forward
 */
export function scrollAndFocus(window: Window, restore?: number): void {
  const { document, history } = window;
  let target: HTMLElement | null | undefined;
  if (restore === undefined) {
    target = scrollToHash(window);
    focusTarget(target);
    if (target) return;
  } else {
    window.scrollTo({ top: restore, behavior: 'instant' });
    target = linkAt(document, historyEntry(history).pressed);
  }
  afterPaint(() => focusTarget(target ?? document.querySelector<HTMLElement>('main h1')));
}

/** Scrolls to the hash of the address, or to the top. Returns the element that the hash names. */
export function scrollToHash(window: Window): HTMLElement | null {
  const target = hashTarget(window);
  if (!target) window.scrollTo({ top: 0, behavior: 'instant' });
  else openTarget(target);
  target?.scrollIntoView({ behavior: 'instant' });
  return target;
}

/** Makes a reload end at a position: browsers restore the one that the page has before it. */
export function scrollBeforeReload(window: Window, restore: number): void {
  window.document.body.style.minHeight = `${restore + window.innerHeight}px`;
  window.scrollTo({ top: restore, behavior: 'instant' });
}

/** Takes the scroll position over from the browser, which would restore it before the page has changed. */
export function restoreScrollOurselves(window: Window): void {
  const restoredBy = (whom: ScrollRestoration) => () => {
    window.history.scrollRestoration = whom;
  };
  restoredBy('manual')();
  // With `auto` at the end of a page, the browser restores the position after a reload.
  window.addEventListener('pagehide', restoredBy('auto'));
  window.addEventListener('pageshow', restoredBy('manual'));
}

/** The place of the focused link, which is the one that was just pressed. */
export function focusedLink(document: Document): LinkPlace | undefined {
  const link = document.activeElement;
  const to = link?.matches('a') && link.getAttribute('href');
  return to ? [to, linksTo(document, to).indexOf(link as HTMLElement)] : undefined;
}

function linkAt(document: Document, [to, index]: Partial<LinkPlace> = []): HTMLElement | undefined {
  return to === undefined ? undefined : linksTo(document, to)[index ?? 0];
}

function linksTo(document: Document, to: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(to)}"]`)];
}

/** The element that the hash of the address names. Mail programs may add words of a campaign behind it, such as `?utm_source=mail`. */
export function hashTarget({ document, location }: Window): HTMLElement | null {
  try {
    const id = decodeURIComponent(location.hash.slice(1));
    return document.getElementById(id) ?? document.getElementById(id.replace(/[?&].*/s, ''));
  } catch {
    return null; // a hash with a stray % names nothing
  }
}

/** Opens the accordion item that an address points at. */
export function openTarget(target: HTMLElement): void {
  if (target.matches('details')) (target as HTMLDetailsElement).open = true;
}

/** Focuses an element, or the heading of a section, without scrolling to it. */
export function focusTarget(element: HTMLElement | null): void {
  if (!element) return;
  const receiver =
    element.querySelector<HTMLElement>(':scope > summary') ??
    (element.matches('section') ? element.querySelector<HTMLElement>('h2[tabindex]') : null) ??
    element;
  if (receiver.tabIndex < 0 && !receiver.hasAttribute('tabindex')) receiver.tabIndex = -1;
  receiver.focus({ preventScroll: true });
}
