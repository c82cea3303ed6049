// The map of the towns. For the eye and the pointer alone: the list beside it has the same links for everybody.
import styled from 'styled-components';
import type { TownMap as Drawn, MapDot } from '../../model/site.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { theme } from '../../ui/styles/theme.ts';

/** The map groups counties with their names; the land has no name. */
const Sheet = styled.svg`
  width: 100%;
  max-width: 34rem;
  margin-inline: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.water};
  & path {
    fill: ${theme.color.raised};
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  /* Shallow water along the shore, which the land covers on its side. */
  & > path:first-child {
    stroke: ${theme.color.raised};
    stroke-width: 10px;
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
    font: 700 10px ${theme.font.display};
    letter-spacing: 0.1em;
    text-transform: uppercase;
  }
`;

const Stop = styled(SiteLink)`
  & circle {
    fill: ${theme.color.accent};
    stroke: ${theme.color.brandDeep};
    stroke-width: 2px;
    transition: r ${theme.motion};
  }
  /* Room for a finger around the dot and its name. */
  & rect {
    fill: transparent;
  }
  & path {
    stroke: ${theme.color.brandDeep};
    stroke-width: 1.5px;
  }
  && text {
    fill: ${theme.color.heading};
    font: 700 14px ${theme.font.body};
    letter-spacing: 0;
    text-transform: none;
    stroke: ${theme.color.ground};
    stroke-width: 3px;
    stroke-linejoin: round;
    paint-order: stroke;
  }
  && text[data-end] {
    text-anchor: end;
  }
  && text[data-start] {
    text-anchor: start;
  }
  &:hover {
    & circle {
      r: 6.5px;
    }
    & text {
      text-decoration: underline;
    }
  }
`;

/** The office looks like a town, and is no link. */
const Office = styled(Stop).attrs({ as: 'g' })`
  & rect {
    fill: ${theme.color.brandDeep};
  }
`;

export function TownMap({ map }: { map: Drawn }) {
  const { width, height, land, counties, towns, office, waters } = map;
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
      {office && (
        <Office>
          <rect x={office.x - 5} y={office.y - 5} width="10" height="10" rx="2" />
          <Name of={office} />
        </Office>
      )}
      {towns.map((town) => (
        <Stop key={town.to} to={town.to} tabIndex={-1}>
          <rect {...touchArea(town)} />
          <Lead of={town} />
          <circle cx={town.x} cy={town.y} r="4.5" />
          <Name of={town} />
        </Stop>
      ))}
    </Sheet>
  );
}

function Name({ of: { name, label } }: { of: MapDot }) {
  return (
    <text x={label.x} y={label.y} {...{ [`data-${label.anchor}`]: '' }}>
      {name}
    </text>
  );
}

const isLed = ({ y, label }: MapDot) => label.anchor !== 'middle' && label.y !== y;

/** The line to a name that is not beside its dot. */
function Lead({ of: dot }: { of: MapDot }) {
  return isLed(dot) && <path d={`M${dot.x} ${dot.y}L${dot.label.x} ${dot.label.y}`} />;
}

/** The size of a finger in units, on a phone 360 px wide: 44 px. */
const FINGER = 48;

/** The area of a dot and its name. Two dots with lines share the space between them. */
function touchArea(dot: MapDot) {
  const { name, x, y, label } = dot;
  const wide = name.length * 8;
  const start = { start: label.x, middle: label.x - wide / 2, end: label.x - wide }[label.anchor];
  const left = Math.min(start, x - 12);
  const width = Math.max(start + wide, x + 12) - left;
  if (!isLed(dot)) return { x: left, y: (y + label.y - FINGER) / 2, width, height: FINGER };
  return { x: left, y: label.y < y ? y + 6 - FINGER : y - 6, width, height: FINGER };
}
