// Pictures as people choose them: what becomes of a photo before it travels, what is refused, and what is asked.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JSHandle } from 'playwright-core';
import sharp, { type Metadata } from 'sharp';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { browserForFile, DESKTOP, PHONE } from '../../support/browser/browser.ts';
import { editedSiteForFile } from '../../support/browser/editor-window.ts';
import { someOf } from '../../support/sample.ts';
import { eventually } from '../../support/waiting.ts';

const { server, read, edit } = editedSiteForFile();
const open = browserForFile();

/** A photo that is red on its left half and blue on its right one. */
async function redAndBlue(): Promise<Buffer> {
  const half = (background: string) =>
    sharp({ create: { width: 1200, height: 1600, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#f00' } })
    .composite([{ input: await half('#00f'), left: 1200, top: 0 }])
    .jpeg()
    .toBuffer();
}

/** The color of the middle of a picture, as red, green and blue. */
async function middleOf(path: string): Promise<number[]> {
  const { data, info } = await sharp(join(server().folder, 'public', path))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = ((info.height >> 1) * info.width + (info.width >> 1)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

test.each(someOf([PHONE, DESKTOP]))(
  'a photo is cropped to its right half, and its words are asked for anew, at %i px',
  async (width) => {
    const { page, site, panel } = await edit('/about/', { width });
    await site.locator('main img').first().click();
    await panel.getByRole('button', { name: 'Change the picture' }).click();
    const name = `Yard ${width}.jpg`;
    await panel
      .getByLabel('Pick a file')
      .setInputFiles({ name, mimeType: 'image/jpeg', buffer: await redAndBlue() });
    await panel.getByLabel('Size of the part').fill('0.4');
    const part = panel.getByRole('button', { name: /^The part that is kept/ });
    for (let press = 0; press < 25; press += 1) await part.press('ArrowRight');
    await panel.getByRole('button', { name: 'Use this picture' }).click();
    const path = `/images/yard-${width}.jpg`;
    await eventually(read).toContain(path);
    const [red = 255, , blue = 0] = await middleOf(path);
    expect([red < 40, blue > 200]).toEqual([true, true]);
    const cut = await sharp(join(server().folder, 'public', path)).metadata();
    // The shape is the place's, not that of the photo.
    expect(cut.width / cut.height).toBeCloseTo(16 / 9, 1);
    await eventually(() => site.locator(`main img[src*="yard-${width}"]`).count()).toBe(1);
    // Its words are those of the picture before: the cursor is in them, and they give way to others.
    await panel.getByText('Does its description still say what is on it?').waitFor();
    await page.keyboard.type('A blue yard');
    await eventually(read).toContain('alt: A blue yard');
  },
);

/** An iPhone’s form with the colors of Display P3, which stand for (230, 90, 40) on every screen. */
const heic = readFileSync(join(import.meta.dirname, '../../fixtures/pictures/wide-colors.heic'));
const ORANGE = [230, 90, 40];

interface Chosen {
  name: string;
  type?: string;
  content: Buffer;
  /** In parts of the picture’s width and height. */
  part?: typeof WHOLE;
}

interface Made {
  error?: string;
  /** The file that travels, in base64. */
  file?: string;
}

/** Gives what the editor makes of a file in the browser, on a page that has nothing but its scripts. */
async function preparing(): Promise<(chosen: Chosen) => Promise<Made>> {
  const body = '<!doctype html><title>Nothing</title>';
  const { page } = await open('/nothing', {
    url: server().origin,
    hydrates: false,
    prepare: (tab) =>
      tab.route('**/nothing', (route) => route.fulfill({ contentType: 'text/html', body })),
  });
  const script: JSHandle<Preparing> = await page.evaluateHandle(
    "import('/src/ui/pictures/prepare-picture.ts')",
  );
  return ({ name, type = 'image/jpeg', content, part = WHOLE }) =>
    script.evaluate(
      async ({ openPicture, preparedPicture }, { name, type, content, part }) => {
        const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
        const opened = await openPicture(new File([bytes], name, { type }));
        if ('error' in opened) return opened;
        const { naturalWidth, naturalHeight } = opened.image;
        const file = await preparedPicture(opened, {
          x: part.x * naturalWidth,
          y: part.y * naturalHeight,
          width: part.width * naturalWidth,
          height: part.height * naturalHeight,
        });
        if (typeof file === 'string') return { error: file };
        let signs = '';
        for (const byte of new Uint8Array(await file.arrayBuffer()))
          signs += String.fromCharCode(byte);
        return { file: btoa(signs) };
      },
      { name, type, content: content.toString('base64'), part },
    );
}

const WHOLE = { x: 0, y: 0, width: 1, height: 1 };

type Preparing = typeof import('../../../src/ui/pictures/prepare-picture.ts');

/** A file that travels: what it says of itself, its size in bytes, and the colors of its corners. */
async function seen({ file = '' }: Made): Promise<Metadata & { corners: number[][] }> {
  const content = Buffer.from(file, 'base64');
  const { data, info } = await sharp(content)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const corners = [0, data.length - info.channels].map((at) => [...data.subarray(at, at + 3)]);
  return { ...(await sharp(content).metadata()), size: content.length, corners };
}

/** Compared by tens: encoders round. */
const tens = (color: number[] = []) => color.map((value) => Math.round(value / 10));

test('a photo of a phone travels upright, cropped, small, and without what the camera has noted', async () => {
  const made = await preparing();
  // 12 megapixels; the camera lay on its side, so that the lower half is blue.
  const content = await sharp({
    create: { width: 4000, height: 3000, channels: 3, background: '#f00' },
  })
    .composite([
      {
        input: { create: { width: 2000, height: 3000, channels: 3, background: '#00f' } },
        left: 2000,
        top: 0,
      },
    ])
    .withExif({ IFD0: { Copyright: 'Pat' }, IFD3: { GPSLatitude: '42/1 5/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const whole = await seen(await made({ name: 'a.jpg', content }));
  expect(whole).toMatchObject({ format: 'jpeg', width: 1600, height: 2133 });
  expect(whole.exif).toBeUndefined();
  expect(whole.corners.map(tens)).toEqual(
    [
      [25, 0, 0],
      [0, 0, 25],
    ].map((color) => color.map(Math.round)),
  );
  expect(whole.size).toBeLessThan(3_000_000);
  const lower = { x: 0, y: 0.6, width: 0.5, height: 0.4 };
  const part = await seen(await made({ name: 'a.jpg', content, part: lower }));
  expect(part).toMatchObject({ width: 1500, height: 1600 });
  expect(part.corners.map(tens)).toEqual([
    [0, 0, 25],
    [0, 0, 25],
  ]);
});

test('the colors of a phone’s photo are those of every screen', async () => {
  const made = await preparing();
  const [r = 0, g = 0, b = 0] = ORANGE;
  const jpeg = await sharp({
    create: { width: 64, height: 64, channels: 3, background: { r, g, b } },
  })
    .withIccProfile('p3')
    .jpeg({ quality: 100 })
    .toBuffer();
  for (const content of [jpeg, heic]) {
    const { corners } = await seen(await made({ name: 'a', content }));
    expect(corners.map(tens)).toEqual([tens(ORANGE), tens(ORANGE)]);
  }
});

test('what is see-through stays so', async () => {
  const made = await preparing();
  const background = { r: 0, g: 90, b: 0, alpha: 0.5 };
  const logo = sharp({ create: { width: 40, height: 30, channels: 4, background } });
  const clear = await made({
    name: 'a.png',
    type: 'image/png',
    content: await logo.png().toBuffer(),
  });
  expect(await seen(clear)).toMatchObject({
    format: 'webp',
    width: 40,
    height: 30,
    hasAlpha: true,
  });
});

test('a panorama of 20,000 pixels is taken', async () => {
  const made = await preparing();
  const content = await sharp({
    create: { width: 20_000, height: 1000, channels: 3, background: '#080' },
  })
    .jpeg()
    .toBuffer();
  expect(await seen(await made({ name: 'a.jpg', content }))).toMatchObject({
    width: 1600,
    height: 80,
  });
});

test('files that are no photo are refused with what to do', async () => {
  const made = await preparing();
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const photo = sharp({
    create: { width: 400, height: 300, channels: 3, background: '#080', noise },
  });
  const jpeg = await photo.jpeg().toBuffer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  const refused: [string, Chosen][] = [
    ['not a photo', { name: 'a.jpg', content: Buffer.alloc(0) }],
    ['not a photo', { name: 'a.svg', type: 'image/svg+xml', content: Buffer.from(svg) }],
    ['not a photo', { name: 'a.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7\n') }],
    [
      'a TIFF picture',
      { name: 'a.tif', type: 'image/tiff', content: await photo.tiff().toBuffer() },
    ],
    ['only half of it', { name: 'a.jpg', content: jpeg.subarray(0, jpeg.length / 2) }],
    ['not a photo that can be read', { name: 'a.jpg', content: Buffer.from('hello') }],
    ['Most Compatible', { name: 'a.heic', content: heic.subarray(0, heic.length - 30) }],
  ];
  for (const [words, chosen] of refused) {
    expect((await made(chosen)).error, chosen.name).toContain(words);
  }
});

test('the button stays in view while a tall photo is cut on a phone, and a swipe beside the frame scrolls', async () => {
  const { site, panel } = await edit('/about/', { width: PHONE });
  await site.locator('main img').first().click();
  await panel.getByRole('button', { name: 'Change the picture' }).click();
  const tall = { create: { width: 900, height: 2400, channels: 3, background: '#486' } } as const;
  const buffer = await sharp(tall).jpeg().toBuffer();
  await panel
    .getByLabel('Pick a file')
    .setInputFiles({ name: 'Tall.jpg', mimeType: 'image/jpeg', buffer });
  const button = panel.getByRole('button', { name: 'Use this picture' });
  await button.waitFor();
  const overflow = () =>
    panel.evaluate((element) => {
      const [use] = [...element.querySelectorAll('button')].filter(
        (one) => one.textContent === 'Use this picture',
      );
      const body = element.querySelector('[data-scrolls]')?.getBoundingClientRect();
      return (use?.getBoundingClientRect().bottom ?? 0) - (body?.bottom ?? 0);
    });
  const photo = panel.getByAltText('Your choice');
  await photo.scrollIntoViewIfNeeded();
  await eventually(overflow).toBeLessThanOrEqual(1);
  const touch = (selector: string) =>
    panel.locator(selector).evaluate((element) => getComputedStyle(element).touchAction);
  await eventually(() => touch('img[alt="Your choice"]')).toBe('auto');
  await eventually(() => touch('button[aria-label^="The part that is kept"]')).toBe('none');
});

test('the point that stays in sight is pressed, dragged and moved by keys, and the site follows', async () => {
  const { page, site, panel } = await edit('/about/', { width: PHONE });
  await site.locator('main img').first().click();
  const dot = panel.getByRole('button', { name: /^Point that stays in sight/ });
  const shown = () =>
    site
      .locator('main img')
      .first()
      .evaluate((image) => getComputedStyle(image).objectPosition);
  await dot.press('ArrowRight');
  await eventually(read).toContain('focus: 52% 50%');
  await eventually(shown).toBe('52% 50%');
  await dot.press('ArrowLeft');
  await eventually(read).not.toContain('focus:');
  await eventually(shown).toBe('50% 50%');
  const photo = dot.locator('xpath=../img');
  const { width = 0, height = 0 } = (await photo.boundingBox()) ?? {};
  await photo.click({ position: { x: width * 0.25, y: height * 0.75 } });
  await eventually(read).toContain('focus: 25% 75%');
  await dot.hover();
  await page.mouse.down();
  const { x = 0, y = 0 } = (await photo.boundingBox()) ?? {};
  await page.mouse.move(x + width * 0.8, y + height * 0.1);
  await page.mouse.up();
  await eventually(read).toContain('focus: 80% 10%');
  await eventually(shown).toBe('80% 10%');
});

test('a picture that the site has brings its description along, and no point of the picture before', async () => {
  const { site, panel } = await edit('/about/');
  const manifest = parse(read());
  const dunkirk = manifest.towns.find(({ id }: { id: string }) => id === 'dunkirk');
  await site.locator('main img').first().click();
  await panel.getByRole('button', { name: /^Point that stays in sight/ }).press('ArrowUp');
  await eventually(read).toContain('focus: 50% 48%');
  await panel.getByRole('button', { name: 'Change the picture' }).click();
  await panel.getByRole('button', { name: `Use: ${dunkirk.hero_alt_text}` }).click();
  await panel.getByText('The description came along with the picture.').waitFor();
  await eventually(() => read().split(dunkirk.hero_alt_text.slice(0, 30)).length).toBeGreaterThan(
    2,
  );
  // The point was one of the picture before.
  expect(read()).not.toContain('focus:');
});
