// The letters of the headings' font as outlines, for drawings.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Font } from 'fontkit';
import type { FontName } from '../../model/manifest.generated.ts';
import { FONTS } from '../../model/theme.ts';
import { fontFiles } from './web-fonts.ts';

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

export async function drawingFont(root: string, name: FontName): Promise<DrawingFont> {
  const files = await Promise.all(
    fontFiles(root, FONTS[name], 'woff').map((path) => readFile(path)),
  );
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
