// The look of the town cards.
import styled, { css } from 'styled-components';
import { Photo } from '../../ui/pictures/Photo.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { theme } from '../../ui/styles/theme.ts';

/** The space that a desktop's page leaves to the list beside a map: see the columns of Layout. */
export const BESIDE_MAP = 6 / 11;

/** The map is beside the list on a desktop, and above it on smaller screens. */
export const Layout = styled.div<{ $split: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(5)};
  ${({ $split }) =>
    $split &&
    css`
      ${theme.from.desktop} {
        grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
        align-items: start;
      }
    `}
`;

/** The map stays in view beside a long list. */
export const MapFrame = styled.div`
  ${theme.from.desktop} {
    position: sticky;
    top: calc(var(--header-height) + 1.5rem);
  }
`;

/** A list of names with their links in lines. */
export const Rows = styled.ul`
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
    gap: 0 ${theme.space(3)};
    padding: ${theme.space(1)} 0;
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space(2.5)};
  }
`;

export const TownCard = styled.li`
  position: relative;
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.raised};
  transition: box-shadow ${theme.motion};
  &:hover {
    box-shadow: ${theme.shadow};
  }
`;

export const TownPhoto = styled(Photo)`
  aspect-ratio: 16 / 9;
`;

export const Words = styled.div`
  display: grid;
  gap: ${theme.space(1)};
  padding: ${theme.space(2.5)};
`;

/** A link whose target is the whole card. */
export const WholeCardLink = styled(SiteLink)`
  color: inherit;
  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }
`;

export const ServiceLink = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  font-weight: 600;
`;
