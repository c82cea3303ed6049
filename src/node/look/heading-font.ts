// The font of headings: its file for browsers, and its letters as outlines for drawings.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Font } from 'fontkit';
import { normalizePath } from 'vite';
import type { FontName } from '../../model/manifest.generated.ts';
import { FONTS } from '../../model/theme.ts';
import type { FontAddresses } from '../../model/theme-style.ts';
import { packageFolder } from '../packages.ts';

/** The addresses of the font's files on the development server. */
export function fontSources(root: string, name: FontName): FontAddresses {
  const [latin = '', extended = ''] = filesOf(root, name, 'woff2').map(
    (path) => `/@fs/${normalizePath(path).replace(/^\//, '')}`,
  );
  return { latin, extended };
}

/** The package's files. The letters of Central European names and of Turkish are in the second. */
function filesOf(root: string, name: FontName, ending: string): string[] {
  const { package: pack, file } = FONTS[name];
  return [file, file.replace('-latin-', '-latin-ext-')].map((path) =>
    join(packageFolder(root, pack), 'files', `${path}.${ending}`),
  );
}

/** The files of the font for browsers, and their URLs with a content hash. */
export async function webFont(root: string, name: FontName) {
  const files = await Promise.all(filesOf(root, name, 'woff2').map(webFile));
  const [first, second] = files as [FontFile, FontFile];
  return { addresses: { latin: first.path, extended: second.path }, files };
}

type FontFile = Awaited<ReturnType<typeof webFile>>;

async function webFile(source: string) {
  const text = await readFile(source);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { path: `/assets/${basename(source, '.woff2')}-${hash}.woff2`, text };
}

/** The letters of a text in units of the font, with the baseline at 0 and y upwards. */
interface Outline {
  /** An SVG path. Letters that the font lacks are left out: those of the computer's fonts differ from place to place. */
  path: string;
  width: number;
  /** The parts of the letters farthest above and below the baseline. */
  top: number;
  bottom: number;
}

/** The font for drawings. */
export interface DrawingFont {
  /** A hash of its files. */
  hash: string;
  /** Parses the font on the first call: most builds find all drawings in the cache. */
  open(): Promise<OpenFont>;
}

/** Its measures are in its own units. */
export interface OpenFont {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  outline(text: string): Outline;
  /** The width without kerning across spaces. It is remembered for each word: headings of towns share most. */
  widthOf(text: string): number;
}

/** Reads the font for drawings. */
export async function drawingFont(root: string, name: FontName): Promise<DrawingFont> {
  const files = await Promise.all(filesOf(root, name, 'woff').map((path) => readFile(path)));
  const hash = createHash('sha256').update(Buffer.concat(files)).digest('hex');
  let opened: Promise<OpenFont> | undefined;
  return {
    hash,
    open: () => {
      opened ??= parse(files);
      return opened;
    },
  };
}

async function parse(files: Buffer[]): Promise<OpenFont> {
  const { create } = await import('fontkit');
  const fonts = files.map((file) => create(file) as Font);
  const { unitsPerEm = 0, ascent = 0, descent = 0 } = fonts[0] ?? {};
  const outline = (text: string) => outlineOf(text, fonts);
  const widths = new Map<string, number>();
  const wordWidth = (word: string) => {
    const width = widths.get(word) ?? outline(word).width;
    widths.set(word, width);
    return width;
  };
  const widthOf = (text: string) =>
    text.split(/(?<= )|(?= )/).reduce((width, word) => width + wordWidth(word), 0);
  return { unitsPerEm, ascent, descent, outline, widthOf };
}

function outlineOf(text: string, fonts: Font[]): Outline {
  const outline = { path: '', width: 0, top: 0, bottom: 0 };
  for (const { font, letters } of runsOf(text, fonts)) {
    const { glyphs, positions } = font.layout(letters);
    for (const [index, { path, bbox }] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      outline.path += path.translate(outline.width + xOffset, yOffset).toSVG();
      outline.top = Math.max(outline.top, bbox.maxY + yOffset);
      outline.bottom = Math.min(outline.bottom, bbox.minY + yOffset);
      outline.width += xAdvance;
    }
  }
  return outline;
}

/** The parts of a text by the first font that has their letters. */
function runsOf(text: string, fonts: Font[]) {
  const runs: { font: Font; letters: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const has = (font: Font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
    const font = fonts.find(has);
    const last = runs.at(-1);
    if (font && last?.font === font) last.letters += letter;
    else if (font) runs.push({ font, letters: letter });
  }
  return runs;
}
