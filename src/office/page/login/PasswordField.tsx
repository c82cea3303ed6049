// The field for a password, which the member may look at: thumbs slip.
import { useState } from 'react';
import { SHORTEST_PASSWORD } from '../../../model/limits.ts';
import { TextField } from '../../../ui/forms/Field.tsx';
import { SmallCheck } from '../look/small-fields.tsx';

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
        hint={isNew ? `At least ${SHORTEST_PASSWORD} characters` : undefined}
        type={isShown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        minLength={isNew ? SHORTEST_PASSWORD : undefined}
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <SmallCheck label="Show the password" checked={isShown} onChange={() => setShown(!isShown)} />
    </div>
  );
}
