// The look of the hero: on a desktop the picture runs to the window's right edge, on a phone it is on top.
import styled, { css } from 'styled-components';
import { Container } from '../../ui/Band.tsx';
import { Photo } from '../../ui/pictures/Photo.tsx';
import { EDGE_HEIGHT } from '../../ui/pictures/Scenery.tsx';
import { theme } from '../../ui/styles/theme.ts';

/** Room for the hills at the lower edge. */
const HILLS = theme.forScenery('clamp(5rem, 10.5vw, 14rem)', 0.23);

/** On a phone a short top has room for a low landscape, with all of the valley in it. */
const lowHills = css`
  ${theme.only.phone} {
    & > svg {
      height: 2.75rem;
    }
  }
`;

type Brief = { $brief?: boolean };

export const Scene = styled.div<Brief>`
  position: relative;
  overflow: clip;
  /* No larger than its light reaches: all over a window it takes 10 ms to draw where no graphics card does it. */
  background:
    radial-gradient(farthest-side at 0 0, ${theme.color.raised}, transparent) 0 0 / 42rem 21rem no-repeat,
    ${theme.color.brandDeep};
  color: ${theme.color.text};
  ${({ $brief }) => $brief && lowHills}
`;

/** From a wide desktop on the words keep to the page, and the picture has all that is right of them. */
const WIDE = '@media (min-width: 80em)';
const WORDS = '38rem';
const GAP = '3rem';

const beside = css`
  /* The picture moves the words, which come before it in the HTML: they are shown once it has come, too. */
  & > :first-child:not(:nth-last-child(2)) {
    visibility: hidden;
  }
  ${theme.from.desktop} {
    grid-template-columns: 1.1fr 1fr;
    gap: ${GAP};
    align-items: center;
  }
  ${WIDE} {
    width: auto;
    grid-template-columns:
      minmax(1.25rem, calc((100vw - ${theme.width.page}) / 2)) calc(${WORDS} + ${GAP})
      minmax(0, 1fr);
    gap: 0;
    & > :first-child {
      grid-column: 2;
      padding-right: ${GAP};
    }
  }
`;

export const Layout = styled(Container)<{ $split: boolean }>`
  display: grid;
  ${({ $split }) => $split && beside}
`;

/** On a phone a short top leaves the first view to what follows. */
const short = css`
  ${theme.only.phone} {
    gap: ${theme.space(1)};
    padding-block: ${theme.space(2)} ${theme.forScenery('2.5rem', 0.4)};
    & > h1 {
      font-size: ${theme.size.h2};
    }
    & > p {
      font-size: ${theme.size.body};
      line-height: ${theme.line.short};
    }
  }
`;

export const Words = styled.div<Brief>`
  display: grid;
  gap: ${theme.space(2)};
  max-width: 44rem;
  padding-block: ${theme.space(2)} ${HILLS};
  & > h1 {
    font-size: ${theme.size.h1};
  }
  ${theme.from.tablet} {
    padding-block: ${theme.space(5)} calc(${HILLS} + ${theme.space(1)});
  }
  ${({ $brief }) => $brief && short}
`;

export const Eyebrow = styled.p`
  color: ${theme.color.mark};
  font-weight: 700;
  letter-spacing: 0.02em;
`;

export const Intro = styled.p`
  font-size: ${theme.size.lead};
  line-height: ${theme.line.text};
`;

export const Badges = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(0.5)} ${theme.space(3)};
  & > li {
    display: flex;
    align-items: center;
    gap: ${theme.space(1)};
    font-size: ${theme.size.small};
    font-weight: 700;
  }
  & svg {
    color: ${theme.color.mark};
  }
`;

/** Below the hills, on the ground of the page. */
export const ProofBand = styled.div<Brief>`
  padding-top: ${theme.space(3)};
  background: ${theme.color.page};
  ${({ $brief }) =>
    $brief &&
    css`
      ${theme.only.phone} {
        display: none;
      }
    `}
`;

export const Proof = styled(Container).attrs({ as: 'dl' })`
  /* Side by side on a phone, and below each other where the text is large. */
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(2)} ${theme.space(1.5)};
  padding-bottom: ${theme.space(3)};
  border-bottom: 1px solid ${theme.color.line};
  & > div {
    flex: 1 min(5.4rem, 24vw);
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  & > :last-child {
    flex-basis: min(7rem, 31vw);
  }
  & dt {
    color: ${theme.color.muted};
    font-size: ${theme.size.small};
    line-height: ${theme.line.short};
  }
  & dd {
    color: ${theme.color.heading};
    font: 700 ${theme.size.h3} / ${theme.line.short} ${theme.font.display};
    white-space: nowrap;
  }
  ${theme.from.tablet} {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    & > div {
      align-items: center;
      text-align: center;
    }
    & > div + div {
      border-left: 1px solid ${theme.color.line};
    }
    & dd {
      font-size: ${theme.size.h2};
      line-height: ${theme.line.heading};
    }
  }
`;

/** On a phone as wide as the window and on top; the words keep their place in the reading order. */
export const Frame = styled.div`
  position: relative;
  order: -1;
  margin-inline: calc((100% - 100vw) / 2);
  ${theme.from.desktop} {
    order: 0;
    margin-inline: 0;
    margin-bottom: ${HILLS};
  }
  ${WIDE} {
    align-self: stretch;
    margin-bottom: 0;
  }
`;

/** The reach of the words beyond the middle of a wide window, in rem. */
const BESIDE =
  Number.parseFloat(WORDS) + Number.parseFloat(GAP) - Number.parseFloat(theme.width.page) / 2;

/** As wide as the window on a phone; half of the page, and at last all that is right of the words. */
export const PHOTO_SIZES = [
  `(min-width: 80em) calc(50vw - ${BESIDE}rem)`,
  '(min-width: 64em) 46vw',
  '100vw',
].join(', ');

export const HeroPhoto = styled(Photo)`
  aspect-ratio: 2 / 1;
  ${theme.from.desktop} {
    aspect-ratio: 4 / 3;
    border-radius: ${theme.radius.large};
  }
  ${WIDE} {
    position: absolute;
    inset: 0;
    /* The hills cover its foot, which is less than their height. */
    height: calc(100% - ${theme.forScenery(`${EDGE_HEIGHT} * 0.3`)});
    aspect-ratio: auto;
    border-radius: 0;
  }
`;

/** Over the sky of the picture; on a phone a strip below it, which is too small to be covered. */
export const CornerBadge = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space(1)};
  align-items: baseline;
  padding: ${theme.space(1)} ${theme.space(2)};
  border-left: 4px solid ${theme.color.accent};
  background: ${theme.color.brandDeep};
  color: ${theme.color.onBrand};
  font-size: ${theme.size.small};
  & > strong {
    font-size: ${theme.size.body};
  }
  ${theme.from.tablet} {
    position: absolute;
    right: ${theme.space(2)};
    top: ${theme.space(2)};
    display: grid;
    border-radius: ${theme.radius.small};
  }
  ${WIDE} {
    right: ${theme.space(4)};
    top: ${theme.space(4)};
  }
`;
