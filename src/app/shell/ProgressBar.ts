// A thin line at the top while the next page is on its way.
import styled, { keyframes } from 'styled-components';
import { theme } from '../../ui/styles/theme.ts';

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
  animation: ${grow} 8s cubic-bezier(0.1, 0.7, 0.2, 1) both;
`;
