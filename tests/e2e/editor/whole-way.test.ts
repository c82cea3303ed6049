// A member of the office changes the website on a phone: the built site, the real database, the editor's function under Deno,
// and a code host that is a real repository behind GitHub's interface.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { bundleWebsite } from '../../../src/node/bundle/bundle-website.ts';
import { browserForFile } from '../../support/browser/browser.ts';
import { signIn } from '../../support/browser/office-pages.ts';
import { startDatabase } from '../../support/database/lite.ts';
import { joinOffice, seedWithOffice } from '../../support/database/office.ts';
import { beginRepository, git } from '../../support/git.ts';
import type { CodeHostServer } from '../../support/servers/code-host-server.ts';
import { startFunction } from '../../support/servers/deno.ts';
import { REPOSITORY, startGitHub } from '../../support/servers/git-hub.ts';
import type { StartedServer } from '../../support/servers/start-server.ts';
import { ROOT } from '../../support/sites/build-site.ts';
import { fixture } from '../../support/sites/fixture-site.ts';
import { siteForFile, storing } from '../../support/sites/site-for-file.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { eventually } from '../../support/waiting.ts';

const TOKEN = 'a-token-that-may-write-one-repository';
const NEW = '(716) 555-0177';

const folder = temporaryFolder();
const open = browserForFile();
const site = siteForFile({
  name: 'whole-way',
  edit: (text) => storing(text).replace('admin_mode: false', 'admin_mode: true'),
  startDatabase: async () => startDatabase({ name: 'whole-way', seed: await seedWithOffice() }),
});
let bare = '';
let host: CodeHostServer;
let website: StartedServer;

beforeAll(async () => {
  await joinOffice(site.database);
  const repository = join(folder, 'website');
  mkdirSync(repository);
  writeFileSync(join(repository, 'pages.yaml'), readFileSync(join(ROOT, site.manifest)));
  cpSync(join(fixture.publicFolder, 'images'), join(repository, 'public/images'), {
    recursive: true,
  });
  bare = beginRepository(repository);
  host = await startGitHub({ bare, token: TOKEN });
  const file = join(folder, 'editor.js');
  writeFileSync(file, await bundleWebsite(fixture));
  website = await startFunction(file, {
    SUPABASE_URL: site.database.url,
    SUPABASE_ANON_KEY: site.database.anonKey,
    WEBSITE_ORIGIN: site.url,
    WEBSITE_REPOSITORY: `https://github.com/${REPOSITORY}`,
    WEBSITE_HOST_API: host.url,
    WEBSITE_TOKEN: TOKEN,
  });
});
afterAll(async () => {
  await website?.close();
  host?.close();
});

const published = () => parse(git(bare, 'show', 'main:pages.yaml'));

test('phone number, photo, town, undo, publish, and the way back', {
  timeout: 200_000,
}, async () => {
  const { page } = await open('/admin/website/', {
    ...{ url: site.url, width: 390, hydrates: false, ownTab: true },
    // A hosted project has its functions below the address of its database.
    prepare: (tab) =>
      tab.route('**/functions/v1/website/**', (route) => {
        const { pathname, search } = new URL(route.request().url());
        return route.continue({ url: website.url + pathname + search });
      }),
  });
  await signIn(page);
  await page.locator('[data-page-ready]').waitFor();
  const frame = page.frameLocator('#site');
  const panel = page.getByRole('complementary', { name: 'Panel' });
  const old = published().company.phone;

  await frame.locator('header a[href^="tel:"]').first().click();
  await panel.getByLabel('Phone number', { exact: true }).fill(NEW);
  await eventually(() => frame.locator('header a[href^="tel:"]').first().innerText()).toContain(
    NEW,
  );
  expect(published().company.phone).toBe(old);

  // Twelve million pixels, as a phone takes them.
  const photo = { create: { width: 4000, height: 3000, channels: 3, background: '#486' } } as const;
  await page.getByRole('button', { name: 'Pages', exact: true }).first().click();
  await panel.getByRole('button', { name: 'Add a town' }).click();
  await panel.getByLabel('Name of the town').fill('Gowanda');
  await panel.getByLabel('County').fill('Cattaraugus');
  await panel.getByLabel('How many people live there').fill('2,500');
  await panel.getByLabel('One sentence about the town').fill('On the creek between two counties.');
  await panel.getByRole('button', { name: 'Go on' }).click();
  await panel.getByRole('img', { name: 'Map of the towns' }).click();
  await panel.getByRole('button', { name: 'Go on' }).click();
  await panel.getByLabel('Pick a file').setInputFiles({
    name: 'From my phone.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp(photo).jpeg().toBuffer(),
  });
  await panel.getByRole('button', { name: 'Use this picture' }).click();
  await panel.locator('img').first().waitFor();
  await panel.getByLabel('What the picture shows').fill('A green cart at a curb in Gowanda.');
  await panel.getByRole('button', { name: 'Add the town' }).click();
  await panel.getByText('Gowanda was added.').waitFor();

  const undo = page.getByRole('button', { name: /^Undo/ });
  await undo.click();
  await page.getByText(/^Undone: added the town Gowanda/).waitFor();
  await page.getByRole('button', { name: /^Redo/ }).click();
  await page.getByText(/^Done again: added the town Gowanda/).waitFor();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('heading', { name: 'Published' }).waitFor();
  await dialog.getByText('in about two minutes').waitFor();
  expect(published().company.phone).toBe(NEW);
  expect(published().towns.at(-1).name).toBe('Gowanda');
  expect(git(bare, 'log', '--format=%an <%ae>', 'main').split('\n')).toEqual([
    'Kim <kim@example.com>',
    'Pat <pat@example.com>',
  ]);
  const taken = git(bare, 'diff', '--name-only', 'main~1', 'main').split('\n');
  expect(taken).toEqual(['pages.yaml', 'public/images/from-my-phone.jpg']);
  const picture = execFileSync('git', ['-C', bare, 'show', `main:${taken[1]}`]);
  expect((await sharp(picture).metadata()).width).toBeLessThanOrEqual(2000);

  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('button', { name: 'What was published' }).click();
  await dialog.getByRole('button', { name: /^Go back to / }).click();
  await dialog.getByRole('button', { name: 'Go back', exact: true }).click();
  await dialog.getByText('Visitors see it when you publish.').waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await eventually(() => frame.locator('header a[href^="tel:"]').first().innerText()).toContain(
    old,
  );
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('heading', { name: 'Published' }).waitFor();
  expect(git(bare, 'diff', '--name-only', 'main~2', 'main')).toBe(
    'public/images/from-my-phone.jpg',
  );
  expect(host.breaches).toEqual([]);
});
