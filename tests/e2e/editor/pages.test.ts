// The editor changes pages and towns: addresses with redirects, new pages, new towns, a town that is switched off.

import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { editedSiteForFile } from '../../support/browser/editor-window.ts';
import { testInFull } from '../../support/sample.ts';
import { eventually } from '../../support/waiting.ts';

const { server, read, edit } = editedSiteForFile();

const written = () => parse(read());

test('a changed address takes links along and leaves a redirect', async () => {
  // The page in the frame asks for its old address once more.
  const { site, panel } = await edit('/about/', { expects: /404/ });
  await panel.getByRole('button', { name: 'Page name and web address' }).click();
  await panel.getByRole('button', { name: 'Change the address' }).click();
  await panel.getByLabel('New address').fill('our story');
  await panel.getByRole('button', { name: 'Change to /our-story/' }).click();
  await eventually(() => written().redirects.at(-1)).toEqual({
    from: '/about/',
    to: '/our-story/',
  });
  await eventually(read).not.toMatch(/to: \/about\//);
  await eventually(() => site.locator('h1').count()).toBe(1);
  const { status, headers } = await fetch(`${server().origin}/about/`, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([302, '/our-story/']);
});

testInFull('a new page is there with its heading', async () => {
  const { site, panel } = await edit('/');
  await panel.getByRole('button', { name: 'Pages', exact: true }).click();
  await panel.getByRole('button', { name: 'Add a page' }).click();
  await panel.getByLabel('Name of the page').fill('Recycling');
  await panel.getByRole('button', { name: 'Add the page' }).click();
  await eventually(() => site.getByRole('heading', { level: 1, name: 'Recycling' }).count()).toBe(
    1,
  );
  await eventually(() => written().pages.at(-1).path).toBe('/recycling/');
});

testInFull('a removed page sends its links and its old address elsewhere', async () => {
  const { panel } = await edit('/terms-privacy/');
  await panel.getByRole('button', { name: 'Page name and web address' }).click();
  await panel.getByRole('button', { name: 'Remove the page' }).click();
  await panel.getByText(/links? leads? here/).waitFor();
  await panel.getByRole('button', { name: 'Remove the page' }).last().click();
  await eventually(() =>
    written().pages.some(({ path }: { path: string }) => path === '/terms-privacy/'),
  ).toBe(false);
  await eventually(() => written().redirects.at(-1)).toEqual({ from: '/terms-privacy/', to: '/' });
});

test('a town is switched off, and its page is gone', async () => {
  const { panel } = await edit('/rolloff-dumpsters/ny/dunkirk/', { expects: /404/ });
  await panel.getByRole('button', { name: 'Facts about Dunkirk' }).click();
  await panel.getByRole('switch', { name: 'Shown to visitors' }).click();
  await eventually(
    async () => (await fetch(`${server().origin}/rolloff-dumpsters/ny/dunkirk/`)).status,
  ).toBe(404);
});

testInFull('a section of another type is added from the gallery, above another one', async () => {
  // Examples are about a business that does not exist: its pages cannot be fetched ahead.
  const { site, panel } = await edit('/about/', { expects: /404 \(Not Found\) \S+\/page\.json$/ });
  const headings = () => site.locator('main > * h1, main > * h2').allTextContents();
  const [first, second] = await headings();
  await panel.getByRole('button', { name: new RegExp(`: ${second}$`) }).click();
  await panel.getByRole('button', { name: 'Add a section above' }).click();
  await panel.getByText(`The new section comes below “${first}”.`).waitFor();
  await panel.getByRole('button', { name: 'Add: Steps' }).click();
  await panel.getByLabel('Heading', { exact: true }).fill('How We Work');
  await eventually(async () => (await headings()).slice(0, 3)).toEqual([
    first,
    'How We Work',
    second,
  ]);
});

test('a page is found by a word of its name or its town, among the pages of each town', async () => {
  const { panel } = await edit('/');
  await panel.getByRole('button', { name: 'Pages', exact: true }).click();
  await panel.getByRole('heading', { name: 'Dunkirk', exact: true }).waitFor();
  await panel.getByLabel('Find a page').fill('salam');
  await eventually(() => panel.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    'Salamanca',
  ]);
  await panel.getByLabel('Find a page').fill('nowhere');
  await panel.getByText('No page has these words').waitFor();
});

test('a message that something was not saved can be put away', async () => {
  const { panel } = await edit('/');
  await panel.getByRole('button', { name: 'Whole site' }).click();
  await panel.getByRole('button', { name: /^Company/ }).click();
  await panel.getByLabel('Phone number').fill('call us');
  await panel.getByRole('button', { name: 'Back' }).click();
  const message = panel.getByText('“call us” was not saved');
  await message.waitFor();
  await panel.getByRole('button', { name: 'Put this message away' }).click();
  await eventually(() => message.count()).toBe(0);
});
