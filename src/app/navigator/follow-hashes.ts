// Completes what browsers do at a hash of the shown page. It comes with the app, because the script before it has to be small.
import { focusTarget, hashTarget, openTarget, scrollToHash } from './scroll.ts';

/**
 * Opens and focuses the target of a hash on the shown page. The browser itself scrolls, if an id equals the hash as written.
 * @param renderAll renders what is still missing of the page, which the target may be in
 */
export function followHashes(window: Window, renderAll: () => void): void {
  const follow = () => {
    const target = hashTarget(window);
    if (!target) return;
    openTarget(target);
    focusTarget(target);
  };
  // A second press on the same link changes no hash, so the press itself counts too.
  window.addEventListener('click', ({ target }) => {
    if (!(target as Partial<Element> | null)?.closest?.('a[href^="#"]')) return;
    renderAll();
    // Set on a click, not at load: smooth scrolling would animate the jump to the hash of the opened page.
    const { matches: still } = window.matchMedia('(prefers-reduced-motion: reduce)');
    window.document.documentElement.style.scrollBehavior = still ? '' : 'smooth';
    setTimeout(follow);
  });
  window.addEventListener('hashchange', follow);
  const target = hashTarget(window);
  if (!target) return;
  openTarget(target);
  // Scroll only if no id equals the hash as written and the browser restored no position.
  const isMissed = !window.document.querySelector(':target') && window.scrollY === 0;
  if (isMissed) scrollToHash(window);
}
