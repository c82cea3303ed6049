// The fields for the questions that a site's owner has added to the quote form.
import type { FormQuestion } from '../../model/forms/quote-form.ts';
import { DEFAULT_ANSWER_CHARS } from '../../model/limits.ts';
import type { Translate } from '../../model/words/words.ts';
import { useTranslate } from '../../ui/contexts.ts';
import { Choices, SelectField, TextField } from '../../ui/forms/Field.tsx';
import { choicesOf, extraName, firstDay, isAsked, NUMBER } from './extra-fields.ts';

export interface CommonProps {
  id: string;
  name: string;
  label: string;
  error?: string;
  value: string;
  onChange(event: { target: { value: string } }): void;
}

interface Props {
  fields: FormQuestion[];
  /** The chosen service; empty while there is none. */
  service: string;
  /** The words of a list that is not answered yet. */
  choose: string;
  /** True once the script does the validation. */
  ready: boolean;
  common(name: ReturnType<typeof extraName>, label: string): CommonProps;
}

/** The questions for the chosen service: the others are not in the document. */
export function ExtraFields({ fields, service, choose, ready, common }: Props) {
  const t = useTranslate();
  return fields
    .filter((field) => isAsked(field, service))
    .map((field) => {
      const { id, label, hint, required, kind } = field;
      // The months that can be chosen follow from the visitor's today.
      const choices = kind !== 'month' || ready ? choicesOf(field, t) : undefined;
      const props = { ...common(extraName(id), label), hint, optional: !required };
      return choices ? (
        <SelectField key={id} {...props}>
          <Choices
            placeholder={choose}
            options={choices.map((choice) => ({ value: choice, label: choice }))}
          />
        </SelectField>
      ) : (
        <TextField key={id} {...props} {...control(field, ready, t)} />
      );
    });
}

/** The browser's own limits of a field; it cuts a text only while no script can say that it is too long. */
function control(field: FormQuestion, ready: boolean, t: Translate) {
  const { kind, longest = DEFAULT_ANSWER_CHARS, earliest, latest } = field;
  // The day of the build is no day of the visitor's.
  if (kind === 'date')
    return { type: 'date', min: ready ? firstDay(field) : earliest, max: latest };
  if (kind === 'number') {
    return { inputMode: 'decimal' as const, pattern: NUMBER, title: t('A number'), maxLength: 20 };
  }
  return { maxLength: ready ? undefined : longest };
}
