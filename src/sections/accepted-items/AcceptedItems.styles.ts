// The look of the list of things that can or cannot go in.
import styled from 'styled-components';
import { theme } from '../../ui/styles/theme.ts';

/** The field has no use without a script: the whole list is there. */
export const Search = styled.div`
  max-width: ${theme.width.text};
  margin-bottom: ${theme.space(2)};
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

export const Items = styled.ul`
  columns: 20rem 3;
  column-gap: ${theme.space(5)};
  & > li {
    display: flex;
    gap: ${theme.space(1.5)};
    break-inside: avoid;
    padding-block: ${theme.space(1)};
    border-bottom: 1px solid ${theme.color.line};
  }
  & svg {
    margin-top: 0.15em;
    color: ${theme.color.mark};
  }
  & > [data-verdict="yes"] svg {
    color: ${theme.color.link};
  }
  & > [data-verdict="ask"] svg {
    color: ${theme.color.muted};
  }
  & small {
    display: block;
    color: ${theme.color.muted};
    font-size: ${theme.size.small};
  }
`;
