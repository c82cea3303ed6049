// The field for a password, which the member may look at: thumbs slip.
import { useState } from 'react';
import styled from 'styled-components';
import { TextField } from '../../ui/forms/Field.tsx';
import { theme } from '../../ui/styles/theme.ts';

/** The least length of a new password; the database asks for the same. */
const SHORTEST = 12;

interface Props {
  value: string;
  onChange: (value: string) => void;
  isNew?: boolean;
}

export function PasswordField({ value, onChange, isNew = false }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <div>
      <TextField
        id="password"
        label={isNew ? 'New password' : 'Password'}
        hint={isNew ? `At least ${SHORTEST} characters` : undefined}
        type={isShown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        minLength={isNew ? SHORTEST : undefined}
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <Toggle>
        <input type="checkbox" checked={isShown} onChange={() => setShown(!isShown)} />
        Show the password
      </Toggle>
    </div>
  );
}

const Toggle = styled.label`
  display: flex;
  gap: ${theme.space(1)};
  align-items: center;
  min-height: 2.75rem;
  & input {
    width: 1.25rem;
    height: 1.25rem;
  }
`;
