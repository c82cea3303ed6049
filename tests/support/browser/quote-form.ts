// How tests fill in the quote form.
import type { Locator, Page } from 'playwright-core';

/** A request that may be sent. The names are those of the fields. */
export const REQUEST = {
  name: 'Ada Bauer',
  email: 'ada@example.com',
  phone: '(716) 555-0199',
  city: 'dunkirk',
  address: '12 Lake Shore Drive',
  serviceType: 'rolloff',
  message: 'An old barn roof, about 1,200 square feet.',
};

export type FieldName = keyof typeof REQUEST;

export const quoteForm = (page: Page): Locator => page.locator('main form');
export const field = (page: Page, name: FieldName): Locator =>
  quoteForm(page).locator(`[name="${name}"]`);
export const consent = (page: Page): Locator => quoteForm(page).getByRole('checkbox');
export const submitButton = (page: Page): Locator => quoteForm(page).locator('[type=submit]');

/** What stands above the form once a request was sent. */
export const receipt = (page: Page): Locator => page.locator('#_quote-receipt');

/** Types a request into the form, without the consent. */
export async function fillQuote(page: Page, request: Partial<typeof REQUEST> = REQUEST) {
  for (const [name, value] of Object.entries(request)) {
    const control = field(page, name as FieldName);
    if (name === 'city' || name === 'serviceType') await control.selectOption(value);
    else await control.fill(value);
  }
}

/** The values of the form, by field. */
export async function quoteValues(page: Page): Promise<Record<FieldName, string>> {
  return quoteForm(page).evaluate((form, names) => {
    const values = new FormData(form as HTMLFormElement);
    return Object.fromEntries(names.map((name) => [name, String(values.get(name))]));
  }, Object.keys(REQUEST)) as Promise<Record<FieldName, string>>;
}

/** The form with nothing in it. */
export const EMPTY = Object.fromEntries(Object.keys(REQUEST).map((name) => [name, '']));

/** Gives the page a dataLayer, as an analytics script would. */
export const addDataLayer = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    (window as unknown as { dataLayer: unknown[] }).dataLayer = [];
  });

/** The events that were put into the dataLayer since. */
export const reportedEvents = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => (window as unknown as { dataLayer: unknown[] }).dataLayer);

/** The messages beside the fields, from top to bottom. */
export const mistakes = (page: Page): Promise<string[]> =>
  quoteForm(page).locator('p[id$="-error"]').allTextContents();
