// The looks of a card: rows with the icon on the left, and columns under lines.
import styled from 'styled-components';
import { Photo } from '../../ui/pictures/Photo.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { theme } from '../../ui/styles/theme.ts';

export const RowItem = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  column-gap: ${theme.space(2)};
  align-content: start;
  & > span {
    grid-row: 1 / span 3;
  }
  & > :not(span) {
    grid-column: 2;
  }
  & > h3 + p {
    margin-top: ${theme.space(0.5)};
  }
`;

export const ColumnItem = styled.li`
  padding-top: ${theme.space(2)};
  border-top: 3px solid ${theme.color.mark};
  & > h3 + p {
    margin-top: ${theme.space(1)};
  }
  /* The texts of a row begin at one height, below the longest of its titles. */
  ${theme.from.tablet} {
    &:has(> h3:first-child + p:last-child) {
      display: grid;
      grid-row: span 2;
      grid-template-rows: subgrid;
      row-gap: 0;
    }
  }
`;

export const CardPhoto = styled(Photo)`
  aspect-ratio: 16 / 9;
  border-radius: ${theme.radius.small};
`;

export const CardLink = styled(SiteLink)`
  margin-top: auto;
  padding-block: ${theme.space(0.5)};
  font-weight: 700;
  &::after {
    content: "\\a0→" / "";
  }
`;
