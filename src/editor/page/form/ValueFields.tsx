// The controls of short values: one line, a day, yes or no, and an icon.
import type { InputHTMLAttributes } from 'react';
import styled from 'styled-components';
import { Glyph } from '../../../ui/pictures/Icon.tsx';
import type { ControlKind } from '../../document/schema/kinds.ts';
import { SideButton, TextInput } from '../ui/controls.ts';
import { editorTheme } from '../ui/editor-theme.ts';
import { useEditor } from '../wire/store.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { HTTPS_PREFIX, wholeAddress } from './LinkField.tsx';
import { Usage } from './TextField.tsx';
import { type FieldProps, fieldId, useField } from './use-field.ts';

const ATTRIBUTES: Partial<Record<ControlKind, InputHTMLAttributes<HTMLInputElement>>> = {
  number: { inputMode: 'decimal', autoComplete: 'off' },
  phone: { type: 'tel', autoComplete: 'off' },
  email: { type: 'email', autoComplete: 'off' },
  time: { type: 'time' },
};

/** Numbers, phone numbers, times, colors and other values of a fixed form. */
export function LineField({ kind, ...props }: FieldProps & { kind: ControlKind }) {
  const field = useField(props);
  const { text } = field;
  const { noun, schema, required } = props.piece;
  // A number as a number; anything else stays a text, which the check then explains.
  const isNumber = (words: string) => kind === 'number' && /^-?\d+(\.\d+)?$/.test(words.trim());
  const take = (words: string) =>
    isNumber(words) ? field.change(Number(words)) : field.setText(words);
  return (
    <FieldFrame {...props} error={field.error} optional={!required}>
      <TextInput
        {...field.inputProps}
        {...ATTRIBUTES[kind]}
        value={text}
        placeholder={schema.default === undefined ? undefined : String(schema.default)}
        onChange={({ target }) => take(target.value)}
        onBlur={() => {
          const isAddress = String(schema.pattern).startsWith(`^${HTTPS_PREFIX}`);
          const address = isAddress ? wholeAddress(text) : text;
          const whole = kind === 'phone' ? phoneFormat(text) : address;
          if (whole !== text) take(whole);
          field.onBlur();
        }}
      />
      {kind === 'color' && (
        <input
          type="color"
          aria-label={`Pick the ${noun}`}
          value={/^#\w{6}$/.test(text) ? text : String(schema.default ?? '#000000')}
          onChange={({ target }) => take(target.value)}
        />
      )}
      <Usage pointer={props.pointer} />
    </FieldFrame>
  );
}

/** Ten digits in the form that the site uses: (716) 555-0142. Words beside them stay for the check to explain. */
function phoneFormat(text: string): string {
  const digits = text.replace(/[\s()+./–-]/g, '').replace(/^1(?=\d{10}$)/, '');
  const [, area, first, second] = /^(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? [];
  return area ? `(${area}) ${first}-${second}` : text;
}

/** A day, where the schema allows it with a time: "2026-11-27" or "2026-11-27 18:00". */
export function MomentField(props: FieldProps) {
  const field = useField(props);
  const [day = '', time = ''] = field.text.split(' ');
  const timeId = `${fieldId(props.pointer)}:time`;
  const take = (newDay: string, newTime: string) =>
    field.setText(`${newDay} ${newDay && newTime}`.trim());
  return (
    <FieldFrame {...props} error={field.error} optional={!props.piece.required}>
      <TextInput
        {...field.inputProps}
        type="date"
        value={day}
        onChange={({ target }) => take(target.value, time)}
        onBlur={field.onBlur}
      />
      {String(props.piece.schema.pattern).includes(':') && (
        <>
          <label htmlFor={timeId}>
            Time <small>(optional)</small>
          </label>
          <TextInput
            id={timeId}
            type="time"
            value={time}
            disabled={day === ''}
            onChange={({ target }) => take(day, target.value)}
            onBlur={field.onBlur}
          />
        </>
      )}
    </FieldFrame>
  );
}

export function SwitchField(props: FieldProps) {
  const field = useField(props);
  return (
    <FieldFrame {...props} error={field.error}>
      <Switch
        {...field.inputProps}
        type="checkbox"
        role="switch"
        checked={(field.value ?? props.piece.schema.default) === true}
        onChange={({ target }) => field.change(target.checked)}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  );
}

export function IconField(props: FieldProps) {
  const field = useField(props);
  const icons = useEditor(({ state }) => state?.icons) ?? {};
  const names: string[] = props.piece.schema.enum ?? [];
  return (
    <FieldFrame {...props} error={field.error} group>
      <Drawings tabIndex={-1} {...field.inputProps}>
        {!props.piece.required && (
          <SideButton
            aria-pressed={field.value === undefined}
            onClick={() => field.change(undefined)}
          >
            None
          </SideButton>
        )}
        {names.map((name) => (
          <SideButton
            key={name}
            aria-label={name.replaceAll('-', ' ')}
            title={name.replaceAll('-', ' ')}
            aria-pressed={field.value === name}
            onClick={() => field.change(name)}
          >
            <Glyph drawing={icons[name] ?? []} />
          </SideButton>
        ))}
      </Drawings>
    </FieldFrame>
  );
}

const Drawings = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(2.75rem, 1fr));
  gap: 0.25rem;
  max-height: 13rem;
  padding: 0.25rem;
  overflow-y: auto;
  border: 1px solid ${editorTheme.color.line};
  border-radius: ${editorTheme.radius};
  & > button {
    padding: 0.25rem;
    font-size: 0.8125rem;
  }
  & svg {
    width: 1.5rem;
    height: 1.5rem;
  }
`;

export const Switch = styled.input`
  appearance: none;
  position: relative;
  width: 3.5rem;
  height: 2rem;
  margin: 0;
  border: 2px solid ${editorTheme.color.edge};
  border-radius: 2rem;
  background: ${editorTheme.color.paper};
  cursor: pointer;
  &::before {
    content: '';
    position: absolute;
    top: 0.25rem;
    left: 0.25rem;
    width: 1.25rem;
    height: 1.25rem;
    border-radius: 50%;
    background: ${editorTheme.color.edge};
    transition: translate 0.15s;
  }
  &:checked {
    border-color: ${editorTheme.color.action};
    background: ${editorTheme.color.action};
  }
  &:checked::before {
    background: #fff;
    translate: 1.5rem 0;
  }
`;
