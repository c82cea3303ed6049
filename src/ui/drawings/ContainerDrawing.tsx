// A container drawn to scale from its measures, with a person beside it. Decoration: the text has the numbers too.
import type { Measures } from '../../model/site.ts';
import * as S from './Drawing.styles.ts';
import { FOOT, type Frame, MARGIN, PERSON, plateStyle, ribs } from './scale.ts';

interface Props extends Measures {
  frame: Frame;
  /** The number on the container's side, such as 20. */
  plate: string;
}

export function ContainerDrawing({ length, height, frame, plate }: Props) {
  const box = { long: length * FOOT, high: height * FOOT, ground: frame.ground };
  const person = box.long + MARGIN.right + (PERSON.width * FOOT) / 2;
  return (
    <S.Sheet viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
      <path data-part="ground" d={`M0 ${frame.ground}H${frame.width}`} />
      <Container {...box} plate={plate} posts={ribs(length)} />
      <Person x={person} ground={frame.ground} />
    </S.Sheet>
  );
}

interface Box {
  long: number;
  high: number;
  ground: number;
  plate: string;
  posts: number[];
}

function Container({ long, high, ground, plate, posts }: Box) {
  const top = ground - high;
  const middle = long / 2;
  // The side and its rim, the ribs between two rails, the rollers, and the plate with the size.
  return (
    <>
      <path data-part="body" d={`M0 ${top}h${long}v${high - 4}h${-long}z`} />
      <path data-part="rim" d={`M-1 ${top}h${long + 2}`} />
      <path data-part="rollers" d={`M8 ${ground - 2}h.1m${long - 24} 0h.1m8 0h.1`} />
      <path data-part="ribs" d={posts.map((x) => `M${x} ${top + 5}V${ground - 8}`).join('')} />
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
