// The look of the list of things that can or cannot go in.
import styled from 'styled-components';
import { theme } from '../../ui/styles/theme.ts';

/** The field has no use without a script: the whole list is there. */
export const Search = styled.div`
  max-width: ${theme.width.text};
  margin-bottom: ${theme.space(3)};
  & label {
    display: block;
    margin-bottom: ${theme.space(1)};
    color: ${theme.color.heading};
    font-weight: 700;
  }
  @media (scripting: none), print {
    display: none;
  }
`;

/** A column for each verdict; on a phone two columns of short words in each, as the search finds the others. */
export const Groups = styled.div`
  display: grid;
  gap: ${theme.space(3)} ${theme.space(5)};
  ${theme.from.tablet} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
  /* What to ask about has two columns: it is often the longest list, and all three end close to each other. */
  ${theme.from.desktop} {
    &:not([data-found]) > [data-verdict="ask"] {
      grid-column: span 2;
      & > ul {
        columns: 2;
        column-gap: ${theme.space(5)};
      }
    }
  }
  & h3 {
    display: flex;
    gap: ${theme.space(1)};
    padding-bottom: ${theme.space(1)};
    border-bottom: 3px solid ${theme.color.mark};
  }
  & svg {
    color: ${theme.color.mark};
  }
  & > [data-verdict="yes"] > h3 {
    border-color: ${theme.color.link};
    & > svg {
      color: ${theme.color.link};
    }
  }
  & > [data-verdict="ask"] > h3 {
    border-color: ${theme.color.muted};
    & > svg {
      color: ${theme.color.muted};
    }
  }
  & li {
    padding-block: ${theme.space(1)};
    border-bottom: 1px solid ${theme.color.line};
    break-inside: avoid;
    color: ${theme.color.muted};
    font-size: ${theme.size.small};
    line-height: ${theme.line.short};
  }
  & strong {
    display: block;
    color: ${theme.color.text};
    font-size: ${theme.size.body};
  }
  & small {
    display: block;
    font-size: inherit;
  }
  ${theme.only.phone} {
    &:not([data-found]) ul {
      columns: 8.5rem;
    }
    @media (scripting: enabled) {
      &:not([data-found]) small {
        display: none;
      }
    }
  }
`;
