// The pieces that the office's screens share: panels, marks, small buttons and lines of facts.
import styled, { css } from 'styled-components';
import { theme } from '../../../ui/styles/theme.ts';

export const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(2)};
  align-content: start;
  padding: ${theme.space(2)};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.raised};
  ${theme.from.tablet} {
    padding: ${theme.space(3)};
  }
  @media print {
    padding: 0 0 ${theme.space(2)};
    border: 0;
  }
`;

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(2)};
  align-content: start;
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(1)} ${theme.space(1.5)};
  align-items: center;
`;

export const Quiet = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.size.small};
`;

const smallPress = css`
  display: inline-flex;
  gap: ${theme.space(1)};
  align-items: center;
  justify-content: center;
  min-height: 2.75rem;
  padding: ${theme.space(0.75)} ${theme.space(2)};
  border: 1px solid color-mix(in srgb, ${theme.color.text} 45%, transparent);
  border-radius: ${theme.radius.round};
  background: ${theme.color.raised};
  color: ${theme.color.heading};
  font-weight: 600;
  line-height: 1.2;
  text-decoration: none;
  cursor: pointer;
  &:hover {
    border-color: currentColor;
    background: color-mix(in srgb, currentColor 7%, ${theme.color.raised});
  }
  &[aria-pressed='true'] {
    border-color: ${theme.color.brand};
    background: ${theme.color.brand};
    color: ${theme.color.onBrand};
  }
  &:disabled {
    opacity: 0.6;
    cursor: progress;
  }
`;

export const SmallButton = styled.button.attrs({ type: 'button' })`
  ${smallPress}
`;

export const SmallSubmit = styled.button`
  ${smallPress}
  justify-self: start;
`;

export const SmallLink = styled.a`
  ${smallPress}
`;

/** A button for what cannot be taken back. */
export const DangerButton = styled.button`
  ${smallPress}
  color: ${theme.color.danger};
  border-color: currentColor;
`;

/** A word about an entry. */
export const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  padding: 0.125rem 0.625rem;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.round};
  color: ${theme.color.muted};
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.4;
  white-space: nowrap;
  &[data-kind='new'] {
    border-color: ${theme.color.accent};
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }
  &[data-kind='won'] {
    border-color: ${theme.color.brand};
    background: ${theme.color.brand};
    color: ${theme.color.onBrand};
  }
  &[data-kind='bad'] {
    border-color: ${theme.color.danger};
    color: ${theme.color.danger};
  }
  &[data-kind='delayed'] {
    border-color: var(--delayed);
    background: var(--delayed);
    color: var(--on-delayed);
  }
`;

/** Something that needs the office's attention. */
export const Trouble = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(1)} ${theme.space(2)};
  align-items: center;
  justify-content: space-between;
  padding: ${theme.space(1.5)} ${theme.space(2)};
  border: 1px solid ${theme.color.danger};
  border-left-width: 6px;
  border-radius: ${theme.radius.small};
  background: ${theme.color.raised};
  color: ${theme.color.danger};
  &[data-kind='delayed'] {
    border-color: var(--delayed);
    background: color-mix(in srgb, var(--delayed) 20%, ${theme.color.raised});
    color: ${theme.color.text};
  }
  & p {
    overflow-wrap: anywhere;
  }
`;

/** Facts with their names: one below the other on a phone, in two columns on a desk. */
export const Facts = styled.dl`
  display: grid;
  gap: ${theme.space(1.5)};
  & dt {
    color: ${theme.color.muted};
    font-size: ${theme.size.small};
  }
  & dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  ${theme.from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space(2)} ${theme.space(3)};
    & > [data-wide] {
      grid-column: 1 / -1;
    }
  }
`;
