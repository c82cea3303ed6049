// The three forms of the Pay Bill page that are sent by mail: what the message says and what the visitor sees.
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { literally } from '../../src/manifest/literally.ts';
import { browserForFile } from '../support/browser.ts';
import { catchMails, caughtMails, refuseMails } from '../support/mail.ts';
import { FORMS, FULL, type MailForm } from '../support/mail-forms.ts';
import { isFocused } from '../support/page-parts.ts';
import { badToasts, goodToasts, linesOf } from '../support/toasts.ts';
import { eventually, hydrated } from '../support/waiting.ts';

const open = browserForFile();
const { company } = inject('facts');

/** The form's element, found by its first field. */
const formOf = (page: Page, { area, fields }: MailForm) =>
  page.locator(`${area} form:has([name="${Object.keys(fields)[0]}"])`);

const openForm = async (form: MailForm, mailProgram = catchMails) => {
  const { page } = await open('/pay-bill/');
  await mailProgram(page);
  const element = formOf(page, form);
  const fill = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) {
      await element.locator(`[name="${name}"]`).fill(value);
    }
  };
  return { page, element, fill, button: element.locator('[type=submit]') };
};

describe.each(FORMS)('$name', (form) => {
  const values = Object.values(form.fields);

  test('opens a message to the company with each value on its own line', async () => {
    const { page, fill, button } = await openForm(form);
    await fill(form.fields);
    await button.click();
    const [mail, ...more] = await caughtMails(page);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: company.email, subject: form.subject });
    expect(mail?.lines).toEqual(values.map((value) => expect.stringMatching(endingWith(value))));
  });

  test('shows that it is sending, then thanks and is empty again', async () => {
    const { page, element, fill, button } = await openForm(form);
    await fill(form.fields);
    await button.click();
    expect(await button.textContent()).toBe(form.busy);
    expect(await button.isDisabled()).toBe(true);
    await eventually(() => linesOf(goodToasts(page))).toEqual([['Request Submitted', form.thanks]]);
    expect(await button.isEnabled()).toBe(true);
    const left = element.locator('input, textarea');
    expect(
      await left.evaluateAll((all) => all.map((c) => (c as HTMLInputElement).value).join('')),
    ).toBe('');
  });

  test('keeps what was typed on the way to another page and back, until it is sent', async () => {
    const { page, element, fill, button } = await openForm(form);
    await fill(form.fields);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await page.waitForURL('**/about/');
    await page.goBack();
    const [name = '', value] = Object.entries(form.fields)[0] ?? [];
    const field = element.locator(`[name="${name}"]`);
    await eventually(() => field.inputValue()).toBe(value);
    await button.click();
    await eventually(() => goodToasts(page).count()).toBe(1);
    await page.reload();
    await hydrated(page);
    expect(await field.inputValue()).toBe('');
  });

  test('leaves the focus on its button', async () => {
    const { page, fill, button } = await openForm(form);
    await fill(form.fields);
    await button.press('Enter');
    await eventually(() => goodToasts(page).count()).toBe(1);
    await eventually(() => isFocused(button)).toBe(true);
  });

  test.each(['', '   '])('sends nothing for "%s"', async (blank) => {
    const { page, fill, button, element } = await openForm(form);
    await fill(Object.fromEntries(Object.keys(form.fields).map((name) => [name, blank])));
    await button.click();
    await element.locator('input').first().press('Enter');
    expect(await caughtMails(page)).toEqual([]);
    expect(await goodToasts(page).or(badToasts(page)).count()).toBe(0);
    expect(await button.isEnabled()).toBe(true);
    // Where several fields are missing, the browser points at the first one.
    const pointsAt = Object.keys(form.fields).length > 1 && Object.keys(form.fields)[0];
    await button.focus();
    await button.press('Enter');
    expect(await element.locator(':focus').getAttribute('name')).toBe(pointsAt || null);
  });

  test('trims what is typed and cuts what is too long', async () => {
    const { page, element, button } = await openForm(form);
    for (const [name, limit] of Object.entries(form.limits)) {
      const control = element.locator(`[name="${name}"]`);
      expect(await control.getAttribute('maxlength')).toBe(String(limit));
      // A script can put in more than the field lets anybody type.
      await control.evaluate(
        (input, value) => {
          (input as HTMLInputElement).value = value;
        },
        `  ${'x'.repeat(600)}${name === 'email' ? '@example.com' : ''}`,
      );
    }
    await button.click();
    const [mail] = await caughtMails(page);
    const lengths = mail?.lines.map((line) => line.replace(/^[^:]*: /, '').length);
    expect(lengths).toEqual(Object.values(form.limits));
  });

  test('says so when the mail program cannot be opened, and keeps what was typed', async () => {
    const { page, element, fill, button } = await openForm(form, refuseMails);
    await fill(form.fields);
    await button.click();
    await eventually(() => linesOf(badToasts(page))).toEqual([
      ['Submission Error', 'Please try again.'],
    ]);
    expect(await button.isEnabled()).toBe(true);
    const first = element.locator('input').first();
    expect(await first.inputValue()).toBe(values[0]);
  });

  test('is sent once by a double press, and by the Enter key', async () => {
    const { page, element, fill } = await openForm(form);
    await fill(form.fields);
    await element.evaluate((node: HTMLFormElement) => {
      node.requestSubmit();
      node.requestSubmit();
    });
    await eventually(() => goodToasts(page).count()).toBe(1);
    expect(await caughtMails(page)).toHaveLength(1);
    await fill(form.fields);
    await element.locator('input').first().press('Enter');
    await eventually(() => caughtMails(page)).toHaveLength(2);
  });
});

const [byText, byEmail, update] = FORMS;

test('line breaks in a value cannot forge another field or another recipient', async () => {
  const { page, fill, button } = await openForm(update);
  const forged = 'moved\r\nphone: 900-555-0100\nBcc: thief@example.com&bcc=thief@example.com';
  await fill({ ...FULL, updateDetails: forged });
  await button.click();
  const [mail] = await caughtMails(page);
  expect(mail?.lines).toHaveLength(5);
  expect(mail?.to).toBe(company.email);
  const address = await page.evaluate(
    () => (window as unknown as { caughtMails: string[] }).caughtMails[0] ?? '',
  );
  expect([...new URL(address).searchParams.keys()]).toEqual(['subject', 'body']);
});

test('the details of an account update may be left out', async () => {
  const { page, fill, button } = await openForm(update);
  const { updateDetails: _, ...needed } = FULL;
  await fill(needed);
  await button.click();
  await eventually(() => goodToasts(page).count()).toBe(1);
  expect(await caughtMails(page)).toHaveLength(1);
});

test.each(['fullName', 'phone', 'email', 'serviceAddress'])(
  'an account update without %s is not sent, and that field gets the focus',
  async (name) => {
    const { page, element, fill, button } = await openForm(update);
    await fill({ ...FULL, [name]: '' });
    await button.click();
    await eventually(() => isFocused(element.locator(`[name="${name}"]`))).toBe(true);
    expect(await caughtMails(page)).toEqual([]);
  },
);

test('the phone and e-mail fields are of their type', async () => {
  const { element } = await openForm(byText);
  expect(await element.locator('input').getAttribute('type')).toBe('tel');
  const { element: other } = await openForm(byEmail);
  expect(await other.locator('input').getAttribute('type')).toBe('email');
});

/** Matches a line that ends with exactly this value, after its label. */
function endingWith(value: string): RegExp {
  return new RegExp(`^[^:]+: ${literally(value)}$`);
}
