// The slow pulse of what is still loading, for visitors who do not mind motion.
import { css, keyframes } from 'styled-components';

const pulse = keyframes`
  50% { opacity: 0.5; }
`;

export const pulsing = css`
  @media (prefers-reduced-motion: no-preference) {
    animation: ${pulse} 1.3s ease-in-out infinite;
  }
`;
