// Tries every form of a page: sent empty it says what is missing, and filled in it is taken.
import type { Locator, Page as Tab } from 'playwright-core';
import { toastRegion } from '../support/browser/toasts.ts';

/** The words that a visitor types, by the kind of field or of its keyboard; of a list the first entry is taken. */
const TYPED: Record<string, string> = {
  email: 'ada@example.com',
  tel: '(202) 555-0143',
  number: '3',
  decimal: '3',
  numeric: '3',
  date: '2030-06-03',
  url: 'https://www.example.com/',
};
const WORDS = 'Ada Bauer, 12 Lake Road';

/** How long a form may take to say something, in milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * The faults of the forms of a page that the script has taken over.
 * @param sends whether a form may be sent; it is asked with what the form consists of
 */
export async function formFaults(tab: Tab, sends: (form: string) => boolean): Promise<string[]> {
  const faults: string[] = [];
  for (const form of await tab.locator('main form:has([type=submit])').all()) {
    const name = (await form.locator('[type=submit]').first().textContent())?.trim() ?? '';
    for (const fault of await faultsOf(form, sends)) faults.push(`the form "${name}" ${fault}`);
  }
  return faults;
}

async function faultsOf(form: Locator, sends: (form: string) => boolean): Promise<string[]> {
  const button = form.locator('[type=submit]').first();
  const wrong = form.locator('[aria-invalid=true], :is(input, select, textarea):invalid');
  const isOwn = await form.evaluate((element) => (element as HTMLFormElement).noValidate);
  const required = form.locator('[required], [aria-required=true]');
  if ((await required.count()) > 0) {
    await button.click();
    const shown = await appears(wrong.first());
    if (!shown) return ['takes what is empty'];
  }
  await fillIn(form);
  const kind = await form.evaluate((element) =>
    element.outerHTML.replace(/\s(value|id)="[^"]*"/g, ''),
  );
  const left = await namesOf(wrong);
  // A form that checks itself says what is wrong until it is sent again.
  if (!isOwn) return left.length > 0 ? [`cannot be filled in: ${left}`] : [];
  if (!sends(kind)) return [];
  await button.click();
  const receipt = toastRegion(form.page()).getByRole('status');
  if (await appears(receipt.first())) return [];
  return [`is not sent: ${await namesOf(wrong)}`];
}

async function fillIn(form: Locator): Promise<void> {
  for (const field of await form.locator('input, select, textarea').all()) {
    // A question for another service is hidden, and a trap for robots is out of sight.
    if (!(await field.isVisible())) continue;
    if (await field.evaluate((element) => (element as HTMLElement).tabIndex < 0)) continue;
    const { tag, type, keyboard, limit } = await field.evaluate((element) => ({
      tag: element.localName,
      type: (element as HTMLInputElement).type,
      keyboard: (element as HTMLInputElement).inputMode,
      limit: (element as HTMLInputElement).maxLength,
    }));
    if (tag === 'select') await field.selectOption({ index: 1 });
    else if (type === 'checkbox' || type === 'radio') await field.check();
    else if (type !== 'hidden') {
      const text = TYPED[type] ?? TYPED[keyboard] ?? WORDS;
      await field.fill(limit > 0 ? text.slice(0, limit) : text);
    }
  }
}

const namesOf = (fields: Locator) =>
  fields.evaluateAll((found) => found.map((field) => field.getAttribute('name') ?? field.id));

function appears(element: Locator): Promise<boolean> {
  return element.waitFor({ state: 'attached', timeout: TIMEOUT_MS }).then(
    () => true,
    () => false,
  );
}
