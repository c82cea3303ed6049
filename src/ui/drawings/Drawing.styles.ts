// The line style of drawings: round, even lines like the icons', in the colours of their band.
import styled from 'styled-components';
import { theme } from '../styles/theme.ts';

export const Sheet = styled.svg`
  width: 100%;
  overflow: visible;
  & path,
  & circle {
    fill: none;
    stroke: ${theme.color.brand};
    stroke-width: 1.75px;
    stroke-linecap: round;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  & [data-part="body"] {
    fill: ${theme.color.brand};
  }
  & [data-part="rim"] {
    stroke-width: 4px;
  }
  & [data-part="rollers"] {
    stroke: ${theme.color.muted};
    stroke-width: 5px;
  }
  & [data-part="ribs"] {
    stroke: ${theme.color.onBrand};
    opacity: 0.4;
  }
  & [data-part="ground"] {
    stroke: ${theme.color.line};
    stroke-width: 3px;
  }
  & [data-part="figure"] {
    fill: ${theme.color.muted};
    stroke: none;
  }
`;
