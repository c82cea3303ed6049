// The pictures that `npm run screenshots` takes, of a page and of a state of one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, inject, test } from 'vitest';
import { type Shot, takeShots } from '../../bench/screenshots.ts';
import { launchBrowser } from '../../support/browser/chromium.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder();
const seen: string[] = [];
const shots: Shot[] = [
  { name: 'about', path: '/about/', width: 360 },
  {
    name: 'open',
    path: '/about/',
    width: 360,
    window: true,
    act: (tab) => tab.locator('main summary').first().click(),
  },
];

beforeAll(async () => {
  const browser = await launchBrowser();
  const progress = ({ name }: Shot) => void seen.push(name);
  try {
    await takeShots(shots, { browser, url: inject('url'), folder, progress });
  } finally {
    await browser.close();
  }
});

test('a page is shown whole, as wide as its window', async () => {
  const { width, height } = await sharp(join(folder, '360/about.png')).metadata();
  expect(width).toBe(360);
  expect(height).toBeGreaterThan(2000);
});

test('a whole page ends with its footer, and no strip is left for the bar at the window’s edge', async () => {
  const picture = sharp(join(folder, '360/about.png'));
  const { height } = await picture.metadata();
  const { channels } = await sharp(
    await picture.extract({ left: 0, top: height - 10, width: 360, height: 10 }).toBuffer(),
  ).stats();
  // The footer is dark, the page below it would be nearly white.
  expect(channels[0]?.max).toBeLessThan(60);
});

test('a state is shown as the window shows it', async () => {
  const { width, height } = await sharp(join(folder, '360/open.png')).metadata();
  expect([width, height]).toEqual([360, 900]);
});

test('each picture is announced before it is taken, and stands on the page that shows them together', () => {
  expect(seen).toEqual(['about', 'open']);
  const sheet = readFileSync(join(folder, 'index.html'), 'utf8');
  for (const { name } of shots) expect(sheet).toContain(`src="360/${name}.png"`);
});
