// Hills as scenery, where the manifest asks for them: the edge below a hero, and the landscape behind a closing call to action.
import styled from 'styled-components';
import { useFacts } from './facts.ts';
import { theme } from './theme.ts';

const Edge = styled.svg`
  position: absolute;
  inset: auto 0 -1px;
  width: 100%;
  height: clamp(1.75rem, 5vw, 5rem);
  & path {
    fill: ${theme.color.hill};
  }
  & path:last-child {
    fill: ${theme.color.page};
  }
`;

/** The lower edge of a dark section, in the colour of the page below it. Its parent is positioned. */
export function HillEdge() {
  if (useFacts().scenery !== 'hills') return null;
  return (
    <Edge viewBox="0 0 1440 90" preserveAspectRatio="none" aria-hidden="true" data-screen="">
      <path d="M0 52C170 8 330 4 520 34s350 40 520 6 300-38 400-20v70H0z" />
      <path d="M0 70c220-48 430-50 660-16s440 44 780-20v56H0z" />
    </Edge>
  );
}

const Scene = styled.svg`
  position: absolute;
  inset: auto 0 -1px;
  width: 100%;
  /* All of the drawing, or as much of it as the section is high. */
  height: clamp(8rem, 24.5vw, 100%);
  fill: ${theme.color.hill};
  & > circle {
    fill: ${theme.color.accent};
  }
  & > :nth-child(3) {
    fill: ${theme.color.brand};
  }
  & > :nth-child(4) {
    fill: ${theme.color.onBrand};
  }
  & > :nth-child(5) {
    fill: ${theme.color.brandDeep};
  }
`;

/**
 * Sun, far hill, near hill, road and the foot of the page, along the lower edge of a dark section. What is nearest has
 * the colour of the footer below.
 */
export function Landscape() {
  if (useFacts().scenery !== 'hills') return null;
  return (
    <Scene
      viewBox="0 0 1440 352"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      data-screen=""
    >
      <circle cx="1150" cy="170" r="92" />
      <path d="M560 350C700 210 830 140 950 150s190 80 270 130c80-60 140-90 220-96v166z" />
      <path d="M0 352c300-70 520-90 760-60s420 40 680-50v108H0z" />
      <path d="M1010 350c10-34 60-38 62-60 1-10-14-15-12-24 34 14 60 26 60 48 0 16-18 22-22 36z" />
      <path d="M0 352v-14c360-34 700-30 980-4 180 14 320 8 460-10v28z" />
    </Scene>
  );
}
