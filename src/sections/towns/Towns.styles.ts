// The look of the town cards.
import styled from 'styled-components';
import { Photo } from '../../ui/Photo.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { theme } from '../../ui/theme.ts';

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
  & > h3 {
    font-size: ${theme.size.h3};
  }
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
