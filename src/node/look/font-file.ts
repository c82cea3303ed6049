// The font of headings: as WOFF2 for browsers, and as TrueType for drawing.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FontName } from '../../model/manifest.generated.ts';
import { FONTS } from '../../model/theme.ts';
import { unpackWoff } from './unpack-font.ts';

/** The path of the font below the project's folder, which the development server serves. */
export function fontSource(name: FontName, ending: 'woff' | 'woff2'): string {
  const font = FONTS[name];
  return `/node_modules/${font.package}/files/${font.file}.${ending}`;
}

/** The font for browsers, and its URL with a content hash. */
export async function webFont(root: string, name: FontName) {
  const content = await readFile(join(root, fontSource(name, 'woff2')));
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return { address: `/assets/${FONTS[name].file}-${hash}.woff2`, content };
}

/** The font as TrueType. */
export async function fontFile(root: string, name: FontName): Promise<Buffer> {
  return unpackWoff(await readFile(join(root, fontSource(name, 'woff'))));
}
