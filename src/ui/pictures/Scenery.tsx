// Scenery, where the manifest asks for it: the edge below a hero, and the landscape behind a closing call to action.
import styled from 'styled-components';
import { useFacts } from '../contexts/facts.ts';
import { theme } from '../styles/theme.ts';
import { Elements } from './Icon.tsx';

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
export function SceneryEdge() {
  const { scenery } = useFacts();
  if (!scenery) return null;
  return (
    <Edge viewBox="0 0 1440 90" preserveAspectRatio="none" aria-hidden="true" data-screen="">
      <Elements of={scenery.edge} />
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

/** A landscape along the lower edge of a dark section. Its nearest layer has the colour of the footer below. */
export function Landscape() {
  const { scenery } = useFacts();
  if (!scenery) return null;
  return (
    <Scene
      viewBox="0 0 1440 352"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      data-screen=""
    >
      <Elements of={scenery.landscape} />
    </Scene>
  );
}
