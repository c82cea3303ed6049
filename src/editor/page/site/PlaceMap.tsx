// Sets a town's place: a drawing of the known towns that is pressed at the place.
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import type { Town } from '../../../model/manifest.generated.ts';
import type { CountyOutlines } from '../../protocol.ts';
import { Hint } from '../ui/controls.ts';
import { editorTheme } from '../ui/editor-theme.ts';
import { useAnswer } from '../wire/host.ts';

export type TownPlace = NonNullable<Town['coordinates']>;

interface Props {
  towns: Town[];
  /** The counties of the new town. */
  counties: string[];
  place?: TownPlace;
  /** Also says the county there, where the map has it. */
  choose(place: TownPlace, county?: string): void;
}

/** Degrees around the known towns. */
const MARGIN_DEGREES = 0.12;
const WIDTH = 400;

export function PlaceMap({ towns, counties, place, choose }: Props) {
  const names = encodeURIComponent(counties.join(','));
  const { data: outlines = [] } = useAnswer<CountyOutlines>(`counties?names=${names}`);
  const known = towns.flatMap(({ id, name, coordinates }) =>
    coordinates ? [{ id, name, ...coordinates }] : [],
  );
  const corners = outlines.flatMap(({ rings }) =>
    rings.flat().map(([longitude = 0, latitude = 0]) => ({ longitude, latitude })),
  );
  const area = areaOf([...known, ...corners]);
  const x = (longitude: number) => ((longitude - area.west) / area.width) * WIDTH;
  const y = (latitude: number) => ((area.north - latitude) / area.height) * area.tall;
  const press = ({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const longitude = rounded(area.west + ((clientX - box.left) / box.width) * area.width);
    const latitude = rounded(area.north - ((clientY - box.top) / box.height) * area.height);
    const county = outlines.find(({ rings }) => isWithin([longitude, latitude], rings));
    choose({ longitude, latitude }, county?.name);
  };
  return (
    <>
      <Hint>Press where the town lies between the towns that you know. It may be left out.</Hint>
      <Drawing
        viewBox={`0 0 ${WIDTH} ${area.tall}`}
        onClick={press}
        role="img"
        aria-label="Map of the towns"
      >
        {outlines.map(({ name, rings }) => (
          <path
            key={`${name} ${rings[0]?.[0]}`}
            data-own={counties.includes(name)}
            d={rings.map((ring) => `M${ring.map(([e = 0, n = 0]) => `${x(e)} ${y(n)}`)}Z`).join('')}
          >
            <title>{name} County</title>
          </path>
        ))}
        {known.map(({ id: key, name, latitude, longitude }) => {
          const [east, south] = [x(longitude), y(latitude)];
          const hasNext = (side: 1 | -1) =>
            known.some((other) => {
              const distance = (x(other.longitude) - east) * side;
              return distance > 0 && distance < 60 && Math.abs(y(other.latitude) - south) < 12;
            });
          return (
            <g key={key} transform={`translate(${east} ${south})`}>
              <circle r="4" />
              <text {...namePlace(hasNext)}>{name}</text>
            </g>
          );
        })}
        {place && <circle data-new r="7" cx={x(place.longitude)} cy={y(place.latitude)} />}
      </Drawing>
    </>
  );
}

/** Where a name stands: to the right of its town, or to the left or above where the next town is in its way. */
function namePlace(hasNext: (side: 1 | -1) => boolean) {
  if (!hasNext(1)) return { x: 7, y: 4 };
  return hasNext(-1)
    ? { y: -8, textAnchor: 'middle' as const }
    : { x: -7, y: 4, textAnchor: 'end' as const };
}

/** Whether a place is in an area: a line from it to the east leaves the area's rings an odd number of times. */
function isWithin([x = 0, y = 0]: number[], rings: number[][][]): boolean {
  const crossings = rings.flatMap((ring) =>
    ring.filter(([ax = 0, ay = 0], at) => {
      const [bx = 0, by = 0] = ring[(at + 1) % ring.length] ?? [];
      return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
    }),
  );
  return crossings.length % 2 === 1;
}

const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

function areaOf(known: TownPlace[]) {
  const places = known.length > 0 ? known : [{ latitude: 42.5, longitude: -78.5 }];
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  const north = Math.max(...latitudes) + MARGIN_DEGREES;
  const height = north - Math.min(...latitudes) + MARGIN_DEGREES;
  const west = Math.min(...longitudes) - MARGIN_DEGREES;
  // Names are drawn to the right of their towns.
  const width = Math.max(...longitudes) + 3 * MARGIN_DEGREES - west;
  // A degree of longitude is shorter than one of latitude.
  const tall = (WIDTH * height) / (width * Math.cos((north * Math.PI) / 180));
  return { north, west, width, height, tall };
}

const Drawing = styled.svg`
  width: 100%;
  border: 1px solid ${editorTheme.color.edge};
  border-radius: ${editorTheme.radius};
  background: ${editorTheme.color.goodTint};
  cursor: crosshair;
  & path {
    fill: ${editorTheme.color.paper};
    stroke: ${editorTheme.color.edge};
    stroke-width: 1;
  }
  & path[data-own='true'] {
    fill: ${editorTheme.color.tint};
    stroke: ${editorTheme.color.action};
  }
  & text {
    font-size: 12px;
  }
  & [data-new] {
    fill: ${editorTheme.color.bad};
  }
`;
