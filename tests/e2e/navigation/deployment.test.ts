// A deployment in the middle of a visit, with two real builds: the code that the old page knows of is gone.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { browserForFile } from '../../support/browser/browser.ts';
import { pathOf } from '../../support/browser/page-parts.ts';
import { consent, fillQuote, submitButton } from '../../support/browser/quote-form.ts';
import { type Deployment, startDeployment } from '../../support/sites/deployment.ts';
import { FIXTURE } from '../../support/sites/fixture-site.ts';
import { eventually, hydrated, idle, isHydrated, markDocument } from '../../support/waiting.ts';

const NEW_HEADING = 'Bills, newly told';
const CHANGES = [
  { file: `${FIXTURE}/pages.yaml`, find: 'heading: Billing FAQ', write: `heading: ${NEW_HEADING}` },
  { file: 'src/ui/styles/theme.ts', find: "text: '42rem'", write: "text: '41rem'" },
  // Code that has not changed would keep its name; as after an upgrade of the bundler, none does.
  {
    file: 'src/node/vite/configuration.ts',
    find: 'codeSplitting: {',
    write: "hashCharacters: 'hex', codeSplitting: {",
  },
];

const open = browserForFile();
let site: Deployment;
let scripts: string[];
let deployed = false;

const scriptsNow = () =>
  readdirSync(join(site.folder, 'assets')).filter((name) => name.endsWith('.js'));

beforeAll(async () => {
  site = await startDeployment(CHANGES);
  scripts = scriptsNow();
});
afterAll(() => site?.close());
afterEach(() => {
  if (deployed) site.undo();
  deployed = false;
});

function deploy(): void {
  site.deploy();
  deployed = true;
}

/** Opens a page of the older build for a visitor who saves data, so that nothing is fetched ahead, or for one who does not. */
async function visit(path: string, hydrates = true, saveData = true): Promise<Page> {
  const { page } = await open(path, {
    url: site.url,
    ownTab: true,
    hydrates,
    expects:
      /404|Failed to fetch dynamically imported module|is not a supported stylesheet MIME type|was preloaded using link preload/,
    prepare: (tab) =>
      tab.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), {
        saveData,
      }),
  });
  return page;
}

const press = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

test('the second build has taken every script of the first away', () => {
  deploy();
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((name) => existsSync(join(site.folder, 'assets', name)))).toEqual([]);
});

test('a link on the old page opens the new one as a whole, and the app runs there', async () => {
  const page = await visit('/');
  deploy();
  const sameDocument = await markDocument(page);
  await press(page, 'Pay My Bill');
  await eventually(() => pathOf(page)).toBe('/pay-bill/');
  await eventually(() => page.locator('h2').allInnerTexts()).toContain(NEW_HEADING);
  await eventually(sameDocument).toBe(false);
  await hydrated(page);
});

test('Back from there leads to the first page in its new version', async () => {
  const page = await visit('/');
  const scriptsOfPage = () => page.locator('#_page-data').getAttribute('data-modules');
  const old = await scriptsOfPage();
  deploy();
  await press(page, 'About');
  await page.waitForURL('**/about/');
  await page.goBack();
  await eventually(() => pathOf(page)).toBe('/');
  // The browser still has the old one. A press that came with the first sign of intent might meet its end.
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await eventually(scriptsOfPage).not.toBe(old);
  await press(page, 'Contact');
  await eventually(() => pathOf(page)).toBe('/contact/');
  await hydrated(page);
});

test('an old page out of the browser’s cache becomes the new one before anything is done on it', async () => {
  const page = await visit('/contact/', false);
  deploy();
  const sameDocument = await markDocument(page);
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await eventually(sameDocument).toBe(false);
  await hydrated(page);
});

test('so does one that a link led to in the same document, before the app was there', async () => {
  const page = await visit('/', false, false);
  await page.waitForFunction(
    (address) => performance.getEntriesByName(address).length > 0,
    `${site.url}/about/`,
  );
  await idle(page);
  deploy();
  const sameDocument = await markDocument(page);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await eventually(() => page.locator('h1').textContent()).toContain('About');
  await eventually(sameDocument).toBe(false);
  await eventually(() => pathOf(page)).toBe('/about/');
  await hydrated(page);
});

test('an old page on which somebody has begun to type stays, and the form goes to the mail program', async () => {
  const page = await visit('/contact/', false);
  deploy();
  await page.evaluate(() =>
    addEventListener('submit', ({ defaultPrevented, target }) => {
      if (!defaultPrevented) document.title = (target as HTMLFormElement).action;
    }),
  );
  const asked = page.waitForResponse(
    (response) =>
      response.request().resourceType() === 'fetch' && response.url().endsWith('/contact/'),
  );
  await page.locator('main form [name=name]').evaluate((field) => (field as HTMLElement).focus());
  await asked;
  await fillQuote(page);
  await consent(page).check();
  await submitButton(page).click();
  await eventually(() => page.title()).toMatch(/^mailto:/);
  await eventually(() => isHydrated(page)).toBe(false);
});

test('a quote that is sent from the old page is confirmed, though the code for messages is gone', async () => {
  const page = await visit('/contact/');
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.dismiss();
  });
  // The form is in view, so the code that sends is fetched; that for messages is not.
  const sender = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => /dispatch-/.test(name))?.name,
  );
  // Its own imports may still be on their way; the browser's module comes with all of them.
  await page.evaluate(`import(${JSON.stringify(await sender.jsonValue())}).then(() => {})`);
  deploy();
  await fillQuote(page);
  await consent(page).check();
  await submitButton(page).click();
  await eventually(() => said).toHaveLength(1);
  expect(said[0]).toMatch(/^Quote Request Submitted!\n\nWe'll contact you/);
});
