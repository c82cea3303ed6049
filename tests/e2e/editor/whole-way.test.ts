// Members of the office change the website on a phone, while everything around them fails: the built site, the real database,
// the editor's function under Deno, and a code host that is a repository behind GitHub's interface.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { bundleEditorFunction } from '../../../src/node/bundle/bundle-website.ts';
import { browserForFile } from '../../support/browser/browser.ts';
import { fillTownTexts } from '../../support/browser/editor-window.ts';
import { signIn } from '../../support/browser/office-pages.ts';
import { startDatabase } from '../../support/database/lite.ts';
import { joinOffice, seedWithOffice } from '../../support/database/office.ts';
import { CodeHostStandIn, REPOSITORY, TOKEN } from '../../support/servers/code-host.ts';
import { startFunction } from '../../support/servers/deno.ts';
import type { StartedServer } from '../../support/servers/start-server.ts';
import { ROOT } from '../../support/sites/build-site.ts';
import { fixture } from '../../support/sites/fixture-site.ts';
import { siteForFile, storing } from '../../support/sites/site-for-file.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { eventually } from '../../support/waiting.ts';

const NEW = '(716) 555-0177';
/** The most time of the first page and of a publication, which are a dozen requests after the other, in milliseconds. */
const LONGEST = 40_000;
/** The phone number on a page. */
const PHONE = 'header a[href^="tel:"]';

const folder = temporaryFolder();
const open = browserForFile();
const site = siteForFile({
  name: 'whole-way',
  edit: (text) => storing(text).replace('admin_mode: false', 'admin_mode: true'),
  startDatabase: async () => startDatabase({ name: 'whole-way', seed: await seedWithOffice() }),
});
let host: CodeHostStandIn;
let website: StartedServer;
let token = '';

beforeAll(async () => {
  const { data } = await (await joinOffice(site.database)).auth.getSession();
  token = data.session?.access_token ?? '';
  await joinOffice(site.database, 'lee@example.com');
  const pictures = readdirSync(join(fixture.publicFolder, 'images'));
  host = new CodeHostStandIn({
    'pages.yaml': readFileSync(join(ROOT, site.manifest)),
    ...Object.fromEntries(pictures.map((name) => [`public/images/${name}`, ''])),
  });
  const file = join(folder, 'editor.js');
  writeFileSync(file, await bundleEditorFunction(fixture));
  website = await startFunction(file, {
    SUPABASE_URL: site.database.url,
    SUPABASE_ANON_KEY: site.database.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: site.database.secretKey,
    WEBSITE_ORIGIN: site.url,
    WEBSITE_REPOSITORY: `https://github.com/${REPOSITORY}`,
    WEBSITE_HOST_API: await host.listen(),
    WEBSITE_TOKEN: TOKEN,
  });
});
afterAll(async () => {
  await website?.close();
  host?.close();
});

const published = () => parse(host.read());

/** Follows the addresses of a hosted project, which has its functions below the address of its database. */
const followFunction = (page: Page) =>
  page.route('**/functions/v1/website/**', (route) => {
    const { pathname, search } = new URL(route.request().url());
    return route.continue({ url: website.url + pathname + search });
  });

/** Asks the function as a member. */
async function ask(question: string, body?: object) {
  const answer = await fetch(`${website.url}/functions/v1/website/${question}`, {
    headers: { apikey: site.database.anonKey, Authorization: `Bearer ${token}` },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return answer.json();
}

interface Editing {
  email?: string;
  /** The page of the site. */
  at?: string;
  /** What the browser may complain about. */
  expects?: RegExp;
}

/** Signs a member in to the editor on a phone. */
async function edit({ email, at = '/', expects }: Editing = {}) {
  const { page } = await open(`/admin/website/?at=${at}`, {
    ...{ url: site.url, width: 390, hydrates: false, expects },
    prepare: followFunction,
  });
  await signIn(page, email);
  return partsOf(page);
}

/** The parts of the editor in a tab, once it is ready. */
async function partsOf(page: Page) {
  await page.locator('[data-page-ready]').waitFor({ timeout: LONGEST });
  const frame = page.frameLocator('#site');
  const panel = page.getByRole('complementary', { name: 'Panel' });
  const dialog = page.getByRole('dialog');
  /** The field of a text, which is pressed on the page. */
  const fieldOf = async (pressed: string, name: string) => {
    await frame.locator(pressed).first().click();
    return panel.getByLabel(name, { exact: true });
  };
  const published = () =>
    dialog.getByRole('heading', { name: 'Published' }).waitFor({ timeout: LONGEST });
  return {
    ...{ page, frame, panel, dialog, published },
    phone: () => fieldOf(PHONE, 'Phone number'),
    heading: () => fieldOf('h1', 'Heading'),
    shown: (pressed: string) => eventually(() => frame.locator(pressed).first().innerText()),
    saved: () => panel.getByText('Saved', { exact: true }).waitFor({ timeout: LONGEST }),
    review: () => page.getByRole('button', { name: 'Publish', exact: true }).click(),
    confirm: () => dialog.getByRole('button', { name: 'Publish', exact: true }).click(),
  };
}

test('phone number, photo, town, undo, publish, and the way back', async () => {
  // The site has the draft's picture once it is built, and the draft no page of a town that was undone.
  const editor = await edit({ expects: /404 .*(from-my-phone|gowanda)/ });
  const { page, panel, dialog } = editor;
  const old = published().company.phone;

  await (await editor.phone()).fill(NEW);
  await editor.shown(PHONE).toContain(NEW);
  expect(published().company.phone).toBe(old);

  // Twelve million pixels, as a phone takes them.
  const photo = { create: { width: 4000, height: 3000, channels: 3, background: '#486' } } as const;
  await panel.getByRole('button', { name: 'Back' }).click();
  await panel.getByRole('button', { name: 'Pages', exact: true }).click();
  await panel.getByRole('button', { name: 'Add a town' }).click();
  await panel.getByLabel('Residential Trash Pickup').check();
  await panel.getByLabel('Name of the town').fill('Gowanda');
  await panel.getByLabel('County').fill('Cattaraugus');
  await panel.getByLabel('How many people live there').fill('2,500');
  await panel.getByLabel('One sentence about the town').fill('On the creek between two counties.');
  await panel.getByRole('button', { name: 'Go on' }).click();
  await panel.getByLabel('Pick a file').setInputFiles({
    name: 'From my phone.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp(photo).jpeg().toBuffer(),
  });
  await panel.getByRole('button', { name: 'Use this picture' }).click();
  await panel.getByRole('button', { name: 'Choose another picture' }).waitFor({ timeout: LONGEST });
  await panel.getByLabel('What the picture shows').fill('A green cart at a curb in Gowanda.');
  await panel.getByRole('button', { name: 'Go on' }).click();
  await fillTownTexts(panel);
  await panel.getByRole('button', { name: 'Add the town' }).click();
  await panel.getByText('Gowanda was added.').waitFor();

  const undo = page.getByRole('button', { name: /^Undo/ });
  await undo.click();
  await page.getByText(/^Undone: added the town Gowanda/).waitFor();
  await page.getByRole('button', { name: /^Do again/ }).click();
  await page.getByText(/^Done again: added the town Gowanda/).waitFor();

  await editor.review();
  await editor.confirm();
  await editor.published();
  await dialog.getByText('in about two minutes').waitFor();
  expect(published().company.phone).toBe(NEW);
  expect(published().towns.at(-1).name).toBe('Gowanda');
  expect(host.log.map(({ author }) => author.email)).toEqual([
    'kim@example.com',
    'pat@example.com',
  ]);
  expect(host.changed()).toEqual(['pages.yaml', 'public/images/from-my-phone.jpg']);
  const picture = host.log[0]?.files.get('public/images/from-my-phone.jpg');
  expect((await sharp(picture).metadata()).width).toBeLessThanOrEqual(2000);

  await dialog.getByRole('button', { name: 'Done' }).click();
  await editor.review();
  await dialog.getByRole('button', { name: 'What was published' }).click();
  await dialog.getByRole('button', { name: /^Go back to / }).click();
  await dialog.getByRole('button', { name: 'Go back', exact: true }).click();
  await dialog.getByText('Visitors see it when you publish.').waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();
  // The page of the new town is gone, so the frame shows another one.
  await editor.shown(PHONE).toContain(old);
  await editor.review();
  await editor.confirm();
  await editor.published();
  expect(host.read()).toBe(host.read('pages.yaml', host.log[2]?.sha));
  expect(host.breaches).toEqual([]);
});

test('the function has its schema, counties and icons inside, and checks a site with other services', async () => {
  expect((await ask('schema'))['sections/faq.schema.json'].type).toBe('object');
  expect((await ask('counties?names=Erie')).length).toBeGreaterThan(0);
  expect(Object.keys((await ask('state')).icons).length).toBeGreaterThan(20);
  expect(JSON.stringify((await ask('preview?path=/')).page.sections)).toContain('"counties"');
  const value = { id: 'compost', label: 'Compost', short_label: 'Compost', page: '/about/' };
  const change = { kind: 'insert', pointer: ['services'], at: 3, value };
  const answer = await ask('change', { changes: [change], words: 'added a service' });
  expect(answer).toMatchObject({ done: true });
  expect(await ask('undo', {})).toMatchObject({ done: true });
  const said = JSON.stringify(await ask('history')) + website.complaints();
  for (const secret of [TOKEN, site.database.secretKey]) expect(said).not.toContain(secret);
});

/** Commits by somebody without the editor. */
function commitElsewhere(from: string, to: string): void {
  expect(host.read()).toContain(from);
  host.publish(host.read().replace(from, to));
}

const commits = () => host.log.length;

test('a commit from elsewhere is joined, and one at the same place is shown with both values', async () => {
  const { phone, review, confirm, published: isPublished, dialog, shown } = await edit();
  const before = commits();
  await (await phone()).fill('(716) 555-0181');
  await shown(PHONE).toContain('0181');
  commitElsewhere('founded: 1995', 'founded: 1994');
  await review();
  await confirm();
  await isPublished();
  expect(published().company).toMatchObject({ phone: '(716) 555-0181', founded: 1994 });
  expect(commits()).toBe(before + 2);
  await dialog.getByRole('button', { name: 'Done' }).click();

  await (await phone()).fill('(716) 555-0182');
  await shown(PHONE).toContain('0182');
  commitElsewhere('phone: (716) 555-0181', 'phone: (716) 555-0183');
  await review();
  await confirm();
  await dialog
    .getByText(
      'Somebody else has published a change at the same place. Yours says “phone: (716) 555-0182”, theirs “phone: (716) 555-0183”.',
    )
    .waitFor();
  expect(published().company.phone).toBe('(716) 555-0183');
  // As it says: written here too, both are joined.
  await dialog.getByRole('button', { name: 'Not yet' }).click();
  await (await phone()).fill('(716) 555-0183');
  await shown(PHONE).toContain('0183');
  await review();
  await confirm();
  await isPublished();
  expect(commits()).toBe(before + 3);
});

test('whatever the code host answers, it is said in words, and the change is published once', async () => {
  const { phone, review, confirm, published: isPublished, dialog, shown } = await edit();
  const before = commits();
  await (await phone()).fill('(716) 555-0184');
  await shown(PHONE).toContain('0184');
  await review();
  host.next(/^PATCH/, { status: 500 });
  await confirm();
  await dialog.getByText('GitHub is in trouble. Try again in a few minutes').waitFor();
  await dialog.getByText('Your changes are kept.').waitFor();
  expect(commits()).toBe(before);
  host.next(/^PATCH/, 'lose');
  await confirm();
  await isPublished();
  expect(published().company.phone).toBe('(716) 555-0184');
  expect(commits()).toBe(before + 1);
});

test('two members at once lose nothing: other texts are joined, and of the same one both stay until a choice', async () => {
  const expects = /409 \(Conflict\)/;
  const kim = await edit({ at: '/about/' });
  const lee = await edit({ email: 'lee@example.com', at: '/about/', expects });
  const [ours, theirs] = [await kim.heading(), await lee.phone()];
  await Promise.all([ours.fill('Words of Kim'), theirs.fill('(716) 555-0186')]);
  await kim.shown('h1').toBe('Words of Kim');
  await lee.shown(PHONE).toContain('0186');
  const other = await lee.heading();
  await eventually(() => other.inputValue()).toBe('Words of Kim');

  await lee.page.route('**/website/version*', () => {});
  await ours.fill('Words of Kim and friends');
  await kim.shown('h1').toBe('Words of Kim and friends');
  await kim.saved();
  await other.fill('Words of Lee');
  await lee.panel.getByText(/Kim changed this just now:.*Words of Kim and friends/).waitFor();
  await eventually(() => other.inputValue()).toBe('Words of Lee');
  await lee.panel.getByRole('button', { name: 'Keep mine' }).click();
  await lee.shown('h1').toBe('Words of Lee');
  await lee.shown(PHONE).toContain('0186');
});

test('a tab that is closed in the middle of typing has its words when it is opened again', async () => {
  const editor = await edit({ expects: /Failed to load resource/ });
  const before = commits();
  await (await editor.phone()).fill('(716) 555-0187');
  await editor.shown(PHONE).toContain('0187');
  await editor.saved();
  const { page } = editor;
  await page.route('**/website/change', (route) => route.abort());
  await (await editor.phone()).fill('(716) 555-0188');
  await editor.panel.getByText('Your words are kept here').waitFor();
  const tab = await page.context().newPage();
  await page.close();
  await followFunction(tab);
  await tab.goto(`${site.url}/admin/website/`);
  const again = await partsOf(tab);
  await again.panel.getByText('Saved what you typed last').waitFor();
  await again.shown(PHONE).toContain('0188');
  expect(commits()).toBe(before);
});

test('the open tab of a removed member says so, and changes nothing any more', async () => {
  const lee = await edit({ email: 'lee@example.com', expects: /403 \(Forbidden\)/ });
  const field = await lee.phone();
  const before = commits();
  await site.database.owner.rpc('remove_member', { person: 'lee@example.com' });
  await field.fill('(716) 555-0199');
  await lee.panel.getByText('You are no longer a member of the office').waitFor();
  const kim = await edit();
  await eventually(() => kim.frame.locator(PHONE).first().innerText()).not.toContain('0199');
  expect(commits()).toBe(before);
});
