// The landscape: each town has its own stretch, all of them are one country, and a name is drawn the same way for ever.
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { stretchOf, type Viewpoint } from '../../../src/drawings/scenery/landscape.ts';
import { MOTIFS } from '../../../src/drawings/scenery/motifs.ts';
import { closingPicture, openingStretches } from '../../../src/drawings/scenery/stretches.ts';
import type { Company, Motif, Town } from '../../../src/model/manifest.generated.ts';
import type { Shape } from '../../../src/model/site.ts';
import { completeTheme } from '../../../src/model/theme.ts';

const LAYERS = ['back', 'far', 'mid', 'near', 'foot'];

const town = (name: string, longitude: number, ...landscape: Motif[]) =>
  ({ slug: name, landscape, coordinates: { latitude: 42, longitude } }) as Town;
const company = { name: 'Acme' } as Company;

const west = town('West', -79, 'lake', 'village');
const middle = town('Middle', -78, 'farm', 'village');
const east = town('East', -77, 'hills', 'river', 'forest', 'village');
const opening = openingStretches([east, west, middle]);

/** The height of a layer at the left and the right end. */
function ends(shapes: Shape[], layer: string): [number, number] {
  const outline = shapes.find(([part]) => part === layer)?.[1] ?? '';
  const [, start = '', steps = ''] = /^M\d+ (\d+)(.*)V/.exec(outline) ?? [];
  const falls = steps.split('c').slice(1);
  const last = falls.map((step) => Number(step.match(/-?\d+/g)?.at(-1)));
  return [Number(start), last.reduce((sum, fall) => sum + fall, Number(start))];
}

const partsOf = (shapes: Shape[]) => shapes.map(([part]) => part);

describe('a stretch', () => {
  const of = (...motifs: Motif[]): Viewpoint => ({ name: 'Anywhere', motifs });

  it('has its hills from the farthest to the nearest, whatever is in it', () => {
    for (const motifs of [[], Object.keys(MOTIFS) as Motif[], ['hills']] as Motif[][]) {
      const parts = partsOf(stretchOf(of(...motifs)));
      expect(parts.filter((part) => LAYERS.includes(part))).toEqual(LAYERS);
    }
  });

  it('is the same every time, and another place’s is different', () => {
    const once = stretchOf(of('farm'));
    expect(stretchOf(of('farm'))).toEqual(once);
    expect(stretchOf({ name: 'Elsewhere', motifs: ['farm'] })).not.toEqual(once);
  });

  it.each(Object.keys(MOTIFS) as Motif[])('shows %s', (motif) => {
    const added = stretchOf(of(motif)).length - LAYERS.length;
    expect(added).toBeGreaterThan(0);
    expect(JSON.stringify(stretchOf(of(motif)))).not.toMatch(/NaN|undefined|null/);
  });

  it('has its motifs from left to right in their order', () => {
    const left = (shapes: Shape[]) =>
      Number(/\d+/.exec(shapes.find(([part]) => part === 'mast')?.[1] ?? '')?.[0]);
    const first = left(stretchOf(of('wind', 'farm', 'village')));
    expect(first).toBeLessThan(left(stretchOf(of('farm', 'wind', 'village'))));
  });
});

describe('the towns from west to east', () => {
  it.each(LAYERS)('are one country: the %s hills of each go on in the next', (layer) => {
    expect(ends(opening(west), layer)[1]).toBe(ends(opening(middle), layer)[0]);
    expect(ends(opening(middle), layer)[1]).toBe(ends(opening(east), layer)[0]);
  });

  it('are all on a page about none of them, each with the rarest of what it has', () => {
    const parts = partsOf(opening());
    expect(parts.filter((part) => part === 'water')).toHaveLength(2);
    expect(parts).toContain('bale');
    const spire = (shapes: Shape[]) => shapes.some(([, d]) => d.includes('l8-28 8 28z'));
    expect(spire(opening(west))).toBe(true);
    expect(spire(opening())).toBe(false);
  });

  it('may have nothing that is named, and still have hills', () => {
    expect(partsOf(openingStretches([town('Bare', -70)])())).toEqual(LAYERS);
  });
});

it('a page ends where the office is, with the sun, in the colours of the theme', () => {
  const theme = completeTheme({ brand: '#5b2a86' });
  const end = closingPicture({ ...company, landscape: ['road'] } as Company, theme);
  const drawing = decodeURIComponent(end.replace('data:image/svg+xml,', ''));
  const parts = [...drawing.matchAll(/<path data-part="(\w+)"/g)].map(([, part]) => part);
  expect(parts).toEqual(['sun', ...LAYERS.slice(0, 4), 'light', 'foot']);
  expect(drawing).toContain('--brand:#5b2a86');
  expect(drawing).toContain('data-part="back" fill="var(--hill)"');
  expect(drawing).toContain('stroke-linecap="round"');
});

it('the fullest stretch takes less than 1 kB', () => {
  const motifs: Motif[] = ['vineyards', 'campus', 'farm', 'village', 'forest', 'snow'];
  const shapes = stretchOf({ name: 'Full', motifs });
  expect(brotliCompressSync(JSON.stringify(shapes)).length).toBeLessThan(1000);
});
