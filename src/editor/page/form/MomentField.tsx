// A day with an optional time: "2026-11-27" or "2026-11-27 18:00".
import type { Pointer } from '../../../manifest/problem.ts';
import { TextInput } from '../look/controls.ts';
import type { FormPiece } from '../schema/pieces.ts';
import { FieldFrame, fieldId, tied } from './FieldFrame.tsx';
import { useField } from './use-field.ts';

interface Props {
  pointer: Pointer;
  piece: FormPiece;
}

export function MomentField({ pointer, piece }: Props) {
  const field = useField(pointer);
  const [day = '', time = ''] = String(field.value ?? '').split(' ');
  const take = (newDay: string, newTime: string) => {
    const words = `${newDay} ${newDay && newTime}`.trim();
    field.change(words === '' && !piece.required ? undefined : words);
  };
  return (
    <FieldFrame pointer={pointer} piece={piece} field={field} optional={!piece.required}>
      <TextInput
        {...tied(pointer, field.fault)}
        type="date"
        value={day}
        onChange={({ target }) => take(target.value, time)}
        onBlur={field.leave}
      />
      <label htmlFor={`${fieldId(pointer)}:time`}>
        Time <small>(optional)</small>
      </label>
      <TextInput
        id={`${fieldId(pointer)}:time`}
        type="time"
        value={time}
        disabled={day === ''}
        onChange={({ target }) => take(day, target.value)}
        onBlur={field.leave}
      />
    </FieldFrame>
  );
}
