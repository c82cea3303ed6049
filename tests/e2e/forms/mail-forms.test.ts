// The three forms of the Pay Bill page that are sent by mail: what the message says and what the visitor sees.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { escapePattern } from '../../../src/manifest/text/strings.ts';
import { browserForFile } from '../../support/browser/browser.ts';
import { catchMails, caughtMails, refuseMails } from '../../support/browser/mail.ts';
import { FORMS, FULL, type MailForm } from '../../support/browser/mail-forms.ts';
import { isFocused } from '../../support/browser/page-parts.ts';
import { badToasts, goodToasts, linesOf } from '../../support/browser/toasts.ts';
import { someOf, testInFull } from '../../support/sample.ts';
import { eventually, holdTimers, hydrated } from '../../support/waiting.ts';

const open = browserForFile();
const { company } = inject('facts');
const [byText, byEmail, update] = FORMS;
/** Said by the toast and beside the form: the thanks are about a message that is not sent yet. */
const LAST_STEP = 'One step left: press Send in your email app. It reaches us only then.';

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
    const lines = values.map((value) => expect.stringMatching(endingWith(value)));
    await eventually(() => caughtMails(page)).toEqual([
      { to: company.email, subject: form.subject, lines },
    ]);
  });
});

describe.each(someOf([update, byText, byEmail]))('$name', (form) => {
  const values = Object.values(form.fields);

  test('shows that it is sending, then thanks, and says that it still has to be sent', async () => {
    const { page, element, fill, button } = await openForm(form);
    await fill(form.fields);
    const send = await holdTimers(page, 600);
    await button.click();
    await eventually(() => button.textContent()).toBe(form.busy);
    await eventually(() => button.isDisabled()).toBe(true);
    await send();
    await eventually(() => linesOf(goodToasts(page))).toEqual([
      ['Request Submitted', form.thanks, LAST_STEP],
    ]);
    await eventually(() => button.isEnabled()).toBe(true);
    await eventually(() => noteOf(element).textContent()).toContain(LAST_STEP);
  });

  test('keeps what was typed when nothing opens, with the address and the phone to use instead', async () => {
    const { page, element, fill, button } = await openForm(form);
    await fill(form.fields);
    await button.click();
    const note = noteOf(element);
    await note.getByText('Nothing opened?').waitFor();
    await eventually(() => typedInto(element)).toBe(values.join(''));
    await eventually(() => note.getByText(company.email ?? '').isVisible()).toBe(true);
    await eventually(() =>
      note.getByRole('link', { name: company.phone }).getAttribute('href'),
    ).toMatch(/^tel:/);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await note.getByRole('button', { name: 'Copy Address' }).click();
    await eventually(clipboard).toBe(company.email);
    await note.getByRole('button', { name: 'Copy Message' }).click();
    await eventually(clipboard).toContain(values[0]);
  });

  testInFull('is empty again when the visitor says that it was sent', async () => {
    const { element, fill, button, page } = await openForm(form);
    await fill(form.fields);
    await button.click();
    await noteOf(element).getByRole('button', { name: 'I Have Sent It' }).click();
    await eventually(() => typedInto(element)).toBe('');
    await eventually(() => noteOf(element).textContent()).toBe('');
    await eventually(() => isFocused(element.locator('input').first())).toBe(true);
    await page.reload();
    await hydrated(page);
    await eventually(() => typedInto(element)).toBe('');
  });

  test('is empty again when the visitor comes back from the mail program', async () => {
    const { page, element, fill, button } = await openForm(form);
    await fill(form.fields);
    await button.click();
    await noteOf(element).getByText('Nothing opened?').waitFor();
    await leaveAndReturn(page);
    await eventually(() => typedInto(element)).toBe('');
  });

  testInFull('keeps what is typed after the mail program was opened', async () => {
    const { page, element, fill, button } = await openForm(form);
    await fill(form.fields);
    await button.click();
    await noteOf(element).getByText('Nothing opened?').waitFor();
    const [name = '', value = ''] = Object.entries(form.fields)[0] ?? [];
    await fill({ [name]: `9${value}` });
    await leaveAndReturn(page);
    await eventually(() => typedInto(element)).toContain(`9${value}`);
    await eventually(() => noteOf(element).textContent()).toBe('');
  });

  test('keeps what was typed on the way to another page and back', async () => {
    const { page, element, fill } = await openForm(form);
    await fill(form.fields);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await page.waitForURL('**/about/');
    await page.goBack();
    const [name = '', value] = Object.entries(form.fields)[0] ?? [];
    const field = element.locator(`[name="${name}"]`);
    await eventually(() => field.inputValue()).toBe(value);
  });

  test.each(someOf(['   ', '']))('sends nothing for "%s"', async (blank) => {
    const { page, fill, button, element } = await openForm(form);
    await fill(Object.fromEntries(Object.keys(form.fields).map((name) => [name, blank])));
    await button.click();
    await element.locator('input').first().press('Enter');
    await eventually(() => caughtMails(page)).toEqual([]);
    await eventually(() => goodToasts(page).or(badToasts(page)).count()).toBe(0);
    await eventually(() => button.isEnabled()).toBe(true);
    // A form of one field ignores it silently.
    const missing = Object.keys(form.fields).length > 1;
    await eventually(() => messagesIn(element).count()).toBe(missing ? 4 : 0);
    if (missing) await eventually(() => isFocused(element.locator('input').first())).toBe(true);
  });

  test('states each limit in its markup, with script and without', async () => {
    const limitsOn = (page: Page) =>
      formOf(page, form)
        .locator('input, textarea')
        .evaluateAll((all) =>
          all.map((one) => [one.getAttribute('name'), one.getAttribute('maxlength')]),
        );
    const stated = Object.entries(form.limits).map(([name, limit]) => [name, String(limit)]);
    const { page, fill } = await openForm(form);
    await fill(form.fields);
    await eventually(() => limitsOn(page)).toEqual(stated);
    const { page: plain } = await open('/pay-bill/', { javaScript: false });
    await eventually(() => limitsOn(plain)).toEqual(stated);
  });

  testInFull(
    'says so when the mail program cannot be opened, and keeps what was typed',
    async () => {
      const { page, element, fill, button } = await openForm(form, refuseMails);
      await fill(form.fields);
      await button.click();
      await eventually(() => linesOf(badToasts(page))).toEqual([
        ['Submission Error', 'Please try again.'],
      ]);
      await eventually(() => button.isEnabled()).toBe(true);
      const first = element.locator('input').first();
      await eventually(() => first.inputValue()).toBe(values[0]);
    },
  );

  test('is sent once by a double press, and by the Enter key', async () => {
    const { page, element, fill } = await openForm(form);
    await fill(form.fields);
    await element.evaluate((node: HTMLFormElement) => {
      node.requestSubmit();
      node.requestSubmit();
    });
    await eventually(() => goodToasts(page).count()).toBe(1);
    await eventually(() => caughtMails(page)).toHaveLength(1);
    await fill(form.fields);
    await element.locator('input').first().press('Enter');
    await eventually(() => caughtMails(page)).toHaveLength(2);
  });
});

test('line breaks in a value cannot forge another field or another recipient', async () => {
  const { page, fill, button } = await openForm(update);
  const forged = 'moved\r\nphone: 900-555-0100\nBcc: thief@example.com&bcc=thief@example.com';
  await fill({ ...FULL, updateDetails: forged });
  await button.click();
  await eventually(() => caughtMails(page)).toMatchObject([{ to: company.email }]);
  const [mail] = await caughtMails(page);
  expect(mail?.lines).toHaveLength(5);
  const address = await page.evaluate(
    () => (window as unknown as { caughtMails: string[] }).caughtMails[0] ?? '',
  );
  expect([...new URL(address).searchParams.keys()]).toEqual(['subject', 'body']);
});

test.each(someOf([update, byEmail]))(
  'an e-mail address of more than 100 characters is refused, and not cut: $name',
  async (form) => {
    const { page, element, fill, button } = await openForm(form);
    const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.example`;
    await fill({ ...form.fields, email });
    await button.click();
    const field = element.locator('[name="email"]');
    await eventually(() => field.inputValue()).toBe(email);
    await eventually(() => isFocused(field)).toBe(true);
    await eventually(() => field.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(
      false,
    );
    await eventually(() => caughtMails(page)).toEqual([]);
  },
);

test('what is missing or wrong is said beside its field, in our words, until it is put right', async () => {
  const { page, element, fill, button } = await openForm(update);
  await fill({ ...FULL, fullName: '', phone: '12' });
  await button.click();
  await eventually(() => messagesIn(element).allTextContents()).toEqual([
    'We need your name.',
    expect.stringMatching(/^Please check this number\./),
  ]);
  const name = element.getByLabel('Full Name');
  await eventually(() => isFocused(name)).toBe(true);
  await eventually(() => name.getAttribute('aria-invalid')).toBe('true');
  await eventually(() => name.getAttribute('aria-describedby')).toBe(
    await messagesIn(element).first().getAttribute('id'),
  );
  await eventually(() => element.getByLabel('Service Address').getAttribute('aria-invalid')).toBe(
    'false',
  );
  await name.fill('Ada');
  await eventually(() => messagesIn(element).count()).toBe(1);
  await eventually(() => caughtMails(page)).toEqual([]);
});

test('the thanks of one form are gone when another one is submitted', async () => {
  const { page, fill, button } = await openForm(byText);
  await fill(byText.fields);
  await button.click();
  // A message that is pointed at stays.
  await goodToasts(page).hover();
  const other = formOf(page, update);
  await other.evaluate((form: HTMLFormElement) => form.requestSubmit());
  await eventually(() => messagesIn(other).count()).toBe(4);
  await eventually(() => goodToasts(page).count()).toBe(0);
});

/** The messages beside the fields of a form. */
const messagesIn = (element: Locator) => element.locator('p[id$="-error"]');

/** The values of a form's fields, one after the other. */
const typedInto = (element: Locator) =>
  element
    .locator('input, textarea')
    .evaluateAll((all) => all.map((control) => (control as HTMLInputElement).value).join(''));

/** The note of a form after the mail program was opened. */
const noteOf = (element: Locator) => element.getByRole('status').last();

/** Another window takes the focus of the page, and gives it back. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.hasFocus = () => false;
    dispatchEvent(new Event('blur'));
    document.hasFocus = () => true;
    dispatchEvent(new Event('focus'));
  });
}

/** Matches a line that ends with exactly this value, after its label. */
function endingWith(value: string): RegExp {
  return new RegExp(`^[^:]+: ${escapePattern(value)}$`);
}
