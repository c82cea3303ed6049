// The editor as a page of the office: signed in, over a stand-in of its function, on the built fixture with its policy.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { versionOf } from '../../../src/editor/server/store.ts';
import { browserForFile, type OpenOptions } from '../../support/browser/browser.ts';
import { signIn } from '../../support/browser/office-pages.ts';
import { PHONE as PHONE_NUMBER } from '../../support/servers/editor-server.ts';
import { startWebsiteStandIn } from '../../support/servers/website-stand-in.ts';
import { CACHE, ROOT, type ServedSite, startSite } from '../../support/sites/build-site.ts';
import { fixture } from '../../support/sites/fixture-site.ts';
import { eventually } from '../../support/waiting.ts';

const NEW = '(716) 555-0177';
const open = browserForFile();
const text = readFileSync(fixture.manifest, 'utf8').replace(
  'admin_mode: false',
  'admin_mode: true',
);

let standIn: Awaited<ReturnType<typeof startWebsiteStandIn>>;
let site: ServedSite;

beforeAll(async () => {
  standIn = await startWebsiteStandIn(text);
  const manifest = join(CACHE, `hosted-${process.pid}.yaml`);
  writeFileSync(join(ROOT, manifest), text);
  const env = { VITE_SUPABASE_URL: standIn.url, VITE_SUPABASE_ANON_KEY: 'sb_publishable_x' };
  site = await startSite({ name: 'hosted', manifest, env });
}, 400_000);
beforeEach(() => {
  standIn.store.texts.length = 1;
  standIn.store.done = 0;
  standIn.state.token = 'first';
});
afterAll(async () => {
  await site?.close();
  standIn?.close();
});

/** Opens the editor as somebody who is not signed in, and signs in. */
async function edit(at = '/', options: OpenOptions = {}) {
  const { page } = await open(`/admin/website/?at=${encodeURIComponent(at)}`, {
    url: site.url,
    hydrates: false,
    ownTab: true,
    ...options,
  });
  await signIn(page);
  await page.locator('[data-page-ready]').waitFor();
  return { page, frame: page.frameLocator('#site') };
}

const shot = (page: Page, name: string) => page.screenshot({ path: `/tmp/d-shots/${name}.png` });

const inPanel = (page: Page) => page.getByRole('complementary', { name: 'Panel' });

test.each([390, 1440])(
  'shows a change of the phone number in the frame, and takes it back, at %i px',
  async (width) => {
    const { page, frame } = await edit('/', { width });
    const shown = frame.locator('header a[href^="tel:"]').first();
    await eventually(() => shown.innerText()).toContain(PHONE_NUMBER);
    await shown.click();
    await shot(page, `panel-${width}`);
    const field = inPanel(page).getByLabel('Phone number', { exact: true });
    await field.fill(NEW);
    await eventually(() => shown.innerText()).toContain(NEW);
    expect(standIn.store.text).toContain(`phone: ${NEW}`);
    await shot(page, `changed-${width}`);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await eventually(() => shown.innerText()).toContain(PHONE_NUMBER);
  },
);

test('a link in the frame leads to another page of the draft, and the panel follows', async () => {
  const { page, frame } = await edit();
  await page.getByRole('button', { name: 'Browse' }).click();
  await frame.locator('main a[href^="/contact/"]').first().click();
  await inPanel(page).getByRole('heading', { name: 'Contact', level: 2 }).waitFor();
  await page.getByLabel('Page', { exact: true }).selectOption('/about/');
  await eventually(() => frame.locator('h1').innerText()).toContain('About');
  expect(new URL(page.url()).search).toBe('?at=%2Fabout%2F');
});

test('a session that has ended is begun again over the editor, and what was typed is saved', async () => {
  const { page, frame } = await edit('/', { expects: /401 \(Unauthorized\)/ });
  const shown = frame.locator('header a[href^="tel:"]').first();
  await shown.click();
  standIn.state.token = 'second';
  await inPanel(page).getByLabel('Phone number', { exact: true }).fill(NEW);
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.waitFor();
  await shot(page, 'ended');
  expect(standIn.store.text).not.toContain(NEW);
  await signIn(dialog);
  await eventually(() => shown.innerText()).toContain(NEW);
  expect(await dialog.count()).toBe(0);
});

test('after Publish it says that the host builds, and then that visitors see it', async () => {
  const { page, frame } = await edit('/', { prepare: (tab) => tab.clock.install() });
  const shown = frame.locator('header a[href^="tel:"]').first();
  await shown.click();
  await inPanel(page).getByLabel('Phone number', { exact: true }).fill(NEW);
  await eventually(() => shown.innerText()).toContain(NEW);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByText('in about two minutes').waitFor();
  await shot(page, 'published');
  const mark = join(site.folder, 'admin/website/version.json');
  writeFileSync(mark, JSON.stringify({ version: versionOf(standIn.store.text) }));
  await page.clock.fastForward(11_000);
  await dialog.getByText('Visitors see it now.').waitFor();
});
