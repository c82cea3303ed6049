// How tests name the parts of a page.
import type { Locator, Page } from 'playwright-core';

export const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** A section by its heading. */
export const section = (page: Page, heading: string | RegExp): Locator =>
  page.getByRole('region', { name: heading });

/** Words and address of every link in an area, in order. What only screen readers say is left out. */
export const linksIn = (area: Locator): Promise<[text: string, to: string][]> =>
  area
    .locator('a')
    .evaluateAll((links) =>
      links.map((link) => [
        (link.textContent ?? '').replace(/ \(opens in a new tab\)$/, ''),
        link.getAttribute('href') ?? '',
      ]),
    );

/** Where an element ends, in pixels from the top of the window. */
export const lowerEdge = (element: Locator): Promise<number> =>
  element.evaluate((node) => node.getBoundingClientRect().bottom);

export const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

/** Whether an element has the focus. */
export const isFocused = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node === document.activeElement);
