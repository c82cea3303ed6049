// The look of the town cards.
import styled, { css } from 'styled-components';
import { Photo } from '../../ui/pictures/Photo.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { BESIDE_TITLE } from '../../ui/styles/grid.ts';
import { theme } from '../../ui/styles/theme.ts';

export const MapFrame = styled.div``;

/** The photo of a wide card is beside its words. */
const wide = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  & img {
    height: 100%;
  }
`;

/** The map has the first two columns of the cards' grid, and two of its rows; on a tablet the first cell alone. */
const among = css<{ $ratio: number | undefined }>`
  ${theme.only.phone} {
    & > ${MapFrame} {
      display: none;
    }
  }
  @media screen and (min-width: 48em) {
    & > * {
      grid-area: 1 / 1;
    }
    & > ${MapFrame} {
      z-index: 1;
      place-self: start;
      width: calc((100% - ${theme.space(3)}) / 2);
    }
    & ul:has(> li > picture)::before {
      content: "";
      aspect-ratio: ${({ $ratio }) => $ratio};
    }
  }
  /* Behind the map, the last card is alone in its row where the number of cards is even. */
  ${theme.only.tablet} {
    & > div > ul > :last-child:nth-child(even) {
      ${wide}
      grid-column: span 2;
    }
    & > div > ul > :last-child:nth-child(odd) {
      grid-column: auto;
    }
  }
  ${theme.from.desktop} {
    & ul:has(> li > picture)::before {
      grid-area: 1 / 1 / span 2 / span 2;
    }
    & > div > ul > :nth-child(n + 5) {
      ${wide}
      grid-column: span 2;
    }
    & img {
      aspect-ratio: 2.2;
    }
  }
`;

interface LayoutProps {
  $map: 'beside' | 'among' | undefined;
  /** The width of the map for one of its height. */
  $ratio: number | undefined;
}

/** The map is above the list on a phone. On larger screens it is beside the lines, or among cards. */
export const Layout = styled.div<LayoutProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(5)};
  ${({ $map }) =>
    $map === 'beside' &&
    css`
      ${theme.only.tablet} {
        grid-template-columns: 1fr 1fr;
        & > ${MapFrame} {
          order: 1;
        }
      }
      ${theme.from.desktop} {
        display: contents;
        & > ${MapFrame} {
          position: sticky;
          top: calc(var(--header-height) + 2rem);
          align-self: start;
          grid-area: 1 / 2 / span 2;
        }
        & li:nth-child(odd):last-child {
          grid-column: 1 / -1;
        }
      }
    `}
  ${({ $map }) => $map === 'among' && among}
`;

/** A list of names with their links in lines. */
export const Rows = styled.ul`
  max-width: ${theme.width.text};
  border-top: 1px solid ${theme.color.line};
`;

export const Row = styled.li`
  position: relative;
  border-bottom: 1px solid ${theme.color.line};
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${theme.space(2)};
    padding: ${theme.space(1)} 0;
  }
  & h3 {
    flex: 1 8.5rem;
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space(2)};
  }
`;

/** On a phone a town is a line: its name, and a small picture or a sentence. */
export const TownCard = styled.li<{ $wide: boolean }>`
  position: relative;
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.raised};
  transition: box-shadow ${theme.motion};
  &:hover {
    box-shadow: ${theme.shadow};
  }
  ${({ $wide }) =>
    $wide &&
    css`
      ${theme.from.tablet} {
        ${wide}
      }
    `}
  ${theme.only.phone} {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: ${theme.space(2)};
    margin-top: -${theme.space(2)};
    &:first-child {
      margin-top: ${theme.space(1)};
    }
    padding-block: ${theme.space(1)};
    border-width: 0 0 1px;
    border-radius: 0;
    background: none;
    & img {
      width: ${BESIDE_TITLE};
      aspect-ratio: 4 / 3;
      border-radius: ${theme.radius.small};
    }
  }
`;

export const TownPhoto = styled(Photo)`
  aspect-ratio: 16 / 9;
`;

export const Words = styled.div`
  display: grid;
  gap: ${theme.space(1)};
  align-content: start;
  padding: ${theme.space(2)};
  ${theme.only.phone} {
    gap: ${theme.space(0.5)};
    padding: 0 ${theme.space(3)} 0 0;
    &:first-child {
      grid-column: 1 / -1;
    }
    & > p {
      color: ${theme.color.muted};
      font-size: ${theme.size.small};
    }
    &:not(:first-child) > p {
      display: none;
    }
  }
`;

/** How far a town is, behind its name. */
export const Distance = styled.small`
  display: inline-block;
  color: ${theme.color.muted};
  font: 400 ${theme.size.small} ${theme.font.body};
`;

/** A link whose target is the whole card. */
export const WholeCardLink = styled(SiteLink)`
  color: inherit;
  &::after {
    content: "";
    position: absolute;
    inset: 0;
    ${theme.only.phone} {
      content: "›" / "";
      display: grid;
      place-items: center end;
      color: ${theme.color.link};
      font-size: ${theme.size.h2};
    }
  }
`;

export const ServiceLink = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  font-size: ${theme.size.small};
  font-weight: 600;
`;
