// The landscape, where the manifest asks for scenery: below the top of a page, behind its last call, and at its end.
import styled from 'styled-components';
import type { Section, Shape } from '../../model/site.ts';
import { useFacts } from '../contexts/facts.ts';
import { theme } from '../styles/theme.ts';

/** The height of the stretch below the top of a page. */
export const EDGE_HEIGHT = 'clamp(5.25rem, 12.5vw, 17rem)';

/** The height of the stretch at the end of a page. */
const END_HEIGHT = 'clamp(9rem, 26.7vw, 34rem)';

const Edge = styled.svg`
  position: absolute;
  inset: auto 0 -1px;
  width: 100%;
  height: ${EDGE_HEIGHT};
  pointer-events: none;
`;

/** The lower edge of a dark section, which grows lighter up to the page below it. Its parent is positioned. */
export function SceneryEdge({ shapes }: { shapes: Shape[] | undefined }) {
  if (!shapes) return null;
  return (
    <Edge
      viewBox="0 0 1200 150"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      data-scenery="opening"
      data-screen=""
    >
      <Paths of={shapes} />
    </Edge>
  );
}

const Scene = styled.svg`
  width: 100%;
  height: ${END_HEIGHT};
  margin-bottom: -1px;
`;

const Backdrop = styled(Edge)`
  height: ${END_HEIGHT};
`;

/** The right half of the office's landscape, along the lower edge of a dark section that is followed by the footer. */
export function Landscape() {
  return <OfficeScene frame={Backdrop} from={600} />;
}

const Sky = styled.div`
  background: ${theme.color.ground};
`;

/** The other half, at the end of a page whose last section has none behind it. */
export function PageEnd({ after }: { after: Section | undefined }) {
  const { scenery } = useFacts();
  const tone = after && 'tone' in after ? after.tone : 'plain';
  if (!scenery || tone === 'dark') return null;
  return (
    <Sky data-tone={tone} data-screen="">
      <OfficeScene frame={Scene} from={0} />
    </Sky>
  );
}

function OfficeScene({ frame: Frame, from }: { frame: typeof Scene; from: number }) {
  const { scenery } = useFacts();
  if (!scenery) return null;
  return (
    <Frame
      viewBox={`${from} -10 600 160`}
      preserveAspectRatio={`${from ? 'xMax' : 'xMid'}YMax slice`}
      aria-hidden="true"
      data-scenery="end"
      data-tone="dark"
      data-screen=""
    >
      <Paths of={scenery} />
    </Frame>
  );
}

function Paths({ of }: { of: Shape[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no other identity and never change their order
  return of.map(([part, outline], index) => <path key={index} data-part={part} d={outline} />);
}
