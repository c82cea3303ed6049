// The things that can be seen in a landscape, each drawn from its ground up.
import type { Motif } from '../../model/manifest.generated.ts';
import type { Shape } from '../../model/site.ts';
import type { Random } from './chance.ts';
import { heightAt, type Ridge } from './ridge.ts';

export interface MotifSpot {
  x: number;
  hill: Ridge;
  /** The lower edge of the drawing. */
  foot: number;
  chance: Random;
}

/** Beyond the left edge of every drawing. */
const OFF_CANVAS_X = 9999;

type Draw = (spot: MotifSpot) => Shape[];

/** A point on the ground beside the spot's middle, or a little below it. */
function ground({ x, hill }: MotifSpot, aside: number, below = 8): string {
  const left = Math.round(x + aside);
  return `M${left} ${heightAt(hill, left) + below}`;
}

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Round trees in a row: dots with a stroke as wide as a crown. */
function trees(spot: MotifSpot, aside: number, count: number): Shape {
  const crown = (index: number) =>
    `${ground(spot, aside + index * 12 + spot.chance() * 4, -4 - Math.round(spot.chance() * 3))}h0`;
  return ['crown', times(count, crown).join('')];
}

function firs(spot: MotifSpot, aside: number, count: number): Shape {
  const fir = (index: number) => {
    const high = 16 + Math.round(spot.chance() * 14);
    return `${ground(spot, aside + index * 10, 3)}l6-${high} 6 ${high}z`;
  };
  return ['dark', times(count, fir).join('')];
}

function house(spot: MotifSpot, aside: number, long = 22): Shape[] {
  const from = ground(spot, aside);
  return [
    ['light', `${from}v-14h${long}v14z`],
    ['dark', `${from}m-3-13l7-9h${long - 8}l7 9z`],
  ];
}

/** The lake reaches to the horizon, where the sun goes down behind two sails. */
const lake: Draw = ({ x, foot }) => {
  const level = 66;
  const sun = x + 110;
  return [
    ['sun', `M${sun - 30} ${level}a30 30 0 0 1 60 0z`],
    ['water', `M0 ${level}H${x + 420}c-90 10-130 30-150 ${foot - level}H0z`],
    ['sun', `M${sun - 24} ${level + 7}h48v2h-48zm8 7h32v2h-32zm10 7h12v2h-12z`],
    [
      'light',
      `M${sun + 96} ${level + 7}v-24l12 21zm-3 0v-17l-8 15zm66-3v-15l8 13zm-2 0v-11l-5 10z`,
    ],
  ];
};

const lighthouse: Draw = (spot) => {
  const from = ground(spot, 0);
  return [
    ...house(spot, 20, 30),
    ['light', `${from}l4-56h10l4 56z`],
    ['dark', `${from}m1.5-20l1-14h13l1 14zm1-36h13v-4h-13z`],
    ['sun', `${from}m4.5-60v-9h9v9z`],
    ['light', `${from}m3-69l6-7 6 7z`],
    trees(spot, 62, 2),
  ];
};

/** A slope of its own, with rows of round bushes. */
const vineyards: Draw = (spot) => {
  const { x } = spot;
  const foot = heightAt(spot.hill, x) + 22;
  const row = (index: number) =>
    `M${x - 150 + index * 24} ${foot - 4 - index * 9}q${150 - index * 24}-${44 - index * 6} ${300 - index * 48} 0`;
  const top = {
    ...spot,
    hill: [
      { x: 0, y: foot - 54 },
      { x: 2 * x, y: foot - 54 },
    ],
  };
  return [
    ['field', `M${x - 260} ${foot + 16}c150-4 150-64 260-64s110 60 260 64z`],
    ['rows', times(4, row).join('')],
    ...house(top, -16, 26),
    trees(top, 22, 2),
  ];
};

const campus: Draw = (spot) => {
  const from = ground(spot, -16);
  return [
    trees(spot, -86, 3),
    ['light', `${from}m-32 0v-26h106v26z`],
    ['dark', `${from}m-35-25l5-8h100l5 8z`],
    ['light', `${from}m11-32v-20h20v20z`],
    ['dark', `${from}m8-51l13-20 13 20zm9 10a4 4 0 0 1 8 0 4 4 0 0 1-8 0zm-2 41v-13h12v13z`],
    ['line', `${from}m-22-9v-8m11 8v-8m64 8v-8m11 8v-8`],
    trees(spot, 70, 4),
  ];
};

const village: Draw = (spot) => {
  const from = ground(spot, 0);
  return [
    ...house(spot, -66),
    ...house(spot, -34, 26),
    ['light', `${from}v-22h28v22zm3-20v-26h12v26z`],
    ['dark', `${from}m12-21l8-8h9l3 8zm-11-24l8-28 8 28z`],
    ...house(spot, 40, 30),
    trees(spot, 84, 3),
  ];
};

const farm: Draw = (spot) => {
  const from = ground(spot, -34);
  return [
    trees(spot, -84, 3),
    ['dark', `${from}v-22l7-13 15-8 15 8 7 13v22z`],
    ['light', `${from}m15 0v-17h14v17zm2-26h10v-8h-10zm35 26v-44h14v44z`],
    ['dark', `${from}m51-43a8 9 0 0 1 16 0z`],
    ...house(spot, 56),
    ['bale', times(2, (index) => `${ground(spot, 104 + index * 22, 10 + index * 5)}h0`).join('')],
  ];
};

/** Water that winds out of the hills. */
const river: Draw = ({ x, foot }) => [
  [
    'water',
    `M${x - 70} ${foot}c16-26 120-26 120-44 0-11-64-12-64-24 0-9 34-12 40-18 6 7-14 9-13 17 2 10 92 8 92 29 0 22-76 22-86 40z`,
  ],
];

const road: Draw = ({ x, foot }) => [
  [
    'light',
    `M${x - 34} ${foot}c12-30 84-34 84-52 0-10-42-12-40-24 30 8 66 18 66 34 0 18-52 26-62 42z`,
  ],
];

const forest: Draw = (spot) => [firs(spot, -70, 5), firs(spot, -6, 3), firs(spot, 40, 6)];

/** Flakes in the air above the hills. */
const snow: Draw = ({ x, chance, hill }) => {
  const flake = () => {
    const left = Math.round(x + (chance() - 0.5) * 520);
    return `M${left} ${Math.round(heightAt(hill, left) - 4 - chance() * 40)}h0`;
  };
  return [['flake', times(26, flake).join('')]];
};

const wind: Draw = (spot) => {
  const mill = (index: number) =>
    `${ground(spot, index * 36 - 36, 4)}v-${40 - index * 6}l-7-11m7 11l13-2m-13 2l-6 11`;
  return [['mast', times(3, mill).join('')]];
};

/** The drawing of each motif; steep hills are no thing of their own. */
export const MOTIFS: Record<Exclude<Motif, 'hills'>, Draw> & { hills?: Draw } = {
  lake,
  lighthouse,
  vineyards,
  campus,
  village,
  farm,
  river,
  road,
  forest,
  snow,
  wind,
};

/** The air and the distance are behind the hills in the middle. */
export const isFar = (motif: Motif) => motif === 'lake' || motif === 'snow' || motif === 'wind';

/** Water and roads come down to the front. */
export const isFront = (motif: Motif) => motif === 'river' || motif === 'road';

/** The ridges along a lake's shore, from the middle of its motif. */
export const SHORE: Record<'back' | 'far' | 'mid', Ridge> = {
  back: [
    { x: -OFF_CANVAS_X, y: 98 },
    { x: 120, y: 98 },
    { x: 560, y: 34 },
  ],
  far: [
    { x: -OFF_CANVAS_X, y: 100 },
    { x: 200, y: 100 },
    { x: 690, y: 52 },
  ],
  mid: [
    { x: -OFF_CANVAS_X, y: 104 },
    { x: 30, y: 112 },
    { x: 420, y: 80 },
    { x: 720, y: 96 },
  ],
};
