// The icons for home screens, and the file that names them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeAppFiles } from '../../src/build/app-icons.ts';
import { manifestText, siteOf } from '../manifest/real-manifest.ts';
import { fixture } from '../support/fixture-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const output = temporaryFolder();
const { facts } = siteOf(manifestText);

interface WebManifest {
  name: string;
  theme_color: string;
  icons: { src: string; sizes: string; purpose?: string }[];
}

let manifest: WebManifest;
beforeAll(async () => {
  await writeAppFiles(facts, { project: fixture, output });
  manifest = JSON.parse(readFileSync(join(output, 'site.webmanifest'), 'utf8'));
});

const icon = (path: string) => sharp(join(output, path));

describe('the description for home screens', () => {
  it('has the company’s name and colour', () => {
    expect(manifest).toMatchObject({ name: facts.company.name, theme_color: '#0f3322' });
  });

  it('names icons that are there, in the size that it says, which a phone may cut to its shape', async () => {
    const drawn = manifest.icons.filter(({ sizes }) => sizes !== 'any');
    expect(drawn.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
    for (const { src, sizes } of drawn) {
      const { width, height } = await icon(src).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect(drawn.every(({ purpose }) => purpose?.includes('maskable'))).toBe(true);
  });
});

describe('every icon', () => {
  it('fills its corners, which phones would paint black', async () => {
    for (const path of ['icons/apple-touch-icon.png', 'icons/512.png']) {
      const { isOpaque } = await icon(path).stats();
      expect(isOpaque, path).toBe(true);
    }
  });

  it('weighs little', async () => {
    for (const { src } of manifest.icons.slice(1)) {
      expect(readFileSync(join(output, src)).length, src).toBeLessThan(16_000);
    }
  });
});
