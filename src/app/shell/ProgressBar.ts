// A thin line at the top while the next page is on its way. It waits a moment, so that quick pages do not flash it.
import styled, { keyframes } from 'styled-components';
import { theme } from '../../ui/theme.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

const grow = keyframes`
  from { scale: 0 1; }
  to { scale: 0.9 1; }
`;

export const ProgressBar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 30;
  height: 4px;
  background: ${theme.color.accent};
  transform-origin: left;
  animation:
    ${appear} 1ms 200ms backwards,
    ${grow} 8s 200ms cubic-bezier(0.1, 0.7, 0.2, 1) both;
`;
