// The map of the towns. For the eye and the pointer alone: the list beside it has the same links for everybody.
import styled from 'styled-components';
import type { TownMap as Drawn, MapDot } from '../../model/town-map.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { theme } from '../../ui/styles/theme.ts';

/** The map groups counties with their names; the land has no name. */
const Sheet = styled.svg`
  /* The units grow with the map, its letters less. */
  --letter: 1px;
  width: 100%;
  ${theme.from.desktop} {
    --letter: 0.8px;
  }
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.water};
  & * {
    stroke-linejoin: round;
  }
  & path {
    fill: ${theme.color.raised};
  }
  & text {
    fill: ${theme.color.link};
    font: italic 700 calc(14 * var(--letter)) ${theme.font.body};
    dominant-baseline: central;
  }
  & > text,
  & path + text {
    text-anchor: middle;
  }
  & g path {
    fill: ${theme.color.served};
    stroke: ${theme.color.brand};
  }
  & g text {
    fill: ${theme.color.muted};
    font: 700 calc(11 * var(--letter)) ${theme.font.display};
  }
`;

const River = styled.path`
  && {
    fill: none;
    stroke: ${theme.color.water};
    stroke-width: 2.5px;
  }
`;

const Stop = styled(SiteLink)`
  & circle {
    fill: ${theme.color.accent};
  }
  /* The office, which is no link. */
  & rect {
    fill: ${theme.color.brandDeep};
  }
  /* Room for a finger around the dot and its name, and the line between them. */
  && path {
    fill: transparent;
  }
  & circle,
  & path + path {
    stroke: ${theme.color.brandDeep};
    stroke-width: 2px;
  }
  && text {
    fill: ${theme.color.heading};
    font: 700 calc(14 * var(--letter)) ${theme.font.body};
    stroke: ${theme.color.ground};
    stroke-width: 3px;
    paint-order: stroke;
  }
  &:hover text {
    text-decoration: underline;
  }
`;

export function TownMap({ map }: { map: Drawn }) {
  const { width, height, land, rivers, counties, towns, office, waters, cities } = map;
  return (
    <Sheet viewBox={`0 0 ${width} ${height}`} aria-hidden="true" data-town-map="">
      <path d={land} />
      {waters.map(({ name, x, y }) => (
        <text key={name} x={x} y={y}>
          {`${name} `}
        </text>
      ))}
      {counties.map(({ name, outline, x, y }) => (
        <g key={outline}>
          <path d={outline} />
          <text x={x} y={y}>
            {`${name} `}
          </text>
        </g>
      ))}
      {rivers && <River d={rivers} />}
      {cities.map(({ name, x, y }) => (
        <g key={name}>
          <circle cx={x} cy={y} r="2" />
          <text x={x + 7} y={y}>
            {`${name} `}
          </text>
        </g>
      ))}
      {office && (
        <Stop as="g">
          <rect x={office.x - 5} y={office.y - 5} width="10" height="10" rx="2" />
          <Name of={office} />
        </Stop>
      )}
      {towns.map((town) => (
        <Stop key={town.to} to={town.to} tabIndex={-1}>
          <path d={town.touch} />
          <path d={town.line} />
          <circle cx={town.x} cy={town.y} r="4.5" />
          <Name of={town} />
        </Stop>
      ))}
    </Sheet>
  );
}

function Name({ of: { name, label } }: { of: MapDot }) {
  return (
    <text x={label.x} y={label.y} textAnchor={label.anchor}>
      {`${name} `}
    </text>
  );
}
