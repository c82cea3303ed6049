// Layout shifts, as browsers report them.
import type { Page } from 'playwright-core';

/**
 * Records the layout shifts of a page from its next load on. The function returns them.
 *
 * Those that a visitor's own press has caused are among them: browsers count the first half second in a new window as a
 * press, and a shift of the first paint would be missed.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const what = entry.sources.map(({ node }) => (node as Element | null)?.outerHTML ?? '');
        moved.push(`${entry.value.toFixed(4)} ${what.map((html) => html.slice(0, 120))}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}

/** The browser's report of a layout shift; TypeScript's library lacks it. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}
