// A heading with paragraphs, and optionally a picture beside them.
import styled, { css } from 'styled-components';
import type { SectionOf } from '../../model/site.ts';
import { Band } from '../../ui/Band.tsx';
import { ButtonRow } from '../../ui/Button.tsx';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { Photo } from '../../ui/pictures/Photo.tsx';
import { columnSizes } from '../../ui/pictures/picture-sizes.ts';
import { theme } from '../../ui/styles/theme.ts';

const Words = styled.div`
  display: grid;
  gap: ${theme.space(2)};
  align-content: start;
  max-width: ${theme.width.lines};
`;

/** From a wide desktop on, the picture runs to the edge of the window. */
const PHOTO_SIZES = `(min-width: 80em) calc(50vw - 1.25rem), ${columnSizes({ desktop: 2, gap: theme.space(5) })}`;

/** On a desktop the picture is beside the heading and the words, vertically centered. */
const Rounded = styled(Photo)<{ $side: 'left' | 'right' }>`
  margin-top: ${theme.space(5)};
  border-radius: ${theme.radius.large};
  ${theme.from.desktop} {
    grid-area: 1 / ${({ $side }) => ($side === 'left' ? 1 : 2)} / span 2;
    align-self: center;
    margin-top: 0;
  }
  ${theme.from.wide} {
    width: calc(50vw - 1.25rem);
    max-width: none;
    aspect-ratio: 3 / 2;
    ${({ $side }) =>
      $side === 'left'
        ? css`
            justify-self: end;
            border-radius: 0 ${theme.radius.large} ${theme.radius.large} 0;
          `
        : css`
            border-radius: ${theme.radius.large} 0 0 ${theme.radius.large};
          `}
  }
`;

export function Text({ section }: { section: SectionOf<'text'> }) {
  const { id, tone, heading, paragraphs, image, image_side, buttons } = section;
  return (
    <Band id={id} tone={tone} heading={heading} split={!image} picture={image !== undefined}>
      <Words>
        {paragraphs.map((paragraph, index) => (
          <p key={index}>
            <LinkedText text={paragraph} />
          </p>
        ))}
        <ButtonRow buttons={buttons} />
      </Words>
      {image && <Rounded picture={image} sizes={PHOTO_SIZES} $side={image_side} />}
    </Band>
  );
}
