// Lays the page out in pieces: what is near the top for the first paint, the rest a section at a time after it.

/** The browser leaves out what is far from view, and takes it for as high as the footer is on a phone. */
const LEFT_OUT = 'content-visibility: auto; contain-intrinsic-size: auto 55rem';

/**
 * Leaves sections out of the first layout, and gives each its own once the browser is idle, so that no task is long. A
 * visit that begins further down, at a hash, at words that a search engine points to or where it was before a reload,
 * needs all heights at once.
 */
export function layOutLater(): void {
  // The document's own address lacks such words.
  const [{ name, type }] = performance.getEntriesByType('navigation') as [
    PerformanceNavigationTiming,
  ];
  if (type !== 'navigate' || name.includes('#') || !window.requestIdleCallback) return;
  const sections = [...document.querySelectorAll<HTMLElement>('main > section ~ section, footer')];
  for (const section of sections) section.style = LEFT_OUT;
  const layOutNext = () => {
    const next = sections.shift();
    if (!next) return;
    requestIdleCallback(() => {
      next.removeAttribute('style');
      layOutNext();
    });
  };
  requestAnimationFrame(() => setTimeout(layOutNext));
}
