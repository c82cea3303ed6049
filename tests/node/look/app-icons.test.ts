// The icons for home screens, the file that names them, and the mark that they are drawn from.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { paletteOf } from '../../../src/model/palette.ts';
import type { Site } from '../../../src/model/site.ts';
import { appFiles } from '../../../src/node/look/app-icons.ts';
import { initialsOf } from '../../../src/node/look/initials.ts';
import { finishedLook } from '../../../src/node/look/look.ts';
import { type Mark, markOf } from '../../../src/node/look/mark.ts';
import { manifestText, siteOf } from '../../manifest/real-manifest.ts';
import { fixture } from '../../support/sites/fixture-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const publicFolder = join(temporaryFolder(), 'public');
mkdirSync(publicFolder);

const site = siteOf(manifestText);
const files = appFiles(site, await markOf(site, fixture));

/** The same site with another logo, or none. */
function withLogo(logo: string | undefined, name = 'Allegheny Well & Septic'): Site {
  const { company, ...facts } = site.facts;
  const src = logo ?? '/icons/mark.png';
  return {
    ...site,
    facts: { ...facts, company: { ...company, name, logo }, logo: { src, width: 1, height: 1 } },
  };
}

/** A logo in a file of its own. */
async function siteWithFile(name: string, content: Buffer | string) {
  writeFileSync(join(publicFolder, name), content);
  return markOf(withLogo(`/${name}`), { ...fixture, publicFolder });
}

interface WebManifest {
  name: string;
  theme_color: string;
  icons: { src: string; sizes: string; purpose?: string }[];
}

const textOf = async (path: string, from = files) =>
  String(await from.find((file) => file.path === path)?.content());

const icon = async (path: string, from = files) =>
  sharp((await from.find((file) => file.path === path)?.content()) as Buffer);

const described = async (from = files) =>
  JSON.parse(await textOf('/site.webmanifest', from)) as WebManifest;

/** The colour of one pixel, as `#` and six digits. */
async function colorAt(image: Sharp, left: number, top: number): Promise<string> {
  const pixel = await image.extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}

describe('the description for home screens', () => {
  it('has the company’s name and the brand’s deep shade', async () => {
    expect(await described()).toMatchObject({
      name: site.facts.company.name,
      theme_color: '#0f3322',
    });
    const other = { ...site, theme: { ...site.theme, brand: '#7a1f5c' } };
    const { theme_color } = await described(appFiles(other, await markOf(other, fixture)));
    expect(theme_color).not.toBe('#0f3322');
  });

  it('names the drawing, and icons in the size that it says, which a phone may cut to its shape', async () => {
    const { icons } = await described();
    const drawn = icons.filter(({ sizes }) => sizes !== 'any');
    expect(icons.map(({ src, sizes }) => `${src} ${sizes}`)).toEqual([
      '/favicon.svg any',
      '/icons/192.png 192x192',
      '/icons/512.png 512x512',
    ]);
    for (const { src, sizes } of drawn) {
      const { width, height } = await (await icon(src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect(drawn.every(({ purpose }) => purpose?.includes('maskable'))).toBe(true);
  });
});

describe('every icon', () => {
  it('fills its corners, which phones would paint black, with the mark’s own colour', async () => {
    for (const path of ['/icons/apple-touch-icon.png', '/icons/512.png']) {
      const image = await icon(path);
      const { isOpaque } = await image.clone().stats();
      expect(isOpaque, path).toBe(true);
      expect(await colorAt(image, 1, 1)).toBe('#0f3322');
    }
  });

  it('has the page’s colour behind a mark with clear edges, and room around it', async () => {
    const mark = await siteWithFile(
      'clear.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#d00"/></svg>',
    );
    expect(mark).toMatchObject({ isClear: true, ground: '#fffdf8' });
    const image = await icon('/icons/192.png', appFiles(site, mark));
    expect(await colorAt(image.clone(), 1, 1)).toBe('#fffdf8');
    expect(await colorAt(image.clone(), 96, 10)).toBe('#fffdf8');
    expect(await colorAt(image.clone(), 96, 96)).toMatch(/^#d/);
  });
});

it('the placeholder of pictures has the tint of the site', async () => {
  const drawing = await textOf('/icons/placeholder.svg');
  expect((await sharp(Buffer.from(drawing)).metadata()).format).toBe('svg');
  const { tint } = paletteOf(site.theme);
  expect(drawing).toContain(tint.ground);
  const other = { ...site, theme: { ...site.theme, ground: '#eef4ff' } };
  const others = appFiles(other, await markOf(other, fixture));
  expect(await textOf('/icons/placeholder.svg', others)).not.toContain(tint.ground);
});

describe('a company without a logo', () => {
  it.each([
    ['Allegheny Well & Septic', 'AW'],
    ['The Barn of Olean, LLC', 'BO'],
    ['Élan Électrique', 'EE'],
    ['3 Rivers Plumbing', '3R'],
    ['A & The', 'AT'],
    ['Ølsen', 'Ø'],
    ['???', ''],
  ])('of the name “%s” has the mark %s', (name, letters) => {
    expect(initialsOf(name)).toBe(letters);
  });

  const drawn = async (name: string): Promise<Mark> => markOf(withLogo(undefined, name), fixture);

  /** Which of the colours are on a picture. */
  async function colorsOn({ file }: Mark, colors: string[]): Promise<string[]> {
    const { data } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const text = data.toString('hex');
    return colors.filter((color) => text.includes(color.slice(1)));
  }

  const { plain } = paletteOf(site.theme);
  const COLORS = [plain['brand-deep'], plain['on-brand'], plain.accent];

  it('has its letters drawn in the brand’s colours, others for another name', async () => {
    const [one, other] = [await drawn('Allegheny Well'), await drawn('Barn Doctors')];
    expect(await colorsOn(one, COLORS)).toEqual(COLORS);
    expect(one.file.equals(other.file)).toBe(false);
    expect(one).toMatchObject({ width: 576, height: 576, ground: '#0f3322', isClear: false });
  });

  it('has letters that stand inside the mark', async () => {
    for (const name of ['Iron Ivy', 'Window Makers', 'Quality Jam', '8 Birds']) {
      const image = sharp((await drawn(name)).file);
      const { data, info } = await image.greyscale().raw().toBuffer({ resolveWithObject: true });
      const rows = Array.from(
        { length: info.height },
        (_, row) =>
          [...data.subarray(row * info.width, (row + 1) * info.width)].filter((v) => v > 200)
            .length,
      );
      const lit = rows.flatMap((count, row) => (count > 0 ? [row] : []));
      expect(lit[0], name).toBeGreaterThan(info.height * 0.2);
      expect(lit.at(-1), name).toBeLessThan(info.height * 0.75);
      expect(lit.length, name).toBeGreaterThan(info.height * 0.2);
    }
  });

  it('has it under an address of its own, as its icon too', async () => {
    const plain = withLogo(undefined);
    const own = appFiles(plain, await markOf(plain, fixture));
    expect(await (await icon('/icons/mark.png', own)).metadata()).toMatchObject({ width: 576 });
    const { look, facts } = await finishedLook(plain, fixture, '');
    expect(look.head).toContain('<link rel="icon" href="/icons/192.png" type="image/png">');
    expect(facts.logo.src).toMatch(/^\/assets\/logo-\w{12}\.webp$/);
  });
});

describe('the logo of a page', () => {
  it('is the drawing itself, under an address that changes with it', async () => {
    const { facts, files: own } = await finishedLook(site, fixture, '');
    expect(facts.logo.src).toMatch(/^\/assets\/logo-\w{12}\.svg$/);
    expect(own.find(({ path }) => path === facts.logo.src)?.text.toString()).toBe(
      readFileSync(join(fixture.publicFolder, 'favicon.svg'), 'utf8'),
    );
    const other = await finishedLook(withLogo(undefined), fixture, '');
    expect(other.facts.logo.src).not.toBe(facts.logo.src);
  });

  it('is made as small as the header shows it where it is a photo', async () => {
    const photo = withLogo('/images/about.webp');
    const { facts, files: others } = await finishedLook(photo, fixture, '');
    expect(facts.logo).toMatchObject({ src: expect.stringMatching(/^\/assets\/logo-\w+\.webp$/) });
    const logo = others.find(({ path }) => path === facts.logo.src);
    const { width, height } = await sharp(logo?.text).metadata();
    expect(height).toBe(132);
    expect(width / height).toBeCloseTo(facts.logo.width / facts.logo.height, 1);
  });
});
