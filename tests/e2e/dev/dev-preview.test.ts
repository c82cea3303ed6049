// The dev server as the family meets it: saving pages.yaml changes the open page, and a mistake shows over it.
import { rmSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { browserForFile } from '../../support/browser/browser.ts';
import { beginRepository } from '../../support/git.ts';
import { testInFull } from '../../support/sample.ts';
import {
  type EditorServer,
  original,
  siteFolder,
  startPreview,
} from '../../support/servers/editor-server.ts';
import { eventually } from '../../support/waiting.ts';

const open = browserForFile();
let preview: EditorServer;
let bare: string;
let url = '';

beforeAll(async () => {
  const folder = siteFolder();
  // Some mistakes are mended by the last version that was good.
  bare = beginRepository(folder);
  preview = await startPreview(folder);
  url = preview.origin;
  // The first page loads the code that renders.
  await (await fetch(`${url}/contact/`)).text();
});

afterAll(async () => {
  await preview.stop();
  preview.remove();
  rmSync(bare, { recursive: true });
});

beforeEach(() => save(original));

function save(text: string): void {
  writeFileSync(preview.manifest, text);
}

test('an address that leads on does so, as on the finished site', async () => {
  const { status, headers } = await fetch(`${url}/bill?a=1`, { redirect: 'manual' });
  // A permanent redirect would stay in the browser while the family still tries things out.
  expect(status).toBe(302);
  expect(headers.get('location')).toBe('/pay-bill/?a=1');
});

test('an address in capitals leads to its page, as on the finished site', async () => {
  const { status, headers } = await fetch(`${url}/Contact?a=B`, { redirect: 'manual' });
  expect(status).toBe(301);
  expect(headers.get('location')).toBe('/contact/?a=B');
});

const overlay = (page: Page) => page.getByRole('alert', { name: 'Problems in pages.yaml' });

test('a save changes the open page in place and keeps what was typed, opened and scrolled', async () => {
  const { page } = await open('/contact/', { url });
  await page.getByLabel('Name').fill('Pat');
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  save(original.replace('heading: Tell Us About the Job', 'heading: What May We Haul'));
  await eventually(() => page.getByRole('heading', { name: 'What May We Haul' }).count()).toBe(1);
  await eventually(() => page.getByLabel('Name').inputValue()).toBe('Pat');
  await eventually(() => page.evaluate(() => window.scrollY)).toBe(300);
  await eventually(() => page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

testInFull('an open answer stays open when a save changes another part of the page', async () => {
  const { page } = await open('/pay-bill/', { url });
  await page.getByText('When is my bill due?').click();
  save(original.replace('heading: Billing FAQ', 'heading: Billing Questions'));
  await eventually(() => page.getByRole('heading', { name: 'Billing Questions' }).count()).toBe(1);
  await eventually(() => page.getByText('typically due within 30 days').isVisible()).toBe(true);
});

test('a changed phone number shows in the header without a reload', async () => {
  const { page } = await open('/', { url });
  save(original.replace('(716) 555-0142', '(716) 555-0177'));
  await eventually(() =>
    page.locator('header').getByText('(716) 555-0177').count(),
  ).toBeGreaterThan(0);
});

test('a mistake shows over the last good version, and mending it takes the message away', async () => {
  const { page } = await open('/about/', { url });
  save(
    original
      .replace('      - label: Home\n', '      - lable: Home\n')
      .replace('    - label: Home\n', '    - lable: Home\n'),
  );
  await eventually(() => overlay(page).count()).toBe(1);
  await eventually(() => overlay(page).textContent()).toBe('');
  const shown = () =>
    page.evaluate(
      () => document.getElementById('curbside-problems')?.shadowRoot?.textContent ?? '',
    );
  await eventually(shown).toContain('There is no field "lable"');
  await eventually(shown).toMatch(/pages\.yaml:\d+:\d+\) unknown-key/);
  await eventually(() => page.locator('h1').textContent()).toBe('About Cattaraugus Valley Hauling');
  save(original.replace('heading: Built Local', 'heading: Born Local'));
  await eventually(() => overlay(page).count()).toBe(0);
  await eventually(() => page.getByRole('heading', { name: /Born Local/ }).count()).toBe(1);
});

test('a page opened while the file is broken shows the last good version with the message', async () => {
  save(original.replace('\nfooter:\n', '\nfoter:\n'));
  const { page } = await open('/contact/', { url });
  await eventually(() => overlay(page).count()).toBe(1);
  await eventually(() => page.locator('h1').textContent()).toBe('Get a Free Quote');
});

test('a new town has its page without a restart', async () => {
  const entry = /\n {2}- id: dunkirk\n[\s\S]*?(?=\n {2}# -+ Salamanca)/.exec(original)?.[0] ?? '';
  // The pictures stay Dunkirk's: Gowanda has none.
  const gowanda = entry
    .replaceAll(/(?<!images\/[\w-]*)dunkirk/g, 'gowanda')
    .replaceAll('Dunkirk', 'Gowanda');
  save(original.replace(entry, entry + gowanda));
  const { page, response } = await open('/rolloff-dumpsters/ny/gowanda/', { url, expects: /404/ });
  if (response.status() !== 200) {
    await eventually(async () => (await page.reload())?.status()).toBe(200);
  }
  await eventually(() => page.locator('h1').textContent()).toBe(
    'Roll-Off Dumpster Rentals in Gowanda, NY',
  );
});

test('Alt+E opens the editor on the shown page', async () => {
  const { page } = await open('/about/', { url });
  await page.locator('#curbside-edit').waitFor();
  await page.keyboard.press('Alt+E');
  await page.waitForURL('**/@curbside/edit/?at=%2Fabout%2F');
});

testInFull('an example comes alive without its header', async () => {
  // Examples are about a business that does not exist, so a page that one of them links to cannot be fetched ahead.
  const expects = /404 \(Not Found\) \S+\/page\.json$/;
  const { page } = await open('/_sections/faq-1/', { url, expects });
  await page.getByText('How big is the cart?').click();
  await eventually(() => page.getByText('96 gallons.').isVisible()).toBe(true);
  await eventually(() => page.locator('header').isVisible()).toBe(false);
});
