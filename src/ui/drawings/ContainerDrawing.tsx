// A container drawn to scale from its measures, with a person beside it. Decoration: the text has the numbers too.
import type { Measures } from '../../model/site.ts';
import * as S from './Drawing.styles.ts';
import { FOOT, type Frame, MARGIN, PERSON, ribs } from './scale.ts';

interface Props extends Measures {
  frame: Frame;
}

export function ContainerDrawing({ length, height, isFrontLoad, frame }: Props) {
  const box = { long: length * FOOT, high: height * FOOT, ground: frame.ground };
  const person = box.long + MARGIN.right + (PERSON.width * FOOT) / 2;
  return (
    <S.Sheet
      viewBox={`${isFrontLoad ? -5 : 0} 0 ${frame.width} ${frame.height}`}
      aria-hidden="true"
    >
      <path data-part="ground" d={`M0 ${frame.ground}H${frame.width}`} />
      <path data-part="rollers" d={`M8 ${box.ground - 2}h.1m${box.long - 24} 0h.1m8 0h.1`} />
      {isFrontLoad ? <FrontLoad {...box} /> : <OpenTop {...box} posts={ribs(length)} />}
      <Person x={person} ground={frame.ground} />
    </S.Sheet>
  );
}

interface Box {
  long: number;
  high: number;
  ground: number;
}

/** The side and its rim, and the ribs between two rails. */
function OpenTop({ long, high, ground, posts }: Box & { posts: number[] }) {
  const top = ground - high;
  return (
    <>
      <path data-part="body" d={`M0 ${top}h${long}v${high - 4}h${-long}z`} />
      <path data-part="rim" d={`M-1 ${top}h${long + 2}`} />
      <path data-part="ribs" d={posts.map((x) => `M${x} ${top + 5}V${ground - 8}`).join('')} />
    </>
  );
}

/** The front with a pocket at each side, and above it the two lids, which slope up to the back. */
function FrontLoad({ long, high, ground }: Box) {
  const lid = Math.round(high / 4);
  const edge = ground - high + lid;
  const pocket = 'v7h-5v-7z';
  return (
    <>
      <path
        data-part="body"
        d={`M0 ${edge}l4 ${-lid}h${long - 8}l4 ${lid}v${high - lid - 4}h${-long}zM0 ${edge + 4}${pocket}M${long + 5} ${edge + 4}${pocket}`}
      />
      <path data-part="ribs" d={`M0 ${edge}h${long}m${-long / 2} 0v${3 - lid}`} />
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
