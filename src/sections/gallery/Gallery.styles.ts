// The look of a gallery: rows of equal height, whatever the shapes of the pictures, and the dialog with one of them.
import styled from 'styled-components';
import { Photo } from '../../ui/pictures/Photo.tsx';
import { theme } from '../../ui/styles/theme.ts';

/** How high a row is at least; its pictures grow until they fill it. */
export const ROW_REM = 15;

/** A last row with room left keeps its pictures about as high as the others. */
export const Rows = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(1)};
  &::after {
    content: "";
    flex: 99 0 0;
  }
`;

/** Its width follows from its shape, so that all in a row are equally high. */
export const Item = styled.li<{ $ratio: number }>`
  flex: ${({ $ratio }) => `${$ratio} 1 ${$ratio * ROW_REM}rem`};
  max-width: 100%;
  break-inside: avoid;
  & > p {
    padding-top: ${theme.space(0.5)};
    color: ${theme.color.muted};
    font-size: ${theme.size.small};
  }
  & > * img {
    display: block;
    width: 100%;
    max-height: none;
    border-radius: ${theme.radius.small};
    aspect-ratio: ${({ $ratio }) => $ratio};
  }
`;

export const Enlarge = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;
`;

const THUMB = '2.75rem';

/** The picture from before lies over the other one, up to the handle. Without a script both stand side by side. */
export const Pair = styled.div`
  display: grid;
  position: relative;
  --at: 0.5;
  & > picture > img {
    grid-area: 1 / 1;
  }
  @media screen and (scripting: enabled) {
    & > picture:last-of-type > img {
      clip-path: inset(0 calc((100% - ${THUMB}) * (1 - var(--at)) + ${THUMB} / 2) 0 0);
    }
  }
  @media (scripting: none), print {
    grid-template-columns: 1fr 1fr;
    gap: ${theme.space(0.5)};
    & > picture:last-of-type > img {
      grid-column: 1;
    }
    & > picture:first-of-type > img {
      grid-column: 2;
    }
    & > input {
      display: none;
    }
  }
`;

/** Covers both pictures. Its thumb is a line as high as they are. */
export const Handle = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  background: none;
  appearance: none;
  cursor: ew-resize;
  touch-action: pan-y;
  --thumb: radial-gradient(circle, ${theme.color.accent} 0.9rem, transparent 0.95rem), linear-gradient(${theme.color.accent}, ${theme.color.accent}) center / 3px 100% no-repeat;
  &::-webkit-slider-runnable-track {
    height: 100%;
  }
  &::-webkit-slider-thumb {
    width: ${THUMB};
    height: 100%;
    background: var(--thumb);
    appearance: none;
  }
  &::-moz-range-thumb {
    width: ${THUMB};
    height: 100%;
    border: 0;
    border-radius: 0;
    background: var(--thumb);
  }
`;

export const Stage = styled.dialog`
  width: 100vw;
  height: 100dvh;
  max-width: none;
  max-height: none;
  padding: ${theme.space(2)};
  border: 0;
  background: ${theme.color.ground};
  color: ${theme.color.text};
  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
    gap: ${theme.space(2)};
  }
  & > p {
    text-align: center;
  }
`;

export const Controls = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space(1)};
  & > button {
    color: inherit;
  }
`;

export const Enlarged = styled(Photo)`
  width: 100%;
  height: 100%;
  background: none;
  object-fit: contain;
`;
