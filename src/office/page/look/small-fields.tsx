// Small fields for filters: a quiet label above, and nothing that has to be filled in.
import { useId } from 'react';
import styled, { css } from 'styled-components';
import type { Option } from '../../../model/forms/quote-form.ts';
import { theme } from '../../../ui/styles/theme.ts';

const field = css`
  width: 100%;
  min-height: 2.75rem;
  padding: ${theme.space(0.5)} ${theme.space(1)};
  border: 1px solid color-mix(in srgb, ${theme.color.text} 55%, transparent);
  border-radius: ${theme.radius.small};
  background: ${theme.color.raised};
  text-overflow: ellipsis;
`;

const Small = styled.div`
  & > label {
    display: block;
    color: ${theme.color.muted};
    font-size: ${theme.size.small};
  }
  & > input {
    ${field}
  }
  & > select {
    ${field}
  }
`;

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A list with "All" as its first choice. */
export function SmallChoice({ label, value, onChange, options }: Props & { options: Option[] }) {
  const id = useId();
  return (
    <Small>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">All</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Small>
  );
}

const CheckRow = styled.label`
  display: inline-flex;
  gap: ${theme.space(1)};
  align-items: center;
  min-height: 2.75rem;
  & > input {
    width: 1.25rem;
    height: 1.25rem;
  }
`;

interface CheckProps {
  label: string;
  checked: boolean;
  onChange: () => void;
}

/** A box with its label beside it. */
export function SmallCheck({ label, ...box }: CheckProps) {
  return (
    <CheckRow>
      <input type="checkbox" {...box} />
      {label}
    </CheckRow>
  );
}

export function SmallText({ label, value, onChange, type }: Props & { type: 'search' | 'text' }) {
  const id = useId();
  return (
    <Small>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Small>
  );
}
