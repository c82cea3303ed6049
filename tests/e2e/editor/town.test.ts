// Somebody adds a town with a photo and publishes it, and changes towns and sizes.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { editedSiteForFile, fillTownTexts, ownWords } from '../../support/browser/editor-window.ts';
import { isFocused } from '../../support/browser/page-parts.ts';
import { beginRepository, git } from '../../support/git.ts';
import { testInFull } from '../../support/sample.ts';
import { eventually } from '../../support/waiting.ts';

const { server, read, edit } = editedSiteForFile();

/** The most taps for a new town on a phone, each press and each field that is typed in. */
const MAX_TAPS = 45;

test('a town is added on a phone with few taps, each text beside its neighbor’s, and published', {
  timeout: 200_000,
}, async () => {
  const bare = beginRepository(server().folder);
  onTestFinished(() => rmSync(bare, { recursive: true }));
  const { page, site, panel } = await edit('/', { width: 390 });
  let taps = 0;
  const tap = (target: Locator) => {
    taps += 1;
    return target.click();
  };
  const type = (target: Locator, text: string) => {
    taps += 1;
    return target.fill(text);
  };
  const tapButton = (name: string) => tap(panel.getByRole('button', { name, exact: true }));
  await tapButton('Open the panel');
  await tapButton('Pages');
  await tapButton('Add a town');
  const services = panel.locator('label:has(input[type="checkbox"])');
  await services.first().waitFor();
  const heights = await services.evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect().height),
  );
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(40);
  await tap(panel.getByLabel('Residential Trash Pickup'));
  await tap(panel.getByLabel('Roll-Off Dumpsters'));
  await type(panel.getByLabel('Name of the town'), 'Gowanda');
  await panel.locator('svg path').first().waitFor();
  const boxes = await panel
    .locator('svg :is(text, circle)')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  const overlapping = boxes.flatMap((a, at) =>
    boxes
      .slice(at + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
  );
  expect(overlapping).toEqual([]);
  await tap(panel.getByRole('img', { name: 'Map of the towns' }));
  await eventually(() => panel.getByLabel('County').inputValue()).not.toBe('');
  const county = await panel.getByLabel('County').inputValue();
  await type(panel.getByLabel('How many people live there'), '2,500');
  await type(panel.getByLabel('One sentence about the town'), 'On the creek between two counties.');
  await tapButton('Go on');
  // Each step begins at its top.
  await eventually(() => isFocused(panel.getByText('Step 2 of 3'))).toBe(true);
  const photo = { create: { width: 1700, height: 1300, channels: 3, background: '#486' } } as const;
  await panel.getByLabel('Pick a file').setInputFiles({
    name: 'From my phone.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp(photo).jpeg().toBuffer(),
  });
  // The button, the phone's own list of photos, and the photo.
  taps += 3;
  await tapButton('Use this picture');
  await panel.locator('img[src="/images/from-my-phone.jpg"]').first().waitFor();
  await type(panel.getByLabel('What the picture shows'), 'A green cart at a curb in Gowanda.');
  await tapButton('Go on');
  await panel.getByText('Step 3 of 3').waitFor();
  const fields = panel.getByRole('textbox');
  await eventually(() => fields.count()).toBeGreaterThan(15);
  expect(await panel.getByRole('group', { name: /[{}]/ }).count()).toBe(0);
  const examples = await fields.evaluateAll((all) =>
    all.map((field) => (field as HTMLTextAreaElement).placeholder),
  );
  expect(examples.every((example) => example.length > 5)).toBe(true);
  for (const [at, example] of examples.entries()) await type(fields.nth(at), ownWords(example, at));
  await tapButton('Add the town');
  await panel.getByText('Gowanda was added.').waitFor();
  expect(taps).toBeLessThanOrEqual(MAX_TAPS);
  await site.getByRole('heading', { level: 1, name: 'Gowanda' }).waitFor();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('heading', { name: 'Published' }).waitFor();

  const published = parse(git(bare, 'show', 'main:pages.yaml'));
  const town = published.towns.at(-1);
  expect(town).toMatchObject({ name: 'Gowanda', counties: [county], is_active: true });
  const texts = JSON.stringify(town);
  const copied = examples.flatMap((example) =>
    example.split('\n').filter((line) => texts.includes(line)),
  );
  expect(copied).toEqual([]);
  const pictures = texts.match(/\/images\/[^"]+/g) ?? [];
  expect(pictures.length).toBeGreaterThan(0);
  for (const path of new Set(pictures)) {
    expect(existsSync(join(server().folder, 'public', path)), path).toBe(true);
    expect(git(bare, 'ls-tree', 'main', `public${path}`)).not.toBe('');
  }
});

testInFull('a town whose optional texts are left out has a page without these parts', async () => {
  const { site, panel } = await edit('/');
  await panel.getByRole('button', { name: 'Pages', exact: true }).click();
  await panel.getByRole('button', { name: 'Add a town' }).click();
  await panel.getByLabel('Roll-Off Dumpsters').check();
  await panel.getByLabel('Name of the town').fill('Gowanda');
  await panel.getByLabel('County').fill('Cattaraugus County');
  await panel.getByLabel('How many people live there').fill('2,500');
  await panel.getByLabel('One sentence about the town').fill('On the creek.');
  await panel.getByRole('button', { name: 'Go on' }).click();
  await panel
    .getByRole('button', { name: /^Use: / })
    .first()
    .click();
  await panel.getByLabel('What the picture shows').fill('A cart.');
  await panel.getByRole('button', { name: 'Go on' }).click();
  await panel.getByText('Step 3 of 3').waitFor();
  await fillTownTexts(panel);
  await panel.getByRole('button', { name: 'Add the town' }).click();
  await panel.getByText('Gowanda was added.').waitFor();
  await site.getByRole('heading', { level: 1, name: 'Gowanda' }).waitFor();
  await eventually(() => parse(read()).towns.at(-1).rolloff?.projects).toBe(undefined);
  await eventually(() => site.getByRole('heading', { name: /Projects We Haul For/ }).count()).toBe(
    0,
  );
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

test.each(['name', 'measure', 'text', 'mark'])(
  'a press on the %s of a size opens the size with everything that is said of it',
  async (part) => {
    const { site, panel } = await edit('/rolloff-dumpsters/ny/dunkirk/');
    const dunkirk = () => parse(read()).towns.find(({ id }: { id: string }) => id === 'dunkirk');
    const card = site.locator('h3', { hasText: '20 Yard' }).locator('..');
    const [measure, text] = [card.locator('p').first(), card.locator('p').nth(1)];
    const pressed = { name: card.locator('h3'), measure, text };
    await (pressed[part as keyof typeof pressed] ?? card.locator('[data-badge]')).click();
    await panel.getByRole('heading', { name: /20 Yard/ }).waitFor();
    const fields = {
      name: 'Name',
      measure: 'Cubic yards',
      text: 'What it is good for in Dunkirk',
      mark: /^Most popular/,
    };
    const field = panel.getByLabel(fields[part as keyof typeof fields], {
      exact: part === 'name',
    });
    await eventually(() => isFocused(field)).toBe(true);
    await eventually(() =>
      panel.getByLabel('What it is good for in Dunkirk').inputValue(),
    ).toContain('shingles');
    await panel.getByRole('group', { name: 'In the table of sizes' }).waitFor();
    await panel.getByRole('button', { name: /^Collins says: / }).waitFor();
    const popular = panel.getByRole('switch', { name: /^Most popular/ });
    await eventually(() => popular.isChecked()).toBe(true);
    // A phone shows the switch before the many fields of a size.
    const topOf = async (field: Locator) => (await field.boundingBox())?.y ?? Number.NaN;
    const name = panel.getByLabel('Name', { exact: true });
    await eventually(async () => (await topOf(popular)) < (await topOf(name))).toBe(true);
    await popular.click();
    await eventually(() => dunkirk().rolloff.popular_size).toBe(undefined);
  },
);

test('the switch of a size marks it in the table, on a page that shows the marks of the table', async () => {
  const { site, panel } = await edit('/rolloff-dumpsters/');
  const marked = () =>
    parse(read()).container_specs.flatMap(
      ({ size, popular }: { size: string; popular: boolean }) => (popular ? size : []),
    );
  await site.getByRole('rowheader', { name: '20 Yard' }).click();
  const popular = panel.getByRole('switch', { name: 'Most popular' });
  await eventually(() => popular.isChecked()).toBe(false);
  await popular.click();
  await eventually(marked).toEqual(['20 Yard']);
  await eventually(() => popular.isChecked()).toBe(true);
});

test('the heading of all towns says so, names its fact in words, and warns of one town’s name', async () => {
  const { site, panel } = await edit('/residential-trash-pickup/ny/dunkirk/');
  await site.locator('h1').click();
  const field = panel.getByLabel('Heading', { exact: true });
  await eventually(() => field.inputValue()).toBe('Residential Trash Pickup in {town with state}');
  await panel
    .getByText(/^The pages of all \d towns have this/)
    .first()
    .waitFor();
  const heading = () => parse(read()).town_pages[0].sections[0].heading;
  await field.press('End');
  await field.pressSequentially(' for you');
  await eventually(heading).toBe('Residential Trash Pickup in {place} for you');
  await field.fill('{town with state}: call {company name}');
  await eventually(heading).toBe('{place}: call {company}');
  await panel.getByText('Insert a fact').first().click();
  await panel.getByRole('button', { name: 'phone number' }).first().click();
  await eventually(() => field.inputValue()).toBe(
    '{town with state}: call {company name}{phone number}',
  );
  await eventually(heading).toBe('{place}: call {company}{phone}');
  await field.fill('Trash Pickup in Dunkirk');
  await panel.getByText('This says “Dunkirk” on the pages of all towns.').waitFor();
  await eventually(heading).toBe('Trash Pickup in Dunkirk');
});
