// The look of the mobile menu.
import styled from 'styled-components';
import { theme } from '../../ui/styles/theme.ts';

export const Panel = styled.dialog`
  position: fixed;
  inset: 0 0 0 auto;
  width: min(22rem, 88vw);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${theme.color.ground};
  color: ${theme.color.text};
  box-shadow: ${theme.shadow};
  overscroll-behavior: contain;
  &::backdrop {
    background: rgb(14 20 17 / 0.6);
  }
`;

export const Content = styled.div`
  display: grid;
  gap: ${theme.space(2)};
  padding: ${theme.width.inset};
  & nav a {
    display: flex;
    align-items: center;
    min-height: 3rem;
    padding-block: ${theme.space(0.5)};
    color: ${theme.color.heading};
    font-size: ${theme.size.lead};
    font-weight: 600;
    text-decoration: none;
    &:is(:hover, :active) {
      text-decoration: underline;
    }
  }
  & nav li + li {
    border-top: 1px solid ${theme.color.line};
  }
  & nav li li {
    border: 0;
    padding-left: ${theme.space(2)};
  }
`;

export const CloseButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-self: end;
  gap: ${theme.space(1)};
  min-height: 2.75rem;
  padding: 0 ${theme.space(1)};
  border: 0;
  border-radius: ${theme.radius.small};
  background: transparent;
  color: ${theme.color.heading};
  font-weight: 700;
  cursor: pointer;
  &:is(:hover, :active) {
    background: color-mix(in srgb, currentColor 10%, transparent);
  }
`;

export const GroupLabel = styled.p`
  padding-top: ${theme.space(2)};
  color: ${theme.color.muted};
  font-size: ${theme.size.small};
  font-weight: 700;
`;

export const Details = styled.div`
  display: grid;
  & a {
    display: flex;
    align-items: center;
    gap: ${theme.space(1)};
    min-height: 2.75rem;
    font-size: ${theme.size.small};
  }
`;
