// A container drawn to scale from its measures, with a person beside it. Decoration: the text has the numbers too.
import type { Measures } from '../../model/container.ts';
import { useWords } from '../contexts/facts.ts';
import * as S from './Drawing.styles.ts';
import { FOOT, type Frame, MARGIN, PERSON, plateStyle, ribs } from './scale.ts';

interface Props extends Measures {
  frame: Frame;
  /** The number on the container's side, such as 20. */
  plate: string;
  /** True writes length and height beside dimension lines. */
  measured?: boolean;
}

export function ContainerDrawing({ length, height, frame, plate, measured = false }: Props) {
  const left = measured ? MARGIN.left : 0;
  const box = { long: length * FOOT, high: height * FOOT, left, ground: frame.ground };
  const person = left + box.long + MARGIN.right + (PERSON.width * FOOT) / 2;
  return (
    <S.Sheet viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
      <path data-part="ground" d={`M0 ${frame.ground}H${frame.width}`} />
      <Container {...box} plate={plate} posts={ribs(length)} />
      <Person x={person} ground={frame.ground} />
      {measured && <Measured {...box} length={length} height={height} />}
    </S.Sheet>
  );
}

interface Box {
  long: number;
  high: number;
  left: number;
  ground: number;
}

function Container({
  long,
  high,
  left,
  ground,
  plate,
  posts,
}: Box & { plate: string; posts: number[] }) {
  const top = ground - high;
  const middle = left + long / 2;
  // The side and its rim, the ribs between two rails, the rollers, and the plate with the size.
  return (
    <>
      <path data-part="body" d={`M${left} ${top}h${long}v${high - 4}h${-long}z`} />
      <path data-part="rim" d={`M${left - 1} ${top}h${long + 2}`} />
      <path data-part="rollers" d={`M${left + 8} ${ground - 2}h.1m${long - 24} 0h.1m8 0h.1`} />
      <path
        data-part="ribs"
        d={posts.map((x) => `M${left + x} ${top + 5}V${ground - 8}`).join('')}
      />
      <rect
        data-part="plate"
        x={middle - 15}
        y={top + high / 2 - 12}
        width="30"
        height="20"
        rx="2"
      />
      <text data-part="number" x={middle} y={top + high / 2 + 4} style={plateStyle(plate)}>
        {`${plate} `}
      </text>
    </>
  );
}

/** The dimension lines: under the ground for the length, at the left for the height. */
function Measured({ long, high, left, ground, length, height }: Box & Measures) {
  const t = useWords();
  const below = ground + 7;
  return (
    <>
      <path
        data-part="measure"
        d={`M${left} ${below - 3}v6m0-3h${long}m0-3v6M${left - 8} ${ground}h6m-3 0v${-high}m-3 0h6`}
      />
      <text x={left + long / 2} y={below + 17}>
        {`${t('{count} ft', { count: length })} `}
      </text>
      <text data-side="" x={left - 12} y={ground - high / 2 + 5}>
        {`${t('{count} ft', { count: height })} `}
      </text>
    </>
  );
}

/** A standing person, drawn from the feet up in tenths of a foot. */
export function Person({ x, ground }: { x: number; ground: number }) {
  return (
    <g transform={`translate(${x} ${ground})`}>
      <circle data-part="figure" cy="-53" r="4.5" />
      <path
        data-part="figure"
        d="M-5-47h10a3.5 3.5 0 0 1 3.5 3.5V-27a2 2 0 0 1-4 0V-41h-1V-1.5a1.6 1.6 0 0 1-3.2 0V-24h-.6V-1.5a1.6 1.6 0 0 1-3.2 0V-41h-1V-27a2 2 0 0 1-4 0V-43.5A3.5 3.5 0 0 1-5-47z"
      />
    </g>
  );
}
