// Short values of one line: numbers, phone numbers, times, colors and other values of a fixed form.
import type { InputHTMLAttributes } from 'react';
import type { Pointer } from '../../../manifest/problem.ts';
import type { YamlValue } from '../../../manifest/yaml/write.ts';
import { TextInput } from '../look/controls.ts';
import type { ControlKind } from '../schema/kinds.ts';
import type { FormPiece } from '../schema/pieces.ts';
import { FieldFrame, tied } from './FieldFrame.tsx';
import { Usage } from './TextField.tsx';
import { useField } from './use-field.ts';

const ATTRIBUTES: Partial<Record<ControlKind, InputHTMLAttributes<HTMLInputElement>>> = {
  number: { inputMode: 'decimal', autoComplete: 'off' },
  phone: { type: 'tel', autoComplete: 'off' },
  email: { type: 'email', autoComplete: 'off' },
  time: { type: 'time' },
};

interface Props {
  pointer: Pointer;
  piece: FormPiece;
  kind: ControlKind;
}

export function LineField({ pointer, piece, kind }: Props) {
  const field = useField(pointer);
  const text = field.value === undefined ? '' : String(field.value);
  const take = (words: string) =>
    field.change(words === '' && !piece.required ? undefined : asValue(words, kind));
  return (
    <FieldFrame pointer={pointer} piece={piece} field={field} optional={!piece.required}>
      <TextInput
        {...tied(pointer, field.fault)}
        {...ATTRIBUTES[kind]}
        value={text}
        placeholder={piece.schema.default === undefined ? undefined : String(piece.schema.default)}
        onChange={({ target }) => take(target.value)}
        onBlur={() => {
          if (kind === 'phone') take(phoneFormat(text));
          field.leave();
        }}
      />
      {kind === 'color' && (
        <input
          type="color"
          aria-label={`Pick the ${piece.noun}`}
          value={/^#\w{6}$/.test(text) ? text : String(piece.schema.default ?? '#000000')}
          onChange={({ target }) => take(target.value)}
        />
      )}
      <Usage pointer={pointer} />
    </FieldFrame>
  );
}

/** A number as a number; anything else stays a text, which the check then explains. */
function asValue(words: string, kind: ControlKind): YamlValue {
  const isNumber = kind === 'number' && /^-?\d+(\.\d+)?$/.test(words.trim());
  return isNumber ? Number(words) : words;
}

/** Ten digits in the form that the site uses: (716) 555-0142. */
export function phoneFormat(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const [, area, first, second] = /^(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? [];
  return area ? `(${area}) ${first}-${second}` : text;
}
