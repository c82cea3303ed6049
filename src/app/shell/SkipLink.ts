// The first link of every page: past the header, for people who use a keyboard.
import styled from 'styled-components';
import { theme } from '../../ui/styles/theme.ts';

export const SkipLink = styled.a`
  position: absolute;
  z-index: 20;
  left: ${theme.space(2)};
  top: -6rem;
  padding: ${theme.space(1.5)} ${theme.space(2)};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  font-weight: 700;
  &:focus {
    top: 0;
  }
`;
