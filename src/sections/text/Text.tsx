// A heading with paragraphs, and optionally a picture beside them.
import styled, { css } from 'styled-components';
import type { SectionOf } from '../../model/site.ts';
import { Band } from '../../ui/Band.tsx';
import { ButtonRow } from '../../ui/Button.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { columnSizes } from '../../ui/picture-sizes.ts';
import { theme } from '../../ui/theme.ts';
import { Wording } from '../../ui/Wording.tsx';

const Layout = styled.div<{ $side?: 'left' | 'right' }>`
  display: grid;
  gap: ${theme.space(5)};
  ${({ $side }) =>
    $side &&
    css`
      ${theme.from.desktop} {
        grid-template-columns: 1fr 1fr;
        align-items: center;
        & > :first-child {
          order: ${$side === 'left' ? 1 : 0};
        }
      }
    `}
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space(2)};
  justify-items: start;
  max-width: ${theme.width.text};
`;

const PHOTO_SIZES = columnSizes({ desktop: 2, gap: theme.space(5) });

const Rounded = styled(Photo)`
  border-radius: ${theme.radius.large};
`;

export function Text({ section }: { section: SectionOf<'text'> }) {
  const { id, tone, heading, paragraphs, image, image_side, buttons } = section;
  return (
    <Band id={id} tone={tone} heading={heading} split={image === undefined}>
      <Layout $side={image && image_side}>
        <Words>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Wording text={paragraph} />
            </p>
          ))}
          <ButtonRow buttons={buttons} />
        </Words>
        {image && <Rounded picture={image} sizes={PHOTO_SIZES} />}
      </Layout>
    </Band>
  );
}
