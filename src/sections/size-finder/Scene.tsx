// One drawing to scale: all sizes, the chosen one with its load, a person and a pickup on a driveway with a ruler.
import { useTranslate } from '../../ui/contexts.ts';
import { Person } from '../../ui/drawings/ContainerDrawing.tsx';
import { Sheet } from '../../ui/drawings/Drawing.styles.ts';
import { FOOT, PERSON, PICKUP, plateOf, plateStyle, ribs } from '../../ui/drawings/scale.ts';
import type { Choice, Sized, Unit } from './choose-size.ts';
import * as S from './SizeFinder.styles.ts';

/** Gaps in units: at the ends of the driveway, and between the things on it. */
const EDGE = 8;
const GAP = 9;

/** Room in units above the highest thing, and below the ground for the ruler. */
const SKY = 14;
const RULER = 40;

/** The plate with a container's number, in units. */
const PLATE = { width: 34, height: 26 };

/** The length between two marks of the ruler, in feet. */
const RULER_STEP_FEET = 5;

const BODY =
  'M2-17V-33q1-3 5-3.5l35-3.5L63-61q2-2 5-2h44q3 0 4 3l6 19h67q2 0 2 2v22q0 2-2 2h-19a17 17 0 0 0-34 0H51a17 17 0 0 0-34 0H4q-2 0-2-2z';
const WINDOWS = 'M52-41 69-57h22v16zM96-57h15l5 16H96zM94-40v27';

type Props = { sizes: Sized[]; choice?: Choice; unit?: Unit };

export function Scene({ sizes, choice, unit }: Props) {
  const pickup = !unit && sizes.some(({ loads }) => loads) ? PICKUP : undefined;
  const { longest, highest, driveway } = extent(sizes, pickup ?? PERSON);
  const ground = SKY + highest * FOOT;
  const person = EDGE + longest * FOOT + GAP + (PERSON.width * FOOT) / 2;
  const width = 2 * EDGE + driveway * FOOT;
  return (
    <S.Scene aria-hidden="true" $near={width / (person + GAP + EDGE)}>
      <Sheet viewBox={`0 0 ${width} ${ground + RULER}`}>
        <Ruler ground={ground} feet={driveway} />
        {sizes.map((size) => (
          <Outline key={size.id} size={size} ground={ground} isNumbered={!choice} />
        ))}
        {choice && <FilledContainer size={choice.best} level={choice.level} ground={ground} />}
        <Person x={person} ground={ground} />
        {pickup && <Pickup x={person + (PERSON.width * FOOT) / 2 + GAP} ground={ground} />}
      </Sheet>
    </S.Scene>
  );
}

/** Lengths and heights in feet. The driveway is as long as everything on it. */
function extent(sizes: Sized[], last: { height: number; length?: number }) {
  const longest = Math.max(...sizes.map(({ dimensions }) => dimensions.length));
  const highest = Math.max(last.height, ...sizes.map(({ dimensions }) => dimensions.height));
  const needed = longest + PERSON.width + (last.length ?? 0) + (2 * GAP) / FOOT;
  return { longest, highest, driveway: Math.ceil(needed) };
}

interface Drawn {
  size: Sized;
  ground: number;
}

/**
 * A size's edge, and its number in the corner that no smaller size reaches. A space ends each number, so that search engines
 * and reader modes do not join it to the next text.
 */
function Outline({ size, ground, isNumbered }: Drawn & { isNumbered: boolean }) {
  const { length, height } = size.dimensions;
  const plate = plateOf(size.label);
  const [right, top] = [EDGE + length * FOOT, ground - height * FOOT];
  return (
    <>
      <path data-part="outline" d={`M${EDGE} ${ground}V${top}H${right}V${ground}`} />
      {isNumbered && (
        <text x={right - 15} y={top + 18} style={plateStyle(plate)}>
          {`${plate} `}
        </text>
      )}
    </>
  );
}

/** Cutaway of the chosen container, filled to `level` (0 to 1). */
function FilledContainer({ size, level, ground }: Drawn & { level: number }) {
  const { length, height } = size.dimensions;
  const [drawnWidth, drawnHeight] = [length * FOOT, height * FOOT];
  const lumps = Math.round(length / 2);
  const plate = plateOf(size.label);
  return (
    <g transform={`translate(${EDGE} ${ground})`}>
      <path data-part="inside" d={`M0 0V${-drawnHeight}H${drawnWidth}V0z`} />
      <path
        data-part="load"
        transform={`scale(1 ${level})`}
        d={`M0 0V${5 - drawnHeight}${`q${drawnWidth / lumps / 2} -10 ${drawnWidth / lumps} 0`.repeat(lumps)}V0z`}
      />
      <path
        data-part="posts"
        d={ribs(length)
          .map((x) => `M${x} -4V${4 - drawnHeight}`)
          .join('')}
      />
      <path data-part="edge" d={`M0 0V${-drawnHeight}H${drawnWidth}V0`} />
      <rect
        data-part="plate"
        x={(drawnWidth - PLATE.width) / 2}
        y={(-drawnHeight - PLATE.height) / 2}
        rx="2"
        {...PLATE}
      />
      <text data-part="number" x={drawnWidth / 2} y={7 - drawnHeight / 2} style={plateStyle(plate)}>
        {`${plate} `}
      </text>
    </g>
  );
}

/** The driveway with a mark every five feet, and a number every ten. */
function Ruler({ ground, feet }: { ground: number; feet: number }) {
  const t = useTranslate();
  const marks = Array.from(
    { length: Math.floor(feet / RULER_STEP_FEET) + 1 },
    (_, index) => index * RULER_STEP_FEET,
  );
  const xAt = (mark: number) => EDGE + mark * FOOT;
  return (
    <>
      <path data-part="ground" d={`M0 ${ground}H${2 * EDGE + feet * FOOT}`} />
      <path
        data-part="measure"
        d={marks.map((mark) => `M${xAt(mark)} ${ground + 4}v${mark % 10 === 0 ? 9 : 5}`).join('')}
      />
      {marks
        .filter((mark) => mark > 0 && mark % 10 === 0)
        .map((mark) => (
          <text key={mark} data-part="mark" x={xAt(mark)} y={ground + 27}>
            {`${t('{count} ft', { count: mark })} `}
          </text>
        ))}
    </>
  );
}

/** A full-size pickup, drawn from the ground up in tenths of a foot. */
function Pickup({ x, ground }: { x: number; ground: number }) {
  return (
    <g transform={`translate(${x} ${ground})`}>
      <path data-part="line" d={`${BODY}${WINDOWS}`} />
      <circle data-part="line" cx="34" cy="-13" r="13" />
      <circle data-part="line" cx="153" cy="-13" r="13" />
    </g>
  );
}
