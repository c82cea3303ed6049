// Lays the page out in pieces: what is near the top for the first paint, the rest a section at a time after it.

/** A page that is never idle gives a section its layout after so many milliseconds: screen readers see none before. */
const PATIENCE = 500;

/**
 * Leaves sections out of the first layout, and gives each its own once the browser is idle, so that no task is long. A
 * visit that begins further down, at a hash, at words that a search engine points to or where it was before a reload,
 * needs all heights at once. Done by a style sheet, because hydration wants the elements as the server wrote them.
 * @param seen how many sections beside the first the visitor may have seen already
 */
export function layOutLater(seen: number): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The document's own address does not show such words (`#:~:text=`); that of the navigation does.
  if (visit?.type !== 'navigate' || visit.name.includes('#') || !window.requestIdleCallback) return;
  const sheet = new CSSStyleSheet();
  let left = document.querySelectorAll('main > section').length - seen;
  const layOutNext = () => {
    if (left < 1) return sheet.replaceSync('');
    left--;
    // The footer comes last; what is left out counts for as high as that is on a phone.
    sheet.replaceSync(
      `main > section:nth-last-of-type(-n + ${left}), footer { content-visibility: auto; contain-intrinsic-size: 55rem }`,
    );
    // Asked for with a frame, an idle callback comes after it.
    requestAnimationFrame(() => requestIdleCallback(layOutNext, { timeout: PATIENCE }));
  };
  layOutNext();
  document.adoptedStyleSheets.push(sheet);
}
