// What a browser does by itself on a page load, done after a navigation in place: scroll, focus, open what is meant.
import { afterPaint } from '../ui/after-paint.ts';
import { historyEntry, type LinkPlace } from './history-entry.ts';

/**
 * Moves to the hash of the address, back to a remembered position, or to the top; then puts the focus there, so that
 * the keyboard and screen readers start where the eye does: after a step back on the link that led away.
 * @param restore the remembered position in pixels, after a step back or forward
 */
export function arrive(restore?: number): void {
  const target = hashTarget();
  if (target && restore === undefined) {
    reveal(target);
    target.scrollIntoView({ behavior: 'instant' });
    focus(target);
    return;
  }
  window.scrollTo({ top: restore ?? 0, behavior: 'instant' });
  const left = restore === undefined ? undefined : linkAt(historyEntry().pressed);
  afterPaint(() => focus(left ?? document.querySelector('main h1')));
}

/** The place of the link that has the focus, as one that was pressed has. */
export function focusedLink(): LinkPlace | undefined {
  const link = document.activeElement;
  const to = link instanceof HTMLAnchorElement && link.getAttribute('href');
  return to ? [to, linksTo(to).indexOf(link)] : undefined;
}

function linkAt([to, index]: Partial<LinkPlace> = []): HTMLAnchorElement | undefined {
  return to === undefined ? undefined : linksTo(to)[index ?? 0];
}

function linksTo(to: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${CSS.escape(to)}"]`)];
}

/** Makes links to places on the same page move the focus and open what they point at. The browser does the scrolling. */
export function followHashes(root: Document): void {
  const follow = () => {
    const target = hashTarget();
    if (!target) return;
    reveal(target);
    focus(target);
  };
  // A second press on the same link changes no hash, so the press itself counts too.
  root.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('a[href^="#"]')) return;
    // Only now: an address with a hash would run through the page when it is loaded.
    const { matches: still } = matchMedia('(prefers-reduced-motion: reduce)');
    document.documentElement.style.scrollBehavior = still ? '' : 'smooth';
    setTimeout(follow);
  });
  window.addEventListener('hashchange', follow);
  const target = hashTarget();
  if (target) reveal(target);
}

function hashTarget(): HTMLElement | null {
  const id = location.hash.slice(1);
  if (!id) return null;
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return null; // a hash with a stray % names nothing
  }
}

/** Opens the accordion item that an address points at. */
function reveal(target: HTMLElement): void {
  if (target instanceof HTMLDetailsElement) target.open = true;
}

/** Focuses an element, or the heading of a section, without scrolling to it. */
function focus(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  const receiver =
    element.querySelector<HTMLElement>(':scope > summary') ??
    (element.matches('section') ? element.querySelector<HTMLElement>('h2[tabindex]') : null) ??
    element;
  if (receiver.tabIndex < 0 && !receiver.hasAttribute('tabindex')) receiver.tabIndex = -1;
  receiver.focus({ preventScroll: true });
}
