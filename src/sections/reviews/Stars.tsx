// Five stars, filled as far as the rating goes. The number beside them says the same.
import styled from 'styled-components';
import { theme } from '../../ui/styles/theme.ts';

const STAR = 'M12 2.2l3 6.3 6.9.9-5 4.8 1.2 6.8-6.1-3.3L5.9 21l1.2-6.8-5-4.8 6.9-.9z';
const WIDTH = 24;

/** The left edges of the stars. */
const PLACES = [0, 1, 2, 3, 4].map((index) => index * WIDTH);

const Row = styled.svg`
  width: 9rem;
  & path {
    fill: none;
    stroke: ${theme.color.mark};
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
  & [clip-path] path {
    fill: ${theme.color.accent};
  }
`;

/** `value` from 0 to 5. */
export function Stars({ value }: { value: number }) {
  const stars = PLACES.map((x) => <path key={x} d={STAR} transform={`translate(${x})`} />);
  return (
    <Row viewBox={`0 0 ${WIDTH * PLACES.length} ${WIDTH}`} aria-hidden="true">
      <clipPath id="_rated">
        <rect width={WIDTH * value} height={WIDTH} />
      </clipPath>
      <g clipPath="url(#_rated)">{stars}</g>
      <g>{stars}</g>
    </Row>
  );
}
