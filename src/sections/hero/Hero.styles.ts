// The look of the hero.
import styled, { css } from 'styled-components';
import { Container } from '../../ui/Band.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { columnSizes } from '../../ui/picture-sizes.ts';
import { theme } from '../../ui/theme.ts';

export const Outer = styled.section`
  padding: clamp(2.5rem, 5vw, 4.5rem) 0;
  background:
    radial-gradient(60rem 30rem at 100% 0%, ${theme.color.raised}, transparent 70%),
    ${theme.color.brandDeep};
  color: ${theme.color.text};
`;

export const Layout = styled(Container)<{ $split: boolean }>`
  display: grid;
  gap: ${theme.space(5)};
  ${({ $split }) =>
    $split &&
    css`
      ${theme.from.desktop} {
        grid-template-columns: 1.1fr 1fr;
        align-items: center;
      }
    `}
`;

export const Words = styled.div`
  display: grid;
  gap: ${theme.space(3)};
  justify-items: start;
  max-width: 44rem;
  & > h1 {
    font-size: ${theme.size.h1};
  }
`;

export const Eyebrow = styled.p`
  color: ${theme.color.mark};
  font-weight: 700;
  letter-spacing: 0.02em;
`;

export const Intro = styled.p`
  font-size: ${theme.size.lead};
`;

export const Badges = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(1)};
  & > li {
    padding: ${theme.space(0.5)} ${theme.space(1.75)};
    border: 1px solid ${theme.color.mark};
    border-radius: ${theme.radius.round};
    color: ${theme.color.mark};
    font-size: ${theme.size.small};
    font-weight: 700;
  }
`;

export const Frame = styled.div`
  position: relative;
`;

/** The second of the two columns of Layout. */
export const PHOTO_SIZES = columnSizes({ desktop: 2.1, gap: theme.space(5) });

export const HeroPhoto = styled(Photo)`
  aspect-ratio: 4 / 3;
  border-radius: ${theme.radius.large};
`;

export const CornerBadge = styled.p`
  position: absolute;
  right: ${theme.space(2)};
  bottom: ${theme.space(2)};
  display: grid;
  padding: ${theme.space(1.25)} ${theme.space(2.5)};
  border-radius: ${theme.radius.small};
  background: ${theme.color.brandDeep};
  color: ${theme.color.onBrand};
  font-size: ${theme.size.small};
  & > strong {
    font-size: ${theme.size.body};
  }
`;
