// The office behind /admin/: a visitor's request appears, a member works with it, and nobody else sees it.
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { NOT_ASKED } from '../../../src/model/forms/office-form.ts';
import { embeddedAccounts } from '../../../src/office/local/embedded-accounts.ts';
import { officeDatabase } from '../../../src/office/worker/database.ts';
import { officeHandler, sha256 } from '../../../src/office/worker/handler.ts';
import { quote } from '../../db/quote.ts';
import { violations } from '../../support/browser/axe.ts';
import { browserForFile, type OpenOptions } from '../../support/browser/browser.ts';
import { FORMS, FULL } from '../../support/browser/mail-forms.ts';
import { entry, signIn } from '../../support/browser/office-pages.ts';
import { directives } from '../../support/browser/policy.ts';
import { goodToasts } from '../../support/browser/toasts.ts';
import { startDatabase, type TestDatabase } from '../../support/database/lite.ts';
import { OFFICE_PASSWORD, seedWithOffice, signedIn } from '../../support/database/office.ts';
import { someOf, testInFull } from '../../support/sample.ts';
import { siteForFile, storing } from '../../support/sites/site-for-file.ts';
import { eventually } from '../../support/waiting.ts';

const open = browserForFile();
const site = siteForFile({
  name: 'office-pages',
  edit: (text) =>
    `${storing(text).replace('admin_mode: false', 'admin_mode: true')}\nbilling_forms:\n  delivery: supabase\nalerts: [{ text: Route 20 is closed., until: 2098-01-30, towns: [salamanca] }]\n`,
  async startDatabase() {
    database = await startDatabase({ name: 'office-pages', seed: await seedWithOffice() });
    return database;
  },
});
let database: TestDatabase;

beforeAll(async () => {
  // The worker stays off: each test says itself how a delivery has ended.
  database.answerOffice(
    officeHandler({
      database: officeDatabase(database),
      sendMail: async () => {},
      webhookSecret: '',
      accounts: embeddedAccounts(database),
      runSecret: randomUUID(),
    }),
  );
  await invite('kim@example.com', 'kim');
  await joinByHand('kim');
});

const invite = async (email: string, token: string) =>
  officeDatabase(database).invite(email, await sha256(token));

async function joinByHand(token: string): Promise<void> {
  const { ok } = await fetch(`${database.url}/functions/v1/office/join`, {
    method: 'POST',
    headers: { apikey: database.anonKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ token, password: OFFICE_PASSWORD }),
  });
  expect(ok).toBe(true);
}

const send = async (other = {}) => {
  const { error } = await database.visitor.from('quote_requests').insert(quote(other));
  expect(error).toBeNull();
};

const openOffice = (path: string, options: OpenOptions = {}) =>
  open(path, { url: site.url, hydrates: false, ...options });

async function openSignedIn(options: OpenOptions = {}): Promise<Page> {
  const { page } = await openOffice('/admin/', options);
  await signIn(page);
  await page.getByRole('heading', { name: 'Requests', level: 1 }).waitFor();
  return page;
}

/** Gives up the mail to the office of every request. */
async function giveUp(reason: string): Promise<void> {
  const entries = await officeDatabase(database).claim(100, 60);
  for (const claimed of entries.filter(({ consumer }) => consumer === 'office')) {
    await officeDatabase(database).failed(claimed, reason, null);
  }
}

const firstField = (fields: object) => `[name="${Object.keys(fields)[0]}"]`;

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

describe('the office', () => {
  beforeEach(async () => {
    await database.owner.from('quote_requests').delete().neq('status', '');
  });

  test('sees a visitor’s request without a reload, marks it as won and writes a note', async () => {
    const page = await openSignedIn({ width: 360 });
    await page.getByText('No requests yet.').waitFor();
    await send({
      ...{ name: 'Ada Bauer', phone: '716-555-0199' },
      campaign: '/bins/?utm_source=google&utm_campaign=spring',
      kept_since: new Date(Date.now() - 3 * 3_600_000).toISOString(),
    });
    // Coming back to the page asks at once; otherwise the next look does.
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await entry(page, 'Ada Bauer').click();
    await page.getByRole('heading', { name: 'Ada Bauer' }).waitFor();
    await eventually(() => entry(page, 'Call 716-555-0199').getAttribute('href')).toBe(
      'tel:7165550199',
    );
    await page.getByText('google, spring (on /bins/)').waitFor();
    await page.getByText('waited on the visitor’s device for about 3 hours').waitFor();
    await page.getByRole('button', { name: 'Won' }).click();
    await page.getByText('kim@example.com marked it as won.').waitFor();
    const note = page.getByLabel('New note');
    await note.fill('The gate is on the left.');
    // Another request is looked at meanwhile.
    await page.getByRole('link', { name: 'All requests' }).click();
    await entry(page, 'Ada Bauer').click();
    await eventually(() => note.inputValue()).toBe('The gate is on the left.');
    await page.getByRole('button', { name: 'Add the note' }).click();
    await page.getByText('kim@example.com wrote a note.').waitFor();
    await eventually(() => note.inputValue()).toBe('');
    const { data } = await database.owner.from('quote_requests').select('status');
    expect(data).toEqual([{ status: 'won' }]);
  });

  testInFull(
    'gets the forms of the billing page in the way of quotes, marked with their kind',
    async () => {
      const { page: visitor } = await open('/pay-bill/', { url: site.url });
      for (const { area, fields, thanks } of FORMS) {
        const form = visitor.locator(`${area} form`, { has: visitor.locator(firstField(fields)) });
        for (const [name, value] of Object.entries(fields)) {
          await form.locator(`[name="${name}"]`).fill(value);
        }
        await form.locator('[type=submit]').click();
        await goodToasts(visitor).getByText(thanks).waitFor();
        await eventually(() => form.locator(firstField(fields)).inputValue()).toBe('');
      }
      const { data } = await database.owner
        .from('quote_requests')
        .select('service_type, name, phone, email, address, message, outbox(consumer)')
        .order('created_at');
      const shown = { outbox: [{ consumer: 'office' }], message: '' };
      const { city: _, ...none } = NOT_ASKED;
      expect(data).toEqual([
        { ...none, ...shown, service_type: 'form:customer-id-sms', phone: FULL.phone },
        { ...none, ...shown, service_type: 'form:customer-id-email', email: FULL.email },
        {
          ...{
            ...shown,
            service_type: 'form:account-update',
            phone: FULL.phone,
            email: FULL.email,
          },
          ...{ name: FULL.fullName, address: FULL.serviceAddress, message: FULL.updateDetails },
        },
      ]);
      const page = await openSignedIn();
      await entry(page, `${FULL.phone}.*Customer ID Request - SMS`).click();
      await page.getByRole('heading', { name: FULL.phone }).waitFor();
      await eventually(() => entry(page, 'E-mail').count()).toBe(0);
    },
  );

  test('says in red what could not be delivered, and has it sent again', async () => {
    await send({ name: 'Ada Bauer' });
    await giveUp('The mail server answered 500.');
    const page = await openSignedIn();
    await page.getByText('One request could not be delivered by mail.').waitFor();
    await page.getByRole('link', { name: 'Show it' }).click();
    await page.getByText('could not be delivered: The mail server answered 500.').waitFor();
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByText('kim@example.com had it sent again.').waitFor();
  });

  testInFull('finds a request by its state, town, service and text', async () => {
    await send({ name: 'Ada Bauer', city: 'collins', phone: '(716) 555-0111' });
    await send({ name: 'Bob Carter', city: 'dunkirk', email: 'bob@example.com' });
    const page = await openSignedIn();
    await entry(page, 'Ada Bauer').waitFor();
    await page.getByLabel('Town').selectOption('dunkirk');
    await entry(page, 'Ada Bauer').waitFor({ state: 'detached' });
    await eventually(() => entry(page, 'Bob Carter').count()).toBe(1);
    await page.getByRole('button', { name: 'Clear the filter' }).click();
    await page.getByLabel('Name, phone').fill('7165550111');
    await entry(page, 'Bob Carter').waitFor({ state: 'detached' });
    await eventually(() => entry(page, 'Ada Bauer').count()).toBe(1);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    const file = await (await saving).path();
    expect(readFileSync(file, 'utf8').split('\r\n')).toHaveLength(3);
  });

  test('writes an alert with its preview, and ends it early', async () => {
    const page = await openSignedIn();
    await page.getByRole('link', { name: 'Alerts' }).click();
    await page.getByRole('button', { name: 'Write an alert' }).click();
    await page.getByLabel('Text').fill('Pickups are a day late.');
    await page.locator('figure').getByText('Pickups are a day late.').waitFor();
    await page.getByLabel('Usual day of a pickup that changes').fill('2099-01-29');
    await page.getByLabel('Moves to').fill('2099-01-30');
    await eventually(() => page.getByLabel('Ends').inputValue()).toBe('2099-01-30T23:59');
    const moved = 'Pickups are a day late. (Thursday, January 29 → Friday, January 30)';
    await page.locator('figure').getByText(moved).waitFor();
    await page.getByRole('button', { name: 'Save the alert' }).click();
    await page.getByText('Calendars have it after the next build.').waitFor();
    const current = page.getByRole('region', { name: 'On the website now' });
    await current.getByText(moved).waitFor();
    await current.getByText('Urgent, from the office · Shows on all pages').waitFor();
    await current.getByText('Planned, with the website · Shows on Salamanca’s pages').waitFor();
    expect((await database.visitor.from('service_alerts').select('text')).data).toHaveLength(1);
    await current.getByRole('button', { name: 'End it now' }).click();
    await page.getByRole('region', { name: 'Over' }).waitFor();
    expect((await database.visitor.from('service_alerts').select('text')).data).toEqual([]);
  });

  test('is not told that an alert is saved which somebody else has deleted meanwhile', async () => {
    const alerts = () => database.owner.from('service_alerts');
    const { data } = await alerts()
      .insert({ text: 'We are closed.', kind: 'news', ends: '2099-01-30 23:59' })
      .select('id')
      .single();
    const page = await openSignedIn({ expects: /406/ });
    await page.getByRole('link', { name: 'Alerts' }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'We are closed.' });
    await row.getByRole('button', { name: 'Change' }).click();
    await page.getByLabel('Text').fill('We are closed all day.');
    await alerts().delete().eq('id', data?.id);
    await page.getByRole('button', { name: 'Save the alert' }).click();
    await page.getByText('somebody has deleted this meanwhile').waitFor();
    await eventually(() => page.getByLabel('Text').inputValue()).toBe('We are closed all day.');
    expect(await page.getByText('The alert is saved.').count()).toBe(0);
  });

  testInFull('deletes a person’s requests when the person asks for it', async () => {
    await send({ name: 'Ada Bauer', email: 'ada@example.com' });
    await send({ name: 'Bob Carter', email: 'bob@example.com' });
    const page = await openSignedIn();
    await page.getByRole('link', { name: 'Privacy' }).click();
    await page.getByLabel('E-mail address or phone number').fill('ADA@example.com');
    await page.getByRole('button', { name: 'Look' }).click();
    await page.getByLabel('I want to delete them').check();
    await page.getByRole('button', { name: 'Delete one request' }).click();
    await page.getByText('One request is deleted.').waitFor();
    const { data } = await database.owner.from('quote_requests').select('name');
    expect(data).toEqual([{ name: 'Bob Carter' }]);
  });

  testInFull('is worked by the keyboard alone', async () => {
    await send({ name: 'Ada Bauer' });
    const { page } = await openOffice('/admin/');
    await page.getByLabel('E-mail address').focus();
    await page.keyboard.type('kim@example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.type(OFFICE_PASSWORD);
    await page.keyboard.press('Enter');
    await entry(page, 'Ada Bauer').focus();
    await page.keyboard.press('Enter');
    // The focus is on the name, and the next stop calls.
    await eventually(() => focused(page)).toBe('Ada Bauer');
    await page.keyboard.press('Tab');
    await eventually(() => focused(page)).toContain('Call');
    await page.getByRole('button', { name: 'Quoted' }).focus();
    await page.keyboard.press('Space');
    await page.getByText('marked it as quoted.').waitFor();
    await page.getByRole('link', { name: 'All requests' }).focus();
    await page.keyboard.press('Enter');
    await eventually(() => focused(page)).toContain('Ada Bauer');
  });

  /** The tabs beside the requests, and the headings of their screens. */
  const TABS = [
    ['Alerts', 'Alerts'],
    ['Privacy', 'A person’s data'],
    ['Account', 'Account'],
  ] as const;

  test.each(someOf([360, 1440]))('has no finding of axe at %i px', async (width) => {
    await send({ name: 'Ada Bauer', signals: ['too fast'] });
    await giveUp('500');
    const { page } = await openOffice('/admin/', { width });
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await signIn(page);
    await entry(page, 'Ada Bauer').waitFor();
    expect(await violations(page)).toEqual([]);
    await entry(page, 'Ada Bauer').click();
    await page.getByRole('heading', { name: 'History' }).waitFor();
    expect(await violations(page)).toEqual([]);
    for (const [tab, name] of TABS) {
      await page.getByRole('navigation').getByRole('link', { name: tab }).click();
      await page.getByRole('heading', { name, level: 1 }).waitFor();
      if (tab === 'Alerts') await page.getByRole('button', { name: 'Write an alert' }).click();
      expect(await violations(page)).toEqual([]);
    }
  });
});

describe('somebody else', () => {
  test('is sent to the sign-in, and with a wrong password sees nothing', async () => {
    const { page } = await openOffice('/admin/', { expects: /400/ });
    await signIn(page, 'kim@example.com', 'not the password');
    await page.getByText('Wrong e-mail address or password.').waitFor();
    await eventually(() => new URL(page.url()).pathname).toBe('/admin/login/');
  });

  test('with an account and no membership is told so, and is signed out', async () => {
    await invite('former@example.com', 'former');
    await joinByHand('former');
    await officeDatabase(database).remove('former@example.com');
    const { page } = await openOffice('/admin/login/');
    await signIn(page, 'former@example.com');
    await page.getByText('This account is not a member of the office.').waitFor();
    await eventually(() => page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('joins with a one-time link, which leaves the address bar at once', async () => {
    await invite('lee@example.com', 'token-of-lee');
    const { page } = await openOffice('/admin/login/#join=token-of-lee');
    await page.getByRole('heading', { name: 'Join the office' }).waitFor();
    await eventually(() => page.url()).not.toContain('token-of-lee');
    await page.getByLabel('New password').fill(OFFICE_PASSWORD);
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByRole('heading', { name: 'Requests', level: 1 }).waitFor();
  });
});

describe('a forgotten password', () => {
  testInFull('is replaced through a link in an e-mail', async () => {
    await invite('pat@example.com', 'token-of-pat');
    await joinByHand('token-of-pat');
    const mails: string[] = [];
    database.takeMails(({ text }) => mails.push(text));
    const { page } = await openOffice('/admin/login/');
    await page.getByRole('button', { name: 'Forgot the password?' }).click();
    await page.getByLabel('E-mail address').fill('pat@example.com');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText('the link is on its way').waitFor();
    await eventually(() => mails.length).toBe(1);
    await page.goto('about:blank');
    await page.goto(`${site.url}/admin/login/${await hashBehind(mails[0])}`);
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    await page.getByLabel('New password').fill('another long password');
    await page.getByRole('button', { name: 'Save the password' }).click();
    await page.getByRole('heading', { name: 'Requests', level: 1 }).waitFor();
    await page.goto(`${site.url}/admin/#account`);
    await page.getByText('You are signed in as pat@example.com.').waitFor();
  });
});

test('a link for a new password that is too old says so', async () => {
  const { page } = await openOffice('/admin/login/#access_token=x&refresh_token=y&type=recovery');
  await page.getByLabel('New password').fill(OFFICE_PASSWORD);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await page.getByText('This link has been used or is too old.').waitFor();
});

/** The part after the `#` of the address that a mail's link leads to; the project does not know the test site's port. */
async function hashBehind(mail = ''): Promise<string> {
  const [link = ''] = /https?:[^\s"<]+/.exec(mail) ?? [];
  const { headers } = await fetch(link.replaceAll('&amp;', '&'), { redirect: 'manual' });
  return new URL(headers.get('location') ?? '').hash;
}

describe('a session', () => {
  test('of another account in a link signs nobody in, on the site or at the sign-in', async () => {
    await invite('eve@example.com', 'token-of-eve');
    await joinByHand('token-of-eve');
    const { data } = await (await signedIn(database, 'eve@example.com')).auth.getSession();
    const { access_token = '', refresh_token = '' } = data.session ?? {};
    const tokens = { access_token, refresh_token, expires_in: '3600', token_type: 'bearer' };
    const hash = `#${new URLSearchParams({ ...tokens, type: 'recovery' })}`;
    const page = await openSignedIn();
    const stored = () => page.evaluate(() => Object.values(localStorage).join());
    const asked = page.waitForResponse(/rest\/v1\/service_alerts/);
    await page.goto(`${site.url}/about/${hash}`);
    await asked;
    const onSite = await stored();
    await page.goto(`${site.url}/admin/login/${hash}`);
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    for (const session of [onSite, await stored()])
      expect([/kim@/.test(session), /eve@/.test(session)]).toEqual([true, false]);
  });

  test('of somebody who has been taken out of the office ends with the next visit', async () => {
    await invite('max@example.com', 'token-of-max');
    await joinByHand('token-of-max');
    const { page } = await openOffice('/admin/login/');
    await signIn(page, 'max@example.com');
    await page.getByRole('heading', { name: 'Requests', level: 1 }).waitFor();
    await officeDatabase(database).remove('max@example.com');
    await page.reload();
    await page.getByText('This account is not a member of the office any more.').waitFor();
  });

  testInFull('that ends in another tab ends here, and is told', async () => {
    const page = await openSignedIn();
    const other = await page.context().newPage();
    await other.goto(`${site.url}/admin/#account`);
    await other.getByRole('button', { name: 'Sign out everywhere' }).click();
    await other.getByText('You are signed out.').waitFor();
    await page.getByText('Your session has ended. Sign in again to go on.').waitFor();
  });
});

describe('the public site', () => {
  const filesBelow = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.js'),
    );
  const isOffices = (name: string) => /^assets\/(office|website)-/.test(name);

  test('has neither the pages nor their script without admin mode', () => {
    expect(existsSync(join(inject('folder'), 'admin'))).toBe(false);
    expect(filesBelow(inject('folder')).filter(isOffices)).toEqual([]);
  });

  test('has no word of the office in its scripts, and none of its scripts belongs to the office', () => {
    const scripts = filesBelow(site.folder);
    expect(scripts.filter(isOffices).length).toBeGreaterThan(4);
    for (const name of scripts.filter((script) => !isOffices(script))) {
      expect(readFileSync(join(site.folder, name), 'utf8')).not.toMatch(
        /office_members|quote_notes|forget_person|Sign in to the office/,
      );
    }
  });

  test('names the office in no sitemap, and search engines keep it out', async () => {
    expect(readFileSync(join(site.folder, 'sitemap.xml'), 'utf8')).not.toContain('admin');
    const html = await (await fetch(`${site.url}/admin/login/`)).text();
    expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
    const own = /Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const allowed = directives(own);
    expect(allowed.get('script-src')).toEqual(["'self'"]);
    expect(allowed.get('connect-src')).toEqual(["'self'", database.url]);
    expect(own).not.toMatch(/unsafe|\*/);
  });
});
