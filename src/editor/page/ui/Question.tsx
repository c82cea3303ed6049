// A control of a screen that asks for something that the file does not have yet.
import { type InputHTMLAttributes, useId } from 'react';
import { Choice, Hint, TextArea, TextInput } from './controls.ts';

interface Props {
  label: string;
  hint?: string;
  /** Whether the form around it has to have an answer. */
  required?: boolean;
  value: string | number;
  change(value: string): void;
  /** Makes it a text of several lines. */
  rows?: number;
  /** Makes it a choice: the values with their names. */
  options?: { value: string; name: string }[];
  /** Properties of the field of one line. */
  input?: InputHTMLAttributes<HTMLInputElement>;
}

export function Question({ label, hint, required, value, change, rows, options, input }: Props) {
  const id = useId();
  const control = {
    id,
    value,
    required,
    onChange: ({ target }: { target: { value: string } }) => change(target.value),
  };
  return (
    <div>
      <label htmlFor={id}>
        <b>{label}</b>
      </label>
      {rows ? (
        <TextArea {...control} rows={rows} />
      ) : options ? (
        <Choice {...control}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </Choice>
      ) : (
        <TextInput {...control} {...input} />
      )}
      {hint && <Hint>{hint}</Hint>}
    </div>
  );
}
