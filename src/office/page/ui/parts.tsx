// The pieces that the office's screens share: panels, lists, marks, small buttons and fields, and lines of facts.
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { PlainButton } from '../../../ui/Button.tsx';
import { FieldError, FormSheet } from '../../../ui/forms/Field.tsx';
import { theme } from '../../../ui/styles/theme.ts';

export const Panel = styled(FormSheet).attrs({ as: 'section' })`
  box-shadow: none;
  @media print {
    padding: 0 0 ${theme.space(2)};
    border: 0;
  }
`;

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(2)};
  align-content: start;
`;

/** A screen of one column. */
export const Narrow = styled(Column)`
  max-width: 46rem;
  margin: 0 auto;
  overflow-wrap: anywhere;
  & > button {
    justify-self: start;
  }
`;

/** Entries of one kind, with a line between them. */
export const Entries = styled.ul`
  overflow-wrap: anywhere;
  &:empty {
    display: none;
  }
  & > li {
    display: grid;
    gap: ${theme.space(0.5)};
  }
  & > li > p:first-child {
    white-space: pre-line;
  }
  & > li + li {
    margin-top: ${theme.space(2)};
    padding-top: ${theme.space(2)};
    border-top: 1px solid ${theme.color.line};
  }
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(1)};
  align-items: center;
`;

export const MutedText = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.size.small};
`;

/** A small button; the kind "danger" is for what cannot be taken back. */
export const SmallButton = styled(PlainButton).attrs({ type: 'button' })`
  min-height: 2.75rem;
  padding: ${theme.space(1)} ${theme.space(2)};
  border: 1px solid color-mix(in srgb, currentColor 45%, transparent);
  background: ${theme.color.raised};
  font-weight: 600;
  &:hover {
    border-color: currentColor;
  }
  &[aria-pressed='true'] {
    border-color: ${theme.color.brand};
    background: ${theme.color.brand};
    color: ${theme.color.onBrand};
  }
  &[data-kind='danger'] {
    border-color: currentColor;
    color: ${theme.color.danger};
  }
  @media print {
    display: inline-flex;
  }
`;

export const SmallLink = styled(SmallButton).attrs<{ href: string }>({ as: 'a' })``;

/** A word about an entry, in the colors of its `data-kind`. */
export const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  padding: 0.125rem 0.625rem;
  border: 1px solid var(--edge, ${theme.color.line});
  border-radius: ${theme.radius.round};
  background: var(--fill, none);
  color: var(--ink, ${theme.color.muted});
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.4;
  white-space: nowrap;
`;

/** Something that needs the office's attention. */
export const WarningBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(1)} ${theme.space(2)};
  align-items: center;
  justify-content: space-between;
  padding: ${theme.space(1)} ${theme.space(2)};
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

/** Facts with their names: one below the other on a phone, in two columns in a wider window. */
export const Facts = styled.dl`
  display: grid;
  gap: ${theme.space(1)};
  ${theme.from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space(2)} ${theme.space(3)};
    & > [data-wide] {
      grid-column: 1 / -1;
    }
  }
`;

/** The small label around a field of a filter. */
export const FilterLabel = styled.label`
  color: ${theme.color.muted};
  font-size: ${theme.size.small};
  & > * {
    padding: 0 ${theme.space(1)};
    border-width: 1px;
    color: ${theme.color.text};
    font-size: ${theme.size.body};
  }
`;

const CheckRow = styled.label`
  display: flex;
  gap: ${theme.space(1)};
  align-items: center;
  min-height: 2.75rem;
  & > input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
  }
`;

interface CheckProps {
  label: string;
  checked: boolean;
  onChange: () => void;
}

export const Check = ({ label, ...box }: CheckProps) => (
  <CheckRow>
    <input type="checkbox" {...box} />
    {label}
  </CheckRow>
);

/** The properties that a controlled field has for a text and the function that sets it. */
export const controlledProps = <T extends string>(value: T, set: (value: T) => void) => ({
  value,
  onChange: ({ target }: { target: { value: string } }) => set(target.value as T),
});

/** Screen readers announce changes of a region that was there before; an empty one takes no room. */
const ErrorRegion = styled.div`
  &:empty {
    position: absolute;
  }
`;

/** The sentence about an action that has failed, which screen readers hear at once. */
export const ErrorMessage = ({ text }: { text: string }) => (
  <ErrorRegion role="alert">{text && <FieldError>{text}</FieldError>}</ErrorRegion>
);

/** A heading that takes the focus when it appears. */
export function ArrivalHeading({ id, children }: { id: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 id={id} ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
