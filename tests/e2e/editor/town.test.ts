// Somebody adds a town with a photo and publishes it; two windows change the same text.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { editedSiteForFile } from '../../support/browser/editor-window.ts';
import { isFocused } from '../../support/browser/page-parts.ts';
import { beginRepository, git } from '../../support/git.ts';
import { testInFull } from '../../support/sample.ts';
import { eventually } from '../../support/waiting.ts';

const { server, read, edit } = editedSiteForFile();

test('a town with a photo is added, and published to a repository', async () => {
  const bare = beginRepository(server().folder);
  onTestFinished(() => rmSync(bare, { recursive: true }));
  const { page, site, panel } = await edit('/');
  await panel.getByRole('button', { name: 'Pages', exact: true }).click();
  await panel.getByRole('button', { name: 'Add a town' }).click();
  await panel.getByLabel('Residential Trash Pickup').check();
  await panel.getByLabel('Roll-Off Dumpsters').check();
  await panel.getByLabel('Name of the town').fill('Gowanda');
  await panel.getByLabel('County').fill('Cattaraugus County');
  await panel.getByLabel('How many people live there').fill('2,500');
  await panel.getByLabel('One sentence about the town').fill('On the creek between two counties.');
  await panel.getByRole('button', { name: 'Go on' }).click();
  // Each step begins at its top.
  await eventually(() => isFocused(panel.getByText('Step 2 of 3'))).toBe(true);
  await eventually(() => panel.locator('path[data-own=true]').count()).toBe(1);
  await panel.getByRole('img', { name: 'Map of the towns' }).click();
  await panel.getByRole('button', { name: 'Go on' }).click();
  const photo = { create: { width: 1700, height: 1300, channels: 3, background: '#486' } } as const;
  await panel.getByLabel('Pick a file').setInputFiles({
    name: 'From my phone.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp(photo).jpeg().toBuffer(),
  });
  await panel.getByRole('button', { name: 'Use this picture' }).click();
  await panel.locator('img[src="/images/from-my-phone.jpg"]').first().waitFor();
  await panel.getByLabel('What the picture shows').fill('A green cart at a curb in Gowanda.');
  await panel.getByRole('button', { name: 'Add the town' }).click();
  await panel.getByText('Gowanda was added.').waitFor();
  await panel.getByText(/^Text 1 of \d+\. \d+ are still much like a neighbor’s\./).waitFor();
  await panel
    .getByRole('textbox')
    .fill('Words that are true in Gowanda, and in no other town at all.');
  await panel.getByText(', which is fine').waitFor();
  await panel.getByRole('button', { name: 'Next text' }).click();
  await panel.getByText(/^Text 2 of/).waitFor();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const copied = /^\d+ of \d+ sentences in .+ Gowanda would be as true of /;
  await dialog.getByText(copied).first().waitFor();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('heading', { name: 'Published' }).waitFor();

  const published = parse(git(bare, 'show', 'main:pages.yaml'));
  const town = published.towns.at(-1);
  expect(town).toMatchObject({ name: 'Gowanda', counties: ['Cattaraugus'], is_active: true });
  const pictures = JSON.stringify(town).match(/\/images\/[^"]+/g) ?? [];
  expect(pictures.length).toBeGreaterThan(0);
  for (const path of new Set(pictures)) {
    expect(existsSync(join(server().folder, 'public', path)), path).toBe(true);
    expect(git(bare, 'ls-tree', 'main', `public${path}`)).not.toBe('');
  }
  await dialog.getByRole('button', { name: 'Done' }).click();
  await eventually(() => site.getByText('Gowanda').count()).toBeGreaterThan(0);
});

testInFull('a town loses a service with its page, and Undo brings both back', async () => {
  const { page, site, panel } = await edit('/rolloff-dumpsters/ny/collins/', { expects: /404/ });
  const before = read();
  await panel.getByRole('button', { name: 'Texts of Collins' }).click();
  await panel
    .getByRole('button', { name: 'Remove the page “Collins: Roll-Off Dumpsters”' })
    .click();
  await eventually(
    () => parse(read()).towns.find(({ id }: { id: string }) => id === 'collins').rolloff,
  ).toBe(undefined);
  await page.getByRole('banner').getByRole('button', { name: /^Undo/ }).click();
  await eventually(read).toBe(before);
  await eventually(() => site.locator('h1').count()).toBe(1);
});

testInFull('the same text in two windows: the second one is asked, and sees both', async () => {
  const first = await edit('/about/');
  const second = await edit('/about/', { ownTab: true });
  for (const { site, panel } of [first, second]) {
    await site.locator('h1').click();
    await panel.getByLabel('Heading', { exact: true }).waitFor();
  }
  await first.panel.getByLabel('Heading', { exact: true }).fill('Words of the first window');
  await eventually(read).toContain('Words of the first window');
  await second.panel.getByLabel('Heading', { exact: true }).fill('Words of the second window');
  const dialog = second.page.getByRole('dialog');
  await dialog.getByText('Words of the first window').waitFor();
  await dialog.getByText('Words of the second window').waitFor();
  expect(read()).not.toContain('Words of the second window');
  await dialog.getByRole('button', { name: 'Use my text' }).click();
  await eventually(read).toContain('Words of the second window');
});
