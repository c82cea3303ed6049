// A control of a screen that asks for something that the file does not have yet.
import { type InputHTMLAttributes, useId } from 'react';
import { Choice, Hint, TextArea, TextInput } from './controls.ts';

interface Props {
  label: string;
  hint?: string;
  /** Whether the form around it has to have an answer. */
  required?: boolean;
  value: string;
  change(value: string): void;
  /** Makes it a text of several lines. */
  rows?: number;
  /** An example, in gray. */
  placeholder?: string;
  /** Makes it a choice: the values with their names. */
  options?: { value: string; name: string }[];
  /** Properties of the field of one line. */
  input?: InputHTMLAttributes<HTMLInputElement>;
}

export function Question({ label, hint, change, rows, options, input, ...control }: Props) {
  const id = useId();
  const props = {
    id,
    ...control,
    onChange: ({ target }: { target: { value: string } }) => change(target.value),
  };
  return (
    <div>
      <label htmlFor={id}>
        <b>{label}</b>
      </label>
      {rows ? (
        <TextArea {...props} rows={rows} />
      ) : options ? (
        <Choice {...props}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </Choice>
      ) : (
        <TextInput {...props} {...input} />
      )}
      {hint && <Hint>{hint}</Hint>}
    </div>
  );
}
