// The line style of drawings: round, even lines like the icons', in the colours of their band.
import styled from 'styled-components';
import { theme } from '../styles/theme.ts';

export const Sheet = styled.svg`
  width: 100%;
  overflow: visible;
  & path,
  & rect,
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
  & [data-part="plate"] {
    fill: ${theme.color.onBrand};
    stroke: none;
  }
  & [data-part="ground"] {
    stroke: ${theme.color.line};
    stroke-width: 3px;
  }
  & [data-part="figure"] {
    fill: ${theme.color.muted};
    stroke: none;
  }
  & [data-part="line"] {
    fill: ${theme.color.raised};
    stroke: ${theme.color.muted};
  }
  & [data-part="measure"] {
    stroke: ${theme.color.mark};
    stroke-width: 1.25px;
  }
  & text {
    fill: ${theme.color.text};
    font: 700 15px ${theme.font.body};
    text-anchor: middle;
  }
  & [data-part="number"] {
    fill: ${theme.color.brandDeep};
    font: 700 16px ${theme.font.display};
  }
`;
