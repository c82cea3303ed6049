// A photo is cut to the shape of the picture that it takes the place of.
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../../support/browser/browser.ts';
import { editedSiteForFile } from '../../support/browser/editor-window.ts';
import { someOf } from '../../support/sample.ts';
import { eventually } from '../../support/waiting.ts';

const { server, read, edit } = editedSiteForFile();

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
  'a photo is cropped to its right half, at %i px',
  async (width) => {
    const { site, panel } = await edit('/about/', { width });
    const before = await site
      .locator('main img')
      .first()
      .evaluate(({ src }: HTMLImageElement) => src);
    const old = await sharp(join(server().folder, 'public/images', before.split('/').at(-1) ?? ''))
      .metadata()
      .catch(() => undefined);
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
    if (old) expect(cut.width / cut.height).toBeCloseTo(old.width / old.height, 1);
    await eventually(() => site.locator(`main img[src*="yard-${width}"]`).count()).toBe(1);
  },
);
