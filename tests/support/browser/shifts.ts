// Layout shifts that no visitor has caused, as browsers report them.
import type { Page } from 'playwright-core';

/** Records the layout shifts of a page from its next load on. The function returns them. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
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
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}
