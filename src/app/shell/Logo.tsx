// The mark of the company, as an image: a script inside somebody else's drawing does not run there.
import styled from 'styled-components';
import { useFacts } from '../../ui/contexts.ts';
import { theme } from '../../ui/styles/theme.ts';

const Mark = styled.img`
  flex: none;
  width: auto;
  max-width: min(9rem, 30vw);
  height: min(2.5rem, 14vw);
  object-fit: contain;
`;

/** A mark with transparent edges is drawn for the color of a page, so the dark footer gives it that behind it. */
const OnGround = styled(Mark)`
  padding: ${theme.space(0.5)};
  border-radius: ${theme.radius.small};
  background: ${theme.color.page};
`;

/** The mark alone; the company's name is beside it as text. `dark` means the brand's deep shade as background. */
export function Logo({ dark = false }) {
  const { src, width, height, clear } = useFacts().logo;
  const Frame = dark && clear ? OnGround : Mark;
  return <Frame src={src} width={width} height={height} alt="" />;
}
