// The look of the search for pickup days: the sheet with the fields or the answer, and the lists below it.
import styled from 'styled-components';
import { theme } from '../../ui/styles/theme.ts';

/** Nothing here answers without a script: the lists do. */
export const Sheet = styled.div`
  display: grid;
  gap: ${theme.space(2)};
  margin-bottom: ${theme.space(4)};
  padding: min(1.5rem, 6vw);
  border: 2px solid ${theme.color.accent};
  border-radius: ${theme.radius.large};
  background: ${theme.color.raised};
  @media (scripting: none) {
    display: none;
  }
`;

export const Fields = styled.form`
  display: grid;
  gap: ${theme.space(2)};
  ${theme.from.tablet} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
  @media print {
    display: none;
  }
`;

/** The answer takes no room before there is one. */
export const Answer = styled.div`
  display: grid;
  gap: ${theme.space(2)};
  &:empty {
    position: absolute;
  }
`;

/** Buttons to choose from, a field with its button, or links. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space(1)} ${theme.space(1.5)};
  & [aria-pressed="true"] {
    border-color: ${theme.color.accent};
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }
  @media print {
    display: none;
  }
`;

/** The collections of a route beside each other. */
export const Days = styled.div`
  display: grid;
  gap: ${theme.space(3)};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  & h4 {
    margin: 0;
    display: flex;
    align-items: center;
    gap: ${theme.space(1)};
    color: ${theme.color.heading};
  }
  & p {
    color: ${theme.color.muted};
    font-size: ${theme.size.small};
  }
  & li {
    padding-block: ${theme.space(0.5)};
    border-bottom: 1px solid ${theme.color.line};
  }
  & [data-changed] {
    color: ${theme.color.heading};
    font-weight: 700;
  }
`;

export const Lists = styled.div`
  & > ul {
    columns: 22rem 2;
    column-gap: ${theme.space(4)};
    margin-top: ${theme.space(1)};
  }
  & li {
    break-inside: avoid;
    padding-block: ${theme.space(1)};
  }
`;
