// Pictures that browsers cannot show, and damaged ones: check and build say what each is, and which file.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatDiagnostic } from '../../../src/files/format-diagnostics.ts';
import { loadSite } from '../../../src/files/load-site.ts';
import { readPublicFiles } from '../../../src/files/public-folder.ts';
import { publicFiles } from '../../../src/manifest/site/public-files.ts';
import { markOf } from '../../../src/node/look/mark.ts';
import { shownPictures, writePictures } from '../../../src/node/pictures/shown-pictures.ts';
import { fixture } from '../../support/sites/fixture-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder();
const publicFolder = join(folder, 'public');
const manifest = join(folder, 'pages.yaml');
const project = { root: fixture.root, publicFolder, manifest };
const text = readFileSync(fixture.manifest, 'utf8');
const PICTURE = '/images/about.webp';

const heic = Buffer.concat([
  Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  Buffer.alloc(100),
]);
let tiff: Buffer;
let photo: Buffer;
let webp: Buffer;
let jpeg: Buffer;

beforeAll(async () => {
  cpSync(fixture.publicFolder, publicFolder, { recursive: true });
  const size = { width: 1600, height: 1200, channels: 3, background: '#c84' } as const;
  tiff = await sharp({ create: size }).tiff().toBuffer();
  photo = await sharp({ create: { ...size, noise: { type: 'gaussian', mean: 128, sigma: 30 } } })
    .png()
    .toBuffer();
  webp = await sharp(photo).webp().toBuffer();
  jpeg = await sharp(photo).jpeg().toBuffer();
});

/** The errors of the fixture with a file in the place of one of its pictures, or as its logo. */
async function errorsWith(path: string, content: Buffer, isLogo = false): Promise<string> {
  writeFileSync(join(publicFolder, path), content);
  const changed = isLogo
    ? text.replace('logo: /favicon.svg', `logo: ${path}`)
    : text.replaceAll(PICTURE, path);
  writeFileSync(manifest, changed);
  const { diagnostics } = await loadSite(project);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return errors.map((diagnostic) => formatDiagnostic(diagnostic, changed)).join('\n');
}

describe.each([
  ['HEIC', () => heic, 'Most Compatible'],
  ['TIFF', () => tiff, 'save it as JPEG'],
])('a %s picture', (form, content, hint) => {
  it.each(['jpg', 'webp', form.toLowerCase()])(
    'is called so by the check as a .%s file',
    async (ending) => {
      const path = `/images/from-a-phone.${ending}`;
      const said = await errorsWith(path, content());
      expect(said).toContain(`The picture "${path}" is a ${form} picture`);
      expect(said.replace(/\s+/g, ' ')).toContain(hint);
    },
  );

  it('is called so as a logo', async () => {
    expect(await errorsWith('/images/logo.png', content(), true)).toContain(
      `The logo "/images/logo.png" is a ${form} picture`,
    );
  });
});

it('a logo that the build cannot draw is an error of the check', async () => {
  const half = photo.subarray(0, photo.length / 2);
  expect(await errorsWith('/images/logo.png', half, true)).toContain('The logo "/images/logo.png"');
  const site = { facts: { company: { logo: '/images/logo.png' } }, theme: {} };
  await expect(markOf(site as never, project)).rejects.toThrow(/^public\/images\/logo\.png: /);
});

/** A PNG of 1,600 by 1,200 with a head and no pixels. */
const hollow = () => Buffer.concat([photo.subarray(0, 33), photo.subarray(-12)]);

const torn = (picture: Buffer) => {
  const middle = Math.floor(picture.length / 2);
  return Buffer.from(picture).fill(0, middle, middle + 2000);
};

it.each([
  ['has a head and no pixels', '/images/hollow.png', hollow],
  ['has 2,000 bytes of zeros in its middle', '/images/torn.jpg', () => torn(jpeg)],
  ['ends in its middle', '/images/half.webp', () => webp.subarray(0, webp.length / 2)],
])(
  'a picture that %s is an error of the check, and the build leaves it alone',
  async (_, path, content) => {
    expect(await errorsWith(path, content())).toContain(`The picture "${path}" cannot be opened`);
    const files = await readPublicFiles(publicFolder);
    expect(await shownPictures(project, { text: path, files })).toEqual([]);
  },
);

it('a picture with 400 million pixels is named with its size, and is not decoded', async () => {
  const path = '/images/enormous.png';
  const content = readFileSync(join('tests/fixtures/public', path));
  expect(await errorsWith(path, content)).toContain(
    `The picture "${path}" has 20000 × 20000 pixels`,
  );
  const files = await readPublicFiles(publicFolder);
  expect(await shownPictures(project, { text: path, files })).toEqual([]);
});

it('a build that cannot read a picture names the file', async () => {
  const path = '/images/half.jpg';
  const whole = await sharp(photo).jpeg().toBuffer();
  writeFileSync(join(publicFolder, path), whole.subarray(0, whole.length / 2));
  // It was damaged after it had been measured.
  const files = publicFiles([{ path, size: { width: 1600, height: 1200 } }]);
  const name = /^public\/images\/half\.jpg: /;
  await expect(shownPictures(project, { text: path, files })).rejects.toThrow(name);
  const picture = { src: path, width: 1600, height: 1200, variants: { hash: 'half-of-a-picture' } };
  const output = join(folder, 'output');
  await expect(writePictures([picture], { project, output })).rejects.toThrow(name);
});
