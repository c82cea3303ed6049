// Completes what browsers do at a hash of the shown page. It comes with the app, because the script before it has to be small.
import { focusTarget, hashTarget, openTarget } from './scroll.ts';

/** Makes links to places on the same page move the focus and open their target. The browser scrolls to ids that are there as they are written. */
export function followHashes(window: Window): void {
  const follow = () => {
    const target = hashTarget(window);
    if (!target) return;
    openTarget(target);
    focusTarget(target);
  };
  // A second press on the same link changes no hash, so the press itself counts too.
  window.addEventListener('click', ({ target }) => {
    if (!(target as Partial<Element> | null)?.closest?.('a[href^="#"]')) return;
    // Only now: a page that is loaded at a hash would run through to it.
    const { matches: still } = window.matchMedia('(prefers-reduced-motion: reduce)');
    window.document.documentElement.style.scrollBehavior = still ? '' : 'smooth';
    setTimeout(follow);
  });
  window.addEventListener('hashchange', follow);
  const target = hashTarget(window);
  if (!target) return;
  openTarget(target);
  // A visitor who came back is where they were.
  const isMissed = !window.document.querySelector(':target') && window.scrollY === 0;
  if (isMissed) target.scrollIntoView({ behavior: 'instant' });
}
