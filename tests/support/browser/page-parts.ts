// How tests name the parts of a page.
import type { Locator, Page } from 'playwright-core';

/** The path of the page that is shown. */
export const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** A section by its heading. */
export const section = (page: Page, heading: string | RegExp): Locator =>
  page.getByRole('region', { name: heading });

/** The page's sections from top to bottom; the first one is the hero. */
export const sections = (page: Page): Promise<Locator[]> => page.locator('main > section').all();

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

/** The words of a list's items. */
export const itemsIn = (area: Locator): Promise<string[]> => area.locator('li').allInnerTexts();

/** The text of the element that has the focus. */
export const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

/** Whether an element has the focus. */
export const isFocused = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node === document.activeElement);
