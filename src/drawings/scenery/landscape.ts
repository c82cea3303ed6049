// Draws a stretch of the landscape: five layers of hills, and between them what can be seen there.
import type { Motif } from '../../model/manifest.generated.ts';
import type { Shape } from '../../model/site.ts';
import { seededRandom } from './chance.ts';
import { isFar, isFront, MOTIFS, SHORE } from './motifs.ts';
import { outlineOf, type Relief, type Ridge, ridgeOf } from './ridge.ts';

/** A place and what can be seen there, from left to right. */
export interface Viewpoint {
  name: string;
  motifs: Motif[];
}

const WIDTH = 1200;
/** Two units more than are shown, so that no page shows the lower edges of the layers. */
const HEIGHT = 152;

type Layer = 'back' | 'far' | 'mid' | 'near' | 'foot';
type Ridges = Record<Layer, Ridge>;

/** From the farthest layer to the nearest, which has the colour of what follows. */
const RELIEF: Record<Layer, Relief> = {
  back: { level: 46, height: 20, turns: 4 },
  far: { level: 66, height: 22, turns: 3 },
  mid: { level: 92, height: 15, turns: 3 },
  near: { level: 117, height: 9, turns: 2 },
  foot: { level: 137, height: 7, turns: 2 },
};

/** The heights of hills in a country of steep ones. */
const STEEP = 1.75;

/** Draws a place. Every ridge begins and ends at its level, so that it goes on in any other stretch. */
export function stretchOf(viewpoint: Viewpoint): Shape[] {
  const chance = seededRandom(viewpoint.name);
  const seen = viewpoint.motifs.filter((motif) => motif !== 'hills');
  const spots = seen.map((motif, index) => ({
    motif,
    x: Math.round(((index + 0.5) / seen.length) * WIDTH),
  }));
  const ridges = ridgesOf(viewpoint);
  const lake = spots.find(({ motif }) => motif === 'lake');
  if (lake) openTo(lake.x, ridges);
  const things = (isInLayer: (motif: Motif) => boolean, hill: Ridge) =>
    spots.flatMap(({ motif, x }) =>
      isInLayer(motif) ? (MOTIFS[motif]?.({ x, hill, foot: HEIGHT, chance }) ?? []) : [],
    );
  const layer = (name: Layer): Shape => [name, outlineOf(ridges[name], HEIGHT)];
  return [
    layer('back'),
    layer('far'),
    ...things(isFar, ridges.far),
    layer('mid'),
    ...things((motif) => !isFar(motif) && !isFront(motif), ridges.mid),
    layer('near'),
    ...things(isFront, ridges.mid),
    layer('foot'),
  ];
}

/** The sun behind the hills, at the right of a stretch. */
export const SUN: Shape = ['sun', 'M950 36a38 38 0 0 1 76 0 38 38 0 0 1-76 0z'];

function ridgesOf({ name, motifs }: Viewpoint): Ridges {
  const chance = seededRandom(`${name} hills`);
  const steep = motifs.includes('hills') ? STEEP : 1;
  const entries = Object.entries(RELIEF).map(([layer, relief]) => {
    const height = relief.height * (layer === 'foot' ? 1 : steep);
    return [layer, ridgeOf({ ...relief, height }, WIDTH, chance)];
  });
  return Object.fromEntries(entries) as Ridges;
}

/** The land opens to a lake at the left, and rises from its shore on the other side. */
function openTo(x: number, ridges: Ridges) {
  for (const [layer, shore] of Object.entries(SHORE) as [keyof typeof SHORE, Ridge][]) {
    const land = shore.map((knot) => ({ x: Math.max(0, x + knot.x), y: knot.y }));
    ridges[layer] = [...land, ...ridges[layer].slice(-1)].filter(({ x }) => x <= WIDTH);
  }
}
