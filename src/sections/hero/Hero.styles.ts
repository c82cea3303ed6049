// The look of the hero: on a desktop the picture runs to the window's right edge, on a phone it is below the words.
import styled, { css } from 'styled-components';
import { Container } from '../../ui/Band.tsx';
import { Photo } from '../../ui/pictures/Photo.tsx';
import { theme } from '../../ui/styles/theme.ts';

/** On a phone a short top leaves the first view to what follows. Its landscape is low, with all of the valley in it. */
const short = css`
  ${theme.only.phone} {
    & > svg {
      height: 2.75rem;
    }
  }
`;

export const Scene = styled.div<{ $brief?: boolean }>`
  overflow: clip;
  /* No larger than its light reaches: all over a window it takes 10 ms to draw where no graphics card does it. */
  background:
    radial-gradient(farthest-side at 0 0, ${theme.color.raised}, transparent) 0 0 / 42rem 21rem no-repeat,
    ${theme.color.brandDeep};
  color: ${theme.color.text};
  ${({ $brief }) => $brief && short}
`;

const TEXT_WIDTH = '38rem';
const GAP = theme.space(5);

const beside = css`
  ${theme.from.desktop} {
    grid-template-columns: 1.1fr 1fr;
    gap: ${GAP};
    align-items: center;
    /* The picture moves the words, which come before it in the HTML: they are shown once it has come, too. */
    & > :first-child:not(:nth-last-child(2)) {
      visibility: hidden;
    }
  }
  /* On a phone it moves what stands below it. */
  ${theme.only.phone} {
    & > :first-child:not(:nth-last-child(2)) > ul {
      visibility: hidden;
    }
  }
  /* The words keep to the page, and the picture has all that is right of them. */
  ${theme.from.wide} {
    width: auto;
    grid-template-columns:
      minmax(1.25rem, calc((100vw - ${theme.width.page}) / 2)) calc(${TEXT_WIDTH} + ${GAP})
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
  ${theme.only.phone} {
    gap: ${theme.space(1)};
    padding-block: ${theme.space(2)};
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${theme.space(2)};
  max-width: 46rem;
  padding-block: ${theme.space(5)} ${theme.space(3)};
  & > h1 {
    font-size: ${theme.size.h1};
  }
  /* A small phone shows a heading, a sentence, buttons and the picture at first, and what is small after them. */
  ${theme.only.phone} {
    display: contents;
    & > ul {
      order: 1;
    }
  }
`;

export const Eyebrow = styled.p`
  color: ${theme.color.mark};
  font-weight: 700;
  letter-spacing: 0.02em;
  line-height: ${theme.line.heading};
`;

export const Intro = styled.p`
  font-size: ${theme.size.lead};
  margin-bottom: ${theme.space(1)};
  text-wrap: balance;
  ${theme.only.phone} {
    font-size: ${theme.size.body};
    line-height: ${theme.line.short};
  }
`;

/** Small, and still as high as a thumb needs. */
export const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space(2)};
  /* Two in a row: of four, none is alone on a line. */
  ${theme.only.phone} {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(max(8rem, 34%), 1fr));
  }
  & a {
    display: block;
    padding-block: ${theme.space(1)};
    color: inherit;
    font-size: ${theme.size.small};
  }
`;

export const Badges = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(0.5)} ${theme.space(2)};
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
export const ProofBand = styled.div`
  padding-top: ${theme.space(3)};
  background: ${theme.color.page};
`;

export const Proof = styled(Container).attrs({ as: 'dl' })`
  /* Side by side on a phone, and below each other where the text is large. */
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(2)};
  padding-bottom: ${theme.space(3)};
  border-bottom: 1px solid ${theme.color.line};
  & > div {
    flex: 1 min(5.4rem, 24vw);
    /* At least as wide as its fact and its longest word, unless that is wider than the phone. */
    min-width: auto;
    max-width: 100%;
    overflow-wrap: break-word;
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
    width: max-content;
    max-width: 100%;
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

/** The picture and its badge: below the words, beside them on a desktop. */
export const Frame = styled.div`
  position: relative;
  border-radius: ${theme.radius.large};
  overflow: clip;
  ${theme.only.phone} {
    margin-top: ${theme.space(1)};
  }
  ${theme.from.tablet} {
    margin-bottom: ${theme.space(3)};
  }
  ${theme.from.desktop} {
    margin-top: ${theme.space(3)};
  }
  /* To the edges of the window and of the band. */
  ${theme.from.wide} {
    align-self: stretch;
    min-height: 26vw;
    margin-block: 0;
    border-radius: 0;
  }
`;

/** The reach of the words beyond the middle of a wide window, in rem. */
const BESIDE =
  Number.parseFloat(TEXT_WIDTH) + Number.parseFloat(GAP) - Number.parseFloat(theme.width.page) / 2;

/** As wide as the page; half of it, and at last all that is right of the words. */
export const PHOTO_SIZES = [
  `(min-width: 80em) calc(50vw - ${BESIDE}rem)`,
  '(min-width: 64em) 46vw',
  'calc(100vw - 2.5rem)',
].join(', ');

export const HeroPhoto = styled(Photo)`
  aspect-ratio: 16 / 9;
  ${theme.from.desktop} {
    aspect-ratio: 4 / 3;
  }
  ${theme.from.wide} {
    position: absolute;
    inset: 0;
    height: 100%;
    aspect-ratio: auto;
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
`;
