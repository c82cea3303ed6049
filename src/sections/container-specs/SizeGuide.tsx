// The containers side by side on one ground, in one scale, with a person and a pickup. The table below has the numbers as text.
import styled from 'styled-components';
import type { ContainerSpec } from '../../model/manifest.generated.ts';
import { ContainerDrawing } from '../../ui/drawings/ContainerDrawing.tsx';
import { PickupDrawing } from '../../ui/drawings/PickupDrawing.tsx';
import { frameFor, PICKUP, plateOf } from '../../ui/drawings/scale.ts';
import { theme } from '../../ui/styles/theme.ts';

/** Without gaps between the drawings their ground is one line. Equal columns keep them in one scale. */
const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${theme.space(4)} 0;
  margin-bottom: ${theme.space(5)};
  & > li {
    display: grid;
    align-content: start;
    gap: ${theme.space(1)};
  }
  & strong {
    display: block;
    color: ${theme.color.heading};
    font: 700 ${theme.size.h3} / ${theme.line.heading} ${theme.font.display};
  }
  /* The label below the container, whose left end is here in the drawing. */
  & p {
    padding-left: 18%;
    color: ${theme.color.muted};
    font-size: ${theme.size.small};
  }
`;

interface Props {
  items: ContainerSpec[];
  pickupLabel: string;
}

export function SizeGuide({ items, pickupLabel }: Props) {
  const frame = frameFor([...items.map(({ dimensions }) => dimensions), PICKUP], true);
  return (
    <Row aria-hidden="true" data-size-guide="">
      {items.map(({ size, dimensions: { length, height }, capacity }) => (
        <li key={size}>
          <ContainerDrawing
            length={length}
            height={height}
            frame={frame}
            plate={plateOf(size)}
            measured
          />
          <p>
            <strong>{size}</strong>
            {` ${capacity}`}
          </p>
        </li>
      ))}
      <li>
        <PickupDrawing frame={frame} />
        <p>{pickupLabel}</p>
      </li>
    </Row>
  );
}
