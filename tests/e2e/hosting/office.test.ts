// The office behind /admin/: a visitor's request appears, a member works with it, and nobody else sees it.
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { officeDatabase } from '../../../src/delivery/database.ts';
import { officeHandler, sha256 } from '../../../src/delivery/handler.ts';
import { embeddedAccounts } from '../../../src/node/office/embedded-accounts.ts';
import { quote } from '../../db/quote.ts';
import { violations } from '../../support/browser/axe.ts';
import { browserForFile, DESKTOP, type OpenOptions } from '../../support/browser/browser.ts';
import { directives, refusals, watchPolicy } from '../../support/browser/policy.ts';
import { startDatabase, type TestDatabase } from '../../support/database/lite.ts';
import { seedWithOffice } from '../../support/database/office.ts';
import { CACHE, ROOT, type ServedSite, startSite } from '../../support/sites/build-site.ts';
import { fixture } from '../../support/sites/fixture-site.ts';
import { eventually } from '../../support/waiting.ts';

const open = browserForFile();
const manifest = join(CACHE, `office-${process.pid}.yaml`);
const PASSWORD = 'long enough it is';
let database: TestDatabase;
let site: ServedSite;

beforeAll(async () => {
  database = await startDatabase({ name: 'office-pages', seed: await seedWithOffice() });
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
  const text = readFileSync(fixture.manifest, 'utf8');
  mkdirSync(join(ROOT, CACHE), { recursive: true });
  writeFileSync(
    join(ROOT, manifest),
    text
      .replace('delivery: simulated', 'delivery: supabase')
      .replace('admin_mode: false', 'admin_mode: true'),
  );
  const env = { VITE_SUPABASE_URL: database.url, VITE_SUPABASE_ANON_KEY: database.anonKey };
  site = await startSite({ name: 'office-pages', manifest, env });
  await invite('kim@example.com', 'kim');
  await joinByHand('kim');
}, 400_000);

afterAll(async () => {
  await site?.close();
  await database?.close();
  rmSync(join(ROOT, manifest), { force: true });
});

const invite = async (email: string, token: string) =>
  officeDatabase(database).invite(email, await sha256(token));

async function joinByHand(token: string): Promise<void> {
  const { ok } = await fetch(`${database.url}/functions/v1/office/join`, {
    method: 'POST',
    headers: { apikey: database.anonKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ token, password: PASSWORD }),
  });
  expect(ok).toBe(true);
}

const send = async (other = {}) => {
  const { error } = await database.visitor.from('quote_requests').insert(quote(other));
  expect(error).toBeNull();
};

const openOffice = (path: string, options: OpenOptions = {}) =>
  open(path, { url: site.url, hydrates: false, ownTab: true, prepare: watchPolicy, ...options });

async function signIn(page: Page, email = 'kim@example.com', password = PASSWORD): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function openSignedIn(options: OpenOptions = {}): Promise<Page> {
  const { page } = await openOffice('/admin/', options);
  await signIn(page);
  await page.getByRole('heading', { name: 'Requests', level: 1 }).waitFor();
  return page;
}

const entry = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(name) });

describe('the office of a site', () => {
  beforeEach(async () => {
    await database.owner.from('quote_requests').delete().neq('status', '');
  });

  test('has a member who sees a visitor’s request, marks it as won and writes a note', async () => {
    const page = await openSignedIn({ width: 360 });
    await page.getByText('No request has come yet.').waitFor();
    await send({ name: 'Ada Bauer', phone: '716-555-0199' });
    // Coming back to the page asks at once; otherwise the next look does.
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await entry(page, 'Ada Bauer').click();
    await page.getByRole('heading', { name: 'Ada Bauer' }).waitFor();
    expect(await entry(page, 'Call 716-555-0199').getAttribute('href')).toBe('tel:7165550199');
    await page.getByRole('button', { name: 'Won' }).click();
    await page.getByText('kim@example.com marked it as won.').waitFor();
    await page.getByLabel('New note').fill('The gate is on the left.');
    await page.getByRole('button', { name: 'Add the note' }).click();
    await page.getByText('kim@example.com wrote a note.').waitFor();
    const { data } = await database.owner.from('quote_requests').select('status');
    expect(data).toEqual([{ status: 'won' }]);
    expect(await refusals(page)).toEqual([]);
  });

  test('says in red what could not be delivered, and has it sent again', async () => {
    await send({ name: 'Ada Bauer' });
    await database.giveUp('The mail server answered 500.');
    const page = await openSignedIn();
    await page.getByText('One request could not be delivered by mail.').waitFor();
    await page.getByRole('link', { name: 'Show it' }).click();
    await page
      .getByText(/could not be delivered \(The mail server answered 500/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Send again' }).first().click();
    await page.getByText('kim@example.com had it sent again.').waitFor();
  });
});
