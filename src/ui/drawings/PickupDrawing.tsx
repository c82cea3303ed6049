// A full-size pickup with a person beside it, drawn in the same scale as the containers.
import { Person } from './ContainerDrawing.tsx';
import * as S from './Drawing.styles.ts';
import { FOOT, type Frame, MARGIN, PERSON, PICKUP } from './scale.ts';

const BODY =
  'M2-17V-33q1-3 5-3.5l35-3.5L63-61q2-2 5-2h44q3 0 4 3l6 19h67q2 0 2 2v22q0 2-2 2h-19a17 17 0 0 0-34 0H51a17 17 0 0 0-34 0H4q-2 0-2-2z';
const WINDOWS = 'M52-41 69-57h22v16zM96-57h15l5 16H96zM94-40v27';

export function PickupDrawing({ frame }: { frame: Frame }) {
  const x = MARGIN.left + PICKUP.length * FOOT + MARGIN.right + (PERSON.width * FOOT) / 2;
  return (
    <S.Sheet viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
      <path data-part="ground" d={`M0 ${frame.ground}H${frame.width}`} />
      <Pickup x={MARGIN.left} ground={frame.ground} />
      <Person x={x} ground={frame.ground} />
    </S.Sheet>
  );
}

/** A full-size pickup, drawn from the ground up in tenths of a foot. */
export function Pickup({ x, ground }: { x: number; ground: number }) {
  return (
    <g transform={`translate(${x} ${ground})`}>
      <path data-part="line" d={`${BODY}${WINDOWS}`} />
      <circle data-part="line" cx="34" cy="-13" r="13" />
      <circle data-part="line" cx="153" cy="-13" r="13" />
    </g>
  );
}
