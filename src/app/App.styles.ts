// The shell's own elements: the first link of every page, the line of a page on its way, and the main part of a lone section.
import styled, { keyframes } from 'styled-components';
import { theme } from '../ui/styles/theme.ts';

/** The first link of every page: past the header, for people who use a keyboard. */
export const SkipLink = styled.a`
  position: absolute;
  z-index: 20;
  left: ${theme.space(2)};
  top: -6rem;
  padding: ${theme.space(1)} ${theme.space(2)};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  font-weight: 700;
  &:focus {
    top: 0;
  }
`;

const grow = keyframes`
  from { scale: 0 1; }
  to { scale: 0.9 1; }
`;

/** A thin line at the top while the next page is on its way. */
export const ProgressBar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 30;
  height: 4px;
  background: ${theme.color.accent};
  transform-origin: left;
  animation: ${grow} 8s cubic-bezier(0.1, 0.7, 0.2, 1) both;
`;

/** The main part of a page with one section: the footer follows its hero, so the nearest hill has the footer's color. */
export const LoneMain = styled.main`
  --page: ${theme.color.brandDeep};
`;
