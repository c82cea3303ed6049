// The look of the search for pickup days: the sheet with the fields and the answer, and the lists below it.
import styled from 'styled-components';
import { FormGrid, FormSheet } from '../../ui/forms/Field.tsx';
import { theme } from '../../ui/styles/theme.ts';

/** Nothing here answers without a script, and on paper the sheet of the route is better. */
export const Sheet = styled(FormSheet)`
  margin-bottom: ${theme.space(3)};
  @media print, (scripting: none) {
    display: none;
  }
`;

export const Fields = styled(FormGrid)`
  ${theme.from.tablet} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
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

export const Options = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(1)};
  & [aria-pressed="true"] {
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }
`;

/** The collections of a route beside each other. */
export const Days = styled.div`
  display: grid;
  gap: ${theme.space(3)};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  & h4 {
    display: flex;
    gap: ${theme.space(1)};
    margin: 0;
  }
  & [data-changed] {
    color: ${theme.color.heading};
    font-weight: 700;
  }
`;

export const List = styled.ul`
  columns: 22rem 2;
  & li {
    break-inside: avoid;
    padding-block: ${theme.space(1)};
    & > a:only-child {
      display: inline-block;
      min-height: 1.5rem;
    }
  }
`;
