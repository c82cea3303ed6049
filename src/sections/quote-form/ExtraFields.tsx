// The fields for the questions that a site's owner has added to the quote form.
import { USUAL_ANSWER } from '../../model/limits.ts';
import type { ExtraField } from '../../model/manifest.generated.ts';
import { SelectField, TextField } from '../../ui/forms/Field.tsx';
import { Choices } from './Choices.tsx';
import { extraName, NUMBER } from './extra-fields.ts';

/** The props of every field of the form. */
export interface CommonProps {
  id: string;
  name: string;
  label: string;
  error?: string;
  value: string;
  onChange(event: { target: { value: string } }): void;
}

interface Props {
  fields: ExtraField[];
  /** The words of a list that is not answered yet. */
  choose: string;
  /** True once the script does the validation. */
  ready: boolean;
  common(name: ReturnType<typeof extraName>, label: string): CommonProps;
}

export function ExtraFields({ fields, choose, ready, common }: Props) {
  return fields.map((field) => {
    const { id, label, hint, required, kind, choices = [] } = field;
    const props = { ...common(extraName(id), label), hint, optional: !required };
    return kind === 'choice' ? (
      <SelectField key={id} {...props}>
        <Choices
          placeholder={choose}
          options={choices.map((choice) => ({ value: choice, label: choice }))}
        />
      </SelectField>
    ) : (
      <TextField key={id} {...props} {...control(field, ready)} />
    );
  });
}

/** The browser's own limits of a field; it cuts a text only while no script can say that it is too long. */
function control({ kind, longest = USUAL_ANSWER, earliest, latest }: ExtraField, ready: boolean) {
  if (kind === 'date') return { type: 'date', min: earliest, max: latest };
  if (kind === 'number') {
    return { inputMode: 'decimal' as const, pattern: NUMBER, title: 'A number', maxLength: 20 };
  }
  return { maxLength: ready ? undefined : longest };
}
