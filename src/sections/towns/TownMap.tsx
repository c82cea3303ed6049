// The map of the towns. For the eye and the pointer alone: the list beside it has the same links for everybody.
import styled from 'styled-components';
import type { TownMap as Drawn } from '../../model/site.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { theme } from '../../ui/styles/theme.ts';

/** The map groups counties with their names; the land has no name. */
const Sheet = styled.svg`
  width: 100%;
  max-width: 34rem;
  margin-inline: auto;
  background: ${theme.color.water};
  & path {
    fill: ${theme.color.ground};
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  /* Shallow water along the shore, which the land covers on its side. */
  & > path:first-child {
    stroke: ${theme.color.ground};
    stroke-width: 14px;
    opacity: 0.4;
  }
  & text {
    fill: ${theme.color.link};
    font: italic 700 14px ${theme.font.body};
    dominant-baseline: central;
    text-anchor: middle;
  }
  & g path {
    fill: ${theme.color.served};
    stroke: ${theme.color.brand};
    stroke-width: 1.5px;
  }
  & g text {
    fill: ${theme.color.muted};
    font: 700 12px ${theme.font.display};
    letter-spacing: 0.06em;
  }
`;

const Stop = styled(SiteLink)`
  & circle {
    fill: ${theme.color.accent};
    stroke: ${theme.color.brandDeep};
    stroke-width: 2px;
    transition: r ${theme.motion};
  }
  /* Room for a finger around the dot. */
  & circle:first-child {
    fill: transparent;
    stroke: none;
  }
  & text {
    fill: ${theme.color.heading};
    font-style: normal;
    stroke: ${theme.color.ground};
    stroke-width: 3px;
    stroke-linejoin: round;
    paint-order: stroke;
  }
  & text[data-end] {
    text-anchor: end;
  }
  & text[data-start] {
    text-anchor: start;
  }
  &:hover {
    & circle:not(:first-child) {
      r: 7.5px;
    }
    & text {
      text-decoration: underline;
    }
  }
`;

export function TownMap({ map }: { map: Drawn }) {
  const { width, height, land, counties, towns, waters } = map;
  return (
    <Sheet viewBox={`0 0 ${width} ${height}`} aria-hidden="true" data-town-map="">
      <path d={land} />
      <path d={land} />
      {waters.map(({ name, x, y }) => (
        <text key={name} x={x} y={y}>
          {name}
        </text>
      ))}
      {counties.map(({ name, outline, x, y }) => (
        <g key={outline}>
          <path d={outline} />
          <text x={x} y={y}>
            {name}
          </text>
        </g>
      ))}
      {towns.map(({ name, to, x, y, label }) => (
        <Stop key={to} to={to} tabIndex={-1}>
          <circle cx={x} cy={y} r="14" />
          <circle cx={x} cy={y} r="5.5" />
          <text x={label.x} y={label.y} {...{ [`data-${label.anchor}`]: '' }}>
            {name}
          </text>
        </Stop>
      ))}
    </Sheet>
  );
}
