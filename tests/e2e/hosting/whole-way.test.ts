// The whole way of a request: from a visitor's thumb over a mail server that is down to a member who wins it.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { seedOf } from '../../../src/node/commands/seed.ts';
import { freePort } from '../../../src/node/serve/ports.ts';
import { type LocalOffice, openOffice } from '../../../src/office/local/local-office.ts';
import { type Mailbox, openMailbox } from '../../../src/office/local/mailbox.ts';
import { smtpWay } from '../../../src/office/local/smtp-way.ts';
import { officeDatabase } from '../../../src/office/worker/database.ts';
import type { SendMail } from '../../../src/office/worker/mail-services.ts';
import { sendDue } from '../../../src/office/worker/worker.ts';
import { browserForFile } from '../../support/browser/browser.ts';
import { entry, signIn } from '../../support/browser/office-pages.ts';
import {
  consent,
  field,
  fillQuote,
  REQUEST,
  receipt,
  submitButton,
} from '../../support/browser/quote-form.ts';
import { toastRegion } from '../../support/browser/toasts.ts';
import { startDatabase, type TestDatabase } from '../../support/database/lite.ts';
import { joinOffice } from '../../support/database/office.ts';
import { testInFull } from '../../support/sample.ts';
import { ROOT, type ServedSite, startSite } from '../../support/sites/build-site.ts';
import { fixture } from '../../support/sites/fixture-site.ts';
import { writeStoringManifest } from '../../support/sites/stored-site.ts';
import { eventually, hydrated } from '../../support/waiting.ts';

const WIDTH = 390;
const QUOTES = '**/rest/v1/quote_requests**';

const OFFICE = `
office:
  mail:
    to: office@lakeside.example
    from: website@lakeside.example
    subject: '{service} in {city}: {name}'
    text: Somebody asked for a quote.
    suspicious: It may have been a robot.
`;

const open = browserForFile();
const manifest = writeStoringManifest('whole-way', { hasOffice: true, more: OFFICE });
let database: TestDatabase;
let office: LocalOffice;
let mailbox: Mailbox;
let sendMail: SendMail;
let site: ServedSite;
let seed = '';

beforeAll(async () => {
  seed = (await seedOf({ ...fixture, manifest: join(ROOT, manifest) })) ?? '';
  mailbox = await openMailbox(0);
  sendMail = smtpWay(`smtp://127.0.0.1:${await freePort()}`);
  await start();
  const env = { VITE_SUPABASE_URL: database.url, VITE_SUPABASE_ANON_KEY: database.anonKey };
  site = await startSite({ name: 'whole-way', manifest, env });
  await joinOffice(database);
}, 400_000);

afterAll(async () => {
  await stop();
  await site?.close();
  mailbox?.close();
  rmSync(database.folder, { recursive: true, force: true });
  rmSync(join(ROOT, manifest), { force: true });
});

/** Starts the database and its worker, with the data and at the address of an earlier start. */
async function start(port?: number): Promise<void> {
  database = await startDatabase({ name: 'whole-way', seed, port, keep: true });
  office = openOffice(database, (...mail) => sendMail(...mail));
}

async function stop(): Promise<void> {
  // A run of the worker that is under way says first how its mail has ended.
  await office?.close();
  await database?.close();
}

const stored = async () => (await database.owner.from('quote_requests').select('status')).data;
const sent = async () =>
  (await database.owner.from('outbox').select('id, lease, state, last_error')).data ?? [];

/** Stores the first request, stops the server before its answer, and starts it again. */
async function restartBeforeAnswer(context: BrowserContext) {
  let attempts = 0;
  let end = () => {};
  const restarted = new Promise<void>((resolve) => {
    end = resolve;
  });
  await context.route(QUOTES, async (route) => {
    if (route.request().method() !== 'POST' || attempts++ > 0) return route.continue();
    await route.fetch();
    await stop();
    await start(Number(new URL(database.url).port));
    await route.abort();
    end();
  });
  return { restarted, attempts: () => attempts };
}

/** Opens a copy of a tab, which begins with a copy of its session. */
async function duplicate(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('/contact/'));
  const copy = await opening;
  await copy.setViewportSize({ width: WIDTH, height: 844 });
  await hydrated(copy);
  await eventually(() => field(copy, 'name').inputValue()).toBe(REQUEST.name);
  return copy;
}

const shown = (page: Page, text: string) => toastRegion(page).getByText(text).waitFor();

/** Ends the pause after a failed attempt, which is half a minute. */
async function endPause(): Promise<void> {
  const [waiting] = await sent();
  expect(await officeDatabase(database).failed(waiting as never, 'The pause is over.', 0)).toBe(
    true,
  );
}

testInFull(
  'a request comes once and is mailed once, whatever happens on its way, and a member wins it',
  async () => {
    const expects = /ERR_|409|502|Error fetching/;
    const { page, context } = await open('/contact/', {
      ...{ url: site.url, width: WIDTH, ownTab: true, expects },
    });
    await fillQuote(page);
    await eventually(() => page.evaluate(() => sessionStorage.length)).toBe(2);
    const copy = await duplicate(page);
    const { restarted, attempts } = await restartBeforeAnswer(context);
    await consent(page).check();
    await submitButton(page).dblclick();
    await restarted;
    // The database is away: the request is kept, and sent once there is a connection again.
    await eventually(() => receipt(page).getByRole('heading').textContent()).toBe(
      'Kept on This Device',
    );
    expect(attempts()).toBe(1);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await shown(page, 'Quote Request Submitted!');
    await consent(copy).check();
    await submitButton(copy).click();
    await shown(copy, 'Quote Request Submitted!');
    expect(attempts()).toBe(3);
    expect(await stored()).toEqual([{ status: 'new' }]);

    const { page: desk } = await open('/admin/login/', {
      ...{ url: site.url, width: WIDTH, ownTab: true, hydrates: false },
    });
    await signIn(desk);
    await desk.getByRole('heading', { name: 'Requests', level: 1 }).waitFor();
    await eventually(async () => (await sent())[0]?.last_error).toContain('could not be reached');
    await entry(desk, `${REQUEST.name}.*New`).click();
    await desk.getByText('could not be reached').waitFor();
    expect(await entry(desk, 'Call').getAttribute('href')).toBe('tel:7165550199');

    sendMail = smtpWay(mailbox.smtp);
    await endPause();
    await eventually(() => mailbox.mails.length).toBe(1);
    expect(mailbox.mails[0]).toMatchObject({
      to: 'office@lakeside.example',
      replyTo: REQUEST.email,
      subject: `Roll-off in Dunkirk: ${REQUEST.name}`,
    });
    await desk.getByRole('button', { name: 'Won' }).click();
    await desk.getByText('kim@example.com marked it as won.').waitFor();
    await eventually(sent).toMatchObject([{ state: 'delivered' }]);

    await office.close();
    expect(await sendDue({ database: officeDatabase(database), sendMail })).toEqual({
      ...{ delivered: 0, failed: 0, givenUp: 0 },
    });
    expect(mailbox.mails).toHaveLength(1);
    expect(await stored()).toEqual([{ status: 'won' }]);
  },
  120_000,
);
