// What moves on a page although nobody did anything, as browsers report it.
import type { Page } from 'playwright-core';

/** Notes what moves on a page by itself, from its next opening on. The function tells what has moved so far. */
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

/** What browsers report of content that moved; TypeScript's library does not know it. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}
