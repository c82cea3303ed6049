// The mark of the company, as an image: a drawing of somebody else's can run nothing then.
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

/** A mark with clear edges is made for the ground of a page. */
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
