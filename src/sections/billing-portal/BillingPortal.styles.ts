// The look of the billing portal's frame. The stage keeps its height in every state, so nothing shifts.
import styled from 'styled-components';
import { theme } from '../../ui/theme.ts';

export const Layout = styled.div`
  display: grid;
  gap: ${theme.space(2)};
  justify-items: start;
`;

export const Stage = styled.div`
  position: relative;
  width: 100%;
  height: 34rem;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.raised};
  overflow: hidden;
`;

export const Portal = styled.iframe`
  width: 100%;
  height: 100%;
  min-height: 34rem;
  border: 0;
  &[data-hidden="true"] {
    visibility: hidden;
  }
`;

export const Notice = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  gap: ${theme.space(2)};
  place-content: center;
  justify-items: center;
  padding: ${theme.space(3)};
  text-align: center;
  pointer-events: none;
  & > * {
    pointer-events: auto;
  }
  &[data-hidden="true"] {
    display: none;
  }
`;
