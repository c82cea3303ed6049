// How tests find the short messages at the bottom right.
import type { Locator, Page } from 'playwright-core';

export const toastRegion = (page: Page): Locator => page.getByRole('region', { name: /^Notif/ });

/** Messages that something went well; they go away by themselves. */
export const goodToasts = (page: Page): Locator => toastRegion(page).getByRole('status');

/** Messages that something went wrong; they stay until they are dismissed. */
export const badToasts = (page: Page): Locator => toastRegion(page).getByRole('alert');

/** Title and text of every message, line by line. */
export const linesOf = async (toasts: Locator): Promise<string[][]> =>
  (await toasts.allInnerTexts()).map((text) => text.split('\n').filter((line) => line.trim()));
