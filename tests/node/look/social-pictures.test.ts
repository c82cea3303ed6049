// The pictures for link previews: their size and form whatever the heading, and that they are drawn once.
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawingFont } from '../../../src/node/look/heading-font.ts';
import { markOf } from '../../../src/node/look/mark.ts';
import {
  drawSocialPicture,
  type SocialPicture,
  writeSocialPictures,
} from '../../../src/node/look/social-pictures.ts';
import { edited, manifestText, siteOf } from '../../manifest/real-manifest.ts';
import { CACHE, ROOT } from '../../support/sites/build-site.ts';
import { fixture } from '../../support/sites/fixture-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder(join(ROOT, CACHE));

// A project of its own, with nothing drawn yet: other tests build the real one at the same time.
const root = join(folder, 'project');
mkdirSync(join(root, 'node_modules'), { recursive: true });
symlinkSync(join(ROOT, 'node_modules/@fontsource'), join(root, 'node_modules/@fontsource'));
const project = { ...fixture, root };
const kept = join(root, CACHE, 'social');

const WOFF = join(ROOT, 'node_modules/@fontsource/bitter/files/bitter-latin-700-normal.woff');
const WOFF_EXT = WOFF.replace('-latin-', '-latin-ext-');
const PHOTO = join(fixture.publicFolder, 'images/rolloff-farmhouse.webp');
const site = siteOf(manifestText);
const mark = await markOf(site, project);
await writeSocialPictures(site, { project, output: folder, mark });
const tools = {
  mark,
  font: await drawingFont(root, 'bitter'),
  colors: { panel: '#0f3322', stripe: '#ff8a1e', words: '#fffdf8', company: '#ffc07a' },
};

const draw = (heading: string, photo?: string) =>
  drawSocialPicture(
    { heading, company: 'Cattaraugus Valley Hauling', photo } as SocialPicture,
    tools,
  );

/** The place of the words: the number of equally light pixels in a part of the picture's panel. */
async function lightPixels(
  picture: Buffer,
  area: { left: number; top: number; width: number; height: number },
) {
  const { data } = await sharp(picture)
    .extract(area)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((value) => value > 180).length;
}

const headingArea = { left: 64, top: 170, width: 432, height: 300 };
const margins = [
  { left: 0, top: 0, width: 60, height: 630 },
  { left: 500, top: 0, width: 48, height: 630 },
];

describe('the picture of a page', () => {
  test.each([
    ['a short heading', 'Pay Bill'],
    [
      'a long heading',
      'Roll-Off Dumpster Rentals for Construction, Roofing and Farm Cleanup in Salamanca, NY',
    ],
    ['a heading far too long', 'Dumpsters and trash pickup '.repeat(20).trim()],
    ['a word longer than the panel', 'Donaudampfschifffahrtsgesellschaftskapitän'],
    [
      'a heading with signs that mean something in markup',
      '5 < 6 & "more" <b>bold</b> &amp; ‘so on’',
    ],
  ])('holds %s inside its panel', async (_, heading) => {
    const picture = await draw(heading, PHOTO);
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(picture.length).toBeLessThan(300_000);
    expect(await lightPixels(picture, headingArea)).toBeGreaterThan(1000);
    for (const margin of margins) expect(await lightPixels(picture, margin)).toBe(0);
  });
});

describe('a photo that lies on its side in the file', () => {
  test('stands upright in the picture, as on the page', async () => {
    const half = (color: string) => ({
      create: { width: 400, height: 300, channels: 3 as const, background: color },
    });
    const upright = await sharp({
      create: { width: 400, height: 600, channels: 3, background: 'blue' },
    })
      .composite([{ input: half('red'), top: 0, left: 0 }])
      .png()
      .toBuffer();
    const lying = await sharp(upright)
      .rotate(-90)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const photo = join(folder, 'lying.jpg');
    writeFileSync(photo, lying);
    const picture = await draw('Home', photo);
    const colorAt = async (top: number) =>
      (await sharp(picture).extract({ left: 1100, top, width: 1, height: 1 }).raw().toBuffer())[0];
    expect(await colorAt(20)).toBeGreaterThan(200);
    expect(await colorAt(600)).toBeLessThan(50);
  });
});

describe('a build', () => {
  test('writes one picture for each page, named after its path', () => {
    const names = readdirSync(join(folder, 'social'));
    expect(names).toHaveLength(site.pages.length + 1);
    expect(names).toEqual(
      expect.arrayContaining([
        'home_.jpg',
        'pay-bill.jpg',
        'rolloff-dumpsters_ny_dunkirk.jpg',
        '404.jpg',
      ]),
    );
  });

  test('draws no picture again that it has drawn before', async () => {
    const times = () => readdirSync(kept).map((name) => statSync(join(kept, name)).mtimeMs);
    const before = times();
    await writeSocialPictures(site, { project, output: folder, mark });
    expect(times()).toEqual(before);
  });

  test('draws all pictures anew when the font has changed', async () => {
    const other = join(folder, 'other-font');
    const fonts = join(other, 'node_modules/@fontsource/bitter/files');
    mkdirSync(fonts, { recursive: true });
    symlinkSync(join(root, 'node_modules/.cache'), join(other, 'node_modules/.cache'));
    copyFileSync(join(WOFF, '../../package.json'), join(fonts, '../package.json'));
    copyFileSync(WOFF.replace('700', '400'), join(fonts, basename(WOFF)));
    copyFileSync(WOFF_EXT, join(fonts, basename(WOFF_EXT)));
    const drawn = () => readdirSync(kept).filter((name) => name.endsWith('.jpg')).length;
    const before = drawn();
    await writeSocialPictures(site, {
      project: { ...fixture, root: other },
      output: join(folder, 'in-another-font'),
      mark,
    });
    expect(drawn()).toBe(2 * before);
  });

  test('makes no picture for a page that names its own', async () => {
    const own = siteOf(
      edited([
        {
          find: ['- path: /about/', 'service: about'],
          write: 'service: about\nimage: /images/cart-at-the-curb.webp',
        },
      ]).text,
    );
    const seo = own.pages.find(({ page }) => page.path === '/about/')?.page.seo;
    expect(seo?.image).toBe(`${own.facts.origin}/images/cart-at-the-curb.webp`);
    expect(seo?.image_details).toBeUndefined();
    const output = join(folder, 'own');
    await writeSocialPictures(own, { project, output, mark });
    expect(readdirSync(join(output, 'social'))).not.toContain('about.jpg');
  });
});
