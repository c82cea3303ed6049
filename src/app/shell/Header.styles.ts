// The look of the header.
import styled from 'styled-components';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { theme } from '../../ui/styles/theme.ts';

export const Sticky = styled.header`
  position: sticky;
  top: 0;
  z-index: 10;
  /* The page reserves space for this bar above a scroll target; elements of the bar itself are in view already. */
  & :is(a, button, summary) {
    scroll-margin-block: calc(-5rem - var(--header-height)) 0;
  }
`;

export const TopBar = styled.div`
  background: ${theme.color.brandDeep};
  color: ${theme.color.muted};
  font-size: ${theme.size.small};
  & > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space(2)};
  }
  & a {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space(1)};
    min-height: 2.75rem;
    color: ${theme.color.heading};
    font-weight: 700;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
`;

/** Hidden on a phone: the bar at the bottom and the menu have the number. */
export const FurtherPhone = styled.a`
  ${theme.only.phone} {
    && {
      display: none;
    }
  }
`;

export const AreaLine = styled.p`
  display: none;
  ${theme.from.desktop} {
    display: flex;
    align-items: center;
    gap: ${theme.space(1)};
  }
`;

export const MainBar = styled.div`
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.ground};
  & > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space(1)};
    min-height: 3.75rem;
    ${theme.only.phone} {
      min-height: 3rem;
    }
  }
`;

export const Brand = styled(SiteLink)`
  /* When large text leaves no room for both, the menu button comes first, with its icon above its word. */
  flex: 1;
  display: flex;
  align-items: center;
  gap: ${theme.space(1)};
  min-height: 2.75rem;
  color: ${theme.color.heading};
  /* In the narrowest windows a long word has to fit beside the menu button, even spaced out (WCAG 1.4.12). */
  font: 700 min(${theme.size.body}, 4.75vw) / ${theme.line.heading} ${theme.font.display};
  text-decoration: none;
  ${theme.from.desktop} {
    max-width: 15rem;
    font-size: ${theme.size.lead};
  }
  ${theme.from.wide} {
    max-width: none;
  }
`;

export const DesktopNav = styled.nav`
  display: none;
  ${theme.from.desktop} {
    display: flex;
    align-items: center;
    gap: ${theme.space(0.5)};
    margin-left: auto;
  }
  & :is(a, summary) {
    display: flex;
    align-items: center;
    gap: ${theme.space(0.5)};
    min-height: 2.75rem;
    padding: 0 ${theme.space(1)};
    border-radius: ${theme.radius.small};
    color: ${theme.color.heading};
    font-weight: 600;
    text-decoration: none;
    &:hover {
      background: color-mix(in srgb, currentColor 8%, transparent);
    }
  }
`;

/** Hidden on a phone: the bar at the bottom has the button. */
export const Quote = styled.div`
  display: none;
  ${theme.from.tablet} {
    display: block;
  }
`;

export const MenuButton = styled.button`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 ${theme.space(1)};
  min-height: 2.75rem;
  padding: 0 min(${theme.space(1)}, 3vw);
  border: 2px solid ${theme.color.brand};
  border-radius: ${theme.radius.small};
  background: transparent;
  color: ${theme.color.heading};
  font-weight: 700;
  cursor: pointer;
  &:is(:hover, :active) {
    background: color-mix(in srgb, currentColor 10%, transparent);
  }
  ${theme.from.desktop} {
    display: none;
  }
  /* Lower than what a finger reaches, so that the low bar shows around it. */
  ${theme.only.phone} {
    margin-inline: -0.375rem;
    border: 0.375rem solid transparent;
    border-radius: 0.875rem;
    background-clip: padding-box;
    box-shadow: inset 0 0 0 2px ${theme.color.brand};
  }
`;
