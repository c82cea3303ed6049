// The mail forms of the Pay Bill page under axe, in every state that a visitor can bring about.
import { expect, test } from 'vitest';
import { violations } from '../../support/browser/axe.ts';
import { browserForFile } from '../../support/browser/browser.ts';
import { catchMails, refuseMails } from '../../support/browser/mail.ts';
import { FORMS } from '../../support/browser/mail-forms.ts';
import { badToasts, goodToasts, toastRegion } from '../../support/browser/toasts.ts';
import { someOf } from '../../support/sample.ts';

const open = browserForFile();

test.each(someOf(FORMS))(
  '$name has no fault when empty, sending, sent and refused',
  async (form) => {
    const { page } = await open('/pay-bill/');
    const [first] = Object.keys(form.fields);
    const element = page.locator(`${form.area} form:has([name="${first}"])`);
    const send = async () => {
      for (const [name, value] of Object.entries(form.fields)) {
        await element.locator(`[name="${name}"]`).fill(value);
      }
      await element.locator('[type=submit]').click();
    };
    expect(await violations(page), 'empty').toEqual([]);
    await catchMails(page);
    await send();
    expect(await violations(page), 'sending').toEqual([]);
    await goodToasts(page).first().waitFor();
    expect(await violations(page), 'sent').toEqual([]);
    await refuseMails(page);
    await send();
    await badToasts(page).first().waitFor();
    expect(await violations(page), 'refused').toEqual([]);
  },
);

test('the place of the messages is there before one comes, or screen readers would not tell of it', async () => {
  const { page } = await open('/pay-bill/');
  await page.locator('[name="phone"]').first().fill('716 555 0123');
  await toastRegion(page).waitFor({ state: 'attached' });
  expect(await toastRegion(page).getAttribute('aria-live')).toBe('polite');
  expect(await toastRegion(page).textContent()).toBe('');
});
