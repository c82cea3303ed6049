// The look of the billing portal's frame. The stage keeps its height in every state, so nothing shifts.
import styled from 'styled-components';
import { originOf } from '../../model/outside-services.ts';
import { theme } from '../../ui/styles/theme.ts';

export const Layout = styled.div`
  display: grid;
  gap: ${theme.space(2)};
  justify-items: start;
`;

/** Cards side by side from a tablet on. */
export const Ways = styled.ul`
  display: grid;
  gap: ${theme.space(2)};
  width: 100%;
  ${theme.from.tablet} {
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
  }
  & > li {
    display: grid;
    gap: ${theme.space(1)};
    align-content: start;
    padding: ${theme.width.inset};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.large};
    background: ${theme.color.raised};
  }
`;

export const Call = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1)} ${theme.space(2)};
  /* Room for "Opens Wednesday 7:30 AM" on one line, or a line of its own. */
  & > span {
    flex-basis: 10.5rem;
  }
`;

/** A page of the site itself stands in for the portal: a sentence, and not a form. */
export const Stage = styled.div<{ $url: string }>`
  position: relative;
  width: 100%;
  height: ${({ $url }) => (originOf($url) ? 34 : 12)}rem;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.raised};
  overflow: hidden;
`;

/**
 * The portal's permissions: everything that signing in and paying needs, such as a bank's window or a bill to
 * download. It cannot lead visitors away from the page before they press something in it.
 */
const ALLOWED = [
  'allow-downloads',
  'allow-forms',
  'allow-modals',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-same-origin',
  'allow-scripts',
  'allow-storage-access-by-user-activation',
  'allow-top-navigation-by-user-activation',
].join(' ');

/**
 * The frame of the portal. A page of the site itself is trusted as it is, and could undo its own sandbox. Payments need
 * `allow` beside the header Permissions-Policy.
 */
export const Portal = styled.iframe.attrs(({ src = '' }) =>
  originOf(src) ? { sandbox: ALLOWED, allow: 'payment' } : {},
)`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border: 0;
  &[data-hidden="true"] {
    visibility: hidden;
  }
`;

export const Notice = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  gap: ${theme.space(2)};
  place-content: center;
  justify-items: center;
  padding: ${theme.space(3)};
  text-align: center;
  &[data-hidden="true"] {
    display: none;
  }
`;
