// The colours of a site: words are readable on every ground, whatever colours the manifest states.
import { describe, expect, it } from 'vitest';
import { contrast, toHex, toOklch } from '../../src/model/color.ts';
import { type Colors, paletteOf, unreadable } from '../../src/model/palette.ts';
import { completeTheme } from '../../src/model/theme.ts';

/** The colours that the first site had before its manifest stated them. */
const FIRST: Colors = { brand: '#1d5136', accent: '#ff8a1e', ground: '#fffdf8' };
const DRAWN = {
  plain: {
    'brand-deep': '#0f3322',
    'on-brand': '#f4f1e6',
    'accent-pointed': '#d9751a',
    'on-accent': '#23160a',
    hill: '#2f7a50',
    text: '#26302a',
    muted: '#55605a',
    heading: '#12331f',
    line: '#dfd9c8',
    link: '#17613c',
    mark: '#b24d00',
    served: '#dfe9d6',
  },
  tint: { ground: '#f5efdf', line: '#dcd2b8' },
  dark: {
    ground: '#123b27',
    raised: '#1a4a32',
    text: '#e9eee6',
    muted: '#c3d0c5',
    line: '#35634a',
    link: '#ffc07a',
    mark: '#ffc07a',
    served: '#285c42',
    focus: '#ffd27a',
  },
};

/** Colours from all over, the same in each run: a linear congruential generator. */
function* someColors(count: number): Generator<Colors> {
  let state = 7;
  const next = (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * most);
  };
  const parts = (from: number) => [0, 0, 0].map(() => from + next(256 - from));
  const hex = (from = 0) =>
    `#${parts(from)
      .map((part) => part.toString(16).padStart(2, '0'))
      .join('')}`;
  for (let index = 0; index < count; index++) {
    yield { brand: hex(), accent: hex(), ground: index % 3 ? hex(190) : '#ffffff' };
  }
}

/** The colours with what is wrong with them put right as the check proposes it. */
function fixed(colors: Colors): Colors {
  const better = unreadable(colors).map(({ key, nearest }) => [key, nearest]);
  return { ...colors, ...Object.fromEntries(better) };
}

/** The pairs of a palette in which words cannot be read, or what has the focus cannot be seen. */
function faults(colors: Colors): string[] {
  const { plain, tint, dark } = paletteOf(colors);
  const tones: Record<string, Record<string, string>> = {
    plain,
    tint: { ...plain, ...tint },
    dark: { ...plain, ...dark },
  };
  return Object.entries(tones).flatMap(([tone, roles]) => {
    const grounds = tone === 'dark' ? ['ground', 'raised', 'brand-deep'] : ['ground', 'raised'];
    const pairs: [string, string, number][] = [
      ...['text', 'muted', 'heading', 'mark'].flatMap((words) =>
        grounds.map((ground): [string, string, number] => [words, ground, 4.5]),
      ),
      ['link', 'ground', 4.5],
      ['link', 'raised', 4.5],
      ['on-accent', 'accent', 4.5],
      ['on-accent', 'accent-pointed', 4.5],
      ['on-brand', 'brand', 4.5],
      ['on-brand', 'brand-deep', 4.5],
      // Names on the map are on land and water.
      ['link', 'water', 4.5],
      ['muted', 'served', 4.5],
      ['focus', 'ground', 3],
      ...(tone === 'dark' ? [['accent', 'ground', 3] as [string, string, number]] : []),
    ];
    return pairs
      .filter(([one, other, least]) => contrast(roles[one] ?? '', roles[other] ?? '') < least)
      .map(([one, other]) => `${tone}: ${one} on ${other} with ${JSON.stringify(colors)}`);
  });
}

describe('the palette', () => {
  it('of the first site’s colours is the one that was drawn by hand', () => {
    expect(unreadable(FIRST)).toEqual([]);
    expect(paletteOf(FIRST)).toMatchObject(DRAWN);
  });

  it('of 500 colours from all over, put right where the check says so, can be read everywhere', () => {
    const found = [...someColors(500)].flatMap((colors) => faults(fixed(colors)));
    expect(found.slice(0, 5)).toEqual([]);
  });

  it.each([
    ['black and white', { brand: '#000', accent: '#fff', ground: '#fff' }],
    ['one colour for all', { brand: '#1d5136', accent: '#1d5136', ground: '#fff' }],
    ['pure red', { brand: '#d00000', accent: '#ff0000', ground: '#fff' }],
    ['blue and yellow', { brand: '#003a8c', accent: '#ffd500', ground: '#fffbe8' }],
    ['the engine’s own', completeTheme()],
  ])('of %s can be read everywhere without any correction', (_, colors) => {
    expect(unreadable(colors)).toEqual([]);
    expect(faults(colors)).toEqual([]);
  });

  it('lets bands, cards and lines be told apart, even with a black brand', () => {
    const { dark } = paletteOf({ brand: '#000000', accent: '#ffd500', ground: '#ffffff' });
    expect(contrast(dark.ground, dark.raised)).toBeGreaterThan(1.1);
    expect(contrast(dark.ground, dark.line)).toBeGreaterThan(1.5);
  });

  it('takes the hue of the brand along, so that nothing of another brand is left', () => {
    const { plain, dark } = paletteOf({ brand: '#5b2a86', accent: '#ffd500', ground: '#ffffff' });
    const { hue } = toOklch('#5b2a86');
    for (const color of [plain['brand-deep'], plain.heading, plain.link, plain.hill, dark.ground]) {
      expect(Math.abs(toOklch(color).hue - hue)).toBeLessThan(6);
    }
  });
});

describe('a colour on which words cannot be read', () => {
  it('is named with the nearest one that can, which then passes', () => {
    const wrong = [...someColors(300)].flatMap((colors) =>
      unreadable(colors).map((found) => ({ colors, ...found })),
    );
    expect(wrong.length).toBeGreaterThan(150);
    for (const { colors, key, contrast: has, nearest } of wrong) {
      expect(has).toBeLessThan(4.5);
      const others = unreadable({ ...fixed(colors), [key]: nearest });
      expect(others.filter((found) => found.key === key)).toEqual([]);
      // No further from the old one than it has to be: one step back cannot be read.
      const { lightness, ...same } = toOklch(nearest);
      const back = toHex({ ...same, lightness: lightness + (key === 'brand' ? 0.012 : -0.012) });
      expect(unreadable({ ...fixed(colors), [key]: back }).map((found) => found.key)).toContain(
        key,
      );
    }
  });
});

describe('a colour', () => {
  it('is the same after it was taken apart, and short for two digits each', () => {
    for (const color of ['#000000', '#ffffff', '#1d5136', '#ff8a1e', '#0b57d0', '#808080']) {
      expect(toHex(toOklch(color))).toBe(color);
    }
    expect(toHex(toOklch('#fa0'))).toBe('#ffaa00');
  });

  it('has the contrast that WCAG gives as examples', () => {
    expect(contrast('#000', '#fff')).toBe(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  });
});
