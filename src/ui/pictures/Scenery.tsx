// The landscape, where the manifest asks for scenery: below the top of a page, behind its last call, and at its end.
import styled, { css } from 'styled-components';
import { DRAWING, paintOf } from '../../model/landscape-paint.ts';
import type { Section, Shape } from '../../model/site.ts';
import { useFacts } from '../contexts.ts';
import { theme } from '../styles/theme.ts';

/** The height of the stretch below the top of a page. */
const EDGE_HEIGHT = 'clamp(5.25rem, 12.5vw, 17rem)';

/** The height of the stretch at the end of a page. */
const END_HEIGHT = 'clamp(7rem, 13.34vw, 20rem)';

const lowerEdge = css`
  position: absolute;
  inset: auto 0 -1px;
  width: 100%;
  pointer-events: none;
`;

const Edge = styled.svg`
  width: 100%;
  height: ${EDGE_HEIGHT};
  margin: -${theme.space(2)} 0 -1px;
`;

/** Hills below the top of a page: the nearer, the lighter, up to the page itself. */
const OPENING = paintOf({
  back: 'brand',
  far: 'hill',
  mid: 'slope',
  near: 'meadow',
  field: 'meadow',
  foot: 'page',
});

const Shapes = ({ shapes }: { shapes: Shape[] }) =>
  shapes.map(([part, outline], index) => <path key={index} {...OPENING[part]} d={outline} />);

/** The lower edge of a dark section, which grows lighter up to the page below it. */
export function SceneryEdge({ shapes }: { shapes: Shape[] | undefined }) {
  if (!shapes) return null;
  return (
    <Edge
      {...DRAWING}
      viewBox="0 0 1200 150"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      data-scenery="opening"
      data-screen=""
    >
      <Shapes shapes={shapes} />
    </Edge>
  );
}

/** A stretch in the evening: what is near is dark. */
const Evening = styled.svg`
  ${lowerEdge}
  height: ${END_HEIGHT};
  --slope: var(--brand);
  --meadow: var(--hill);
  --page: var(--brand-deep);
`;

/** The town's landscape along the lower edge of a dark section that is followed by the footer. */
export function TownScene({ shapes }: { shapes: Shape[] }) {
  return (
    <Evening
      {...DRAWING}
      viewBox="0 -10 1200 160"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      data-scenery="end"
      data-screen=""
    >
      <Shapes shapes={shapes} />
    </Evening>
  );
}

const Valley = styled.img`
  width: 100%;
  height: ${END_HEIGHT};
  margin-bottom: -1px;
`;

const Backdrop = styled(Valley)`
  ${lowerEdge}
  margin: 0;
  /* A call in the midst of a page leaves the valley to its end. */
  section:not(:last-of-type) > & {
    display: none;
  }
`;

/** The office's landscape along the lower edge of a dark section that is followed by the footer. */
export function Landscape() {
  return <OfficeScene frame={Backdrop} />;
}

const Sky = styled.div`
  background: ${theme.color.ground};
`;

/** The same at the end of a page whose last section has none behind it. */
export function PageEnd({ after }: { after: Section | undefined }) {
  const tone = after && 'tone' in after ? after.tone : 'plain';
  if (tone === 'dark') return null;
  return (
    <Sky data-tone={tone} data-screen="">
      <OfficeScene frame={Valley} />
    </Sky>
  );
}

/** A narrow window shows the part with the sun. A file that every page shows: the first view does not wait for it. */
function OfficeScene({ frame: Frame }: { frame: typeof Valley }) {
  const { scenery } = useFacts();
  if (!scenery) return null;
  const shown = 'viewBox(0,-10,1200,160);preserveAspectRatio(xMaxYMax%20slice)';
  return (
    <Frame
      src={`${scenery}#svgView(${shown})`}
      alt=""
      loading="lazy"
      data-scenery="end"
      data-screen=""
    />
  );
}
