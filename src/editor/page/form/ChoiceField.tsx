// Choices: one of a few, yes or no, and icons as drawings.

import styled from 'styled-components';
import { capital } from '../../../manifest/messages/phrases.ts';
import type { Pointer } from '../../../manifest/problem.ts';
import { Glyph } from '../../../ui/pictures/Icon.tsx';
import { Choice, SideButton } from '../look/controls.ts';
import { editorTheme } from '../look/editor-theme.ts';
import type { FormPiece } from '../schema/pieces.ts';
import { useEditor } from '../wire/store.ts';
import { FieldFrame, tied } from './FieldFrame.tsx';
import { useField } from './use-field.ts';

interface Props {
  pointer: Pointer;
  piece: FormPiece;
}

export function ChoiceField({ pointer, piece }: Props) {
  const field = useField(pointer);
  const { schema, required } = piece;
  const values: unknown[] = schema.enum ?? [];
  const value = field.value ?? schema.default;
  return (
    <FieldFrame pointer={pointer} piece={piece} field={field}>
      <Choice
        {...tied(pointer, field.fault)}
        value={value === undefined ? '' : String(value)}
        onChange={({ target }) => field.change(target.value === '' ? undefined : target.value)}
        onBlur={field.leave}
      >
        {!required && schema.default === undefined && <option value="">None</option>}
        {values.map((option) => (
          <option key={String(option)} value={String(option)}>
            {choiceWords(String(option))}
          </option>
        ))}
      </Choice>
    </FieldFrame>
  );
}

/** "No change" for no_change, "Moving Company" for MovingCompany. */
const choiceWords = (option: string) =>
  capital(option.replaceAll('_', ' ').replace(/(?<=[a-zA-Z])(?=[A-Z][a-z])/g, ' '));

export function SwitchField({ pointer, piece }: Props) {
  const field = useField(pointer);
  const value = field.value ?? piece.schema.default ?? false;
  return (
    <FieldFrame pointer={pointer} piece={piece} field={field}>
      <Switch
        {...tied(pointer, field.fault)}
        type="checkbox"
        role="switch"
        checked={value === true}
        onChange={({ target }) => field.change(target.checked)}
        onBlur={field.leave}
      />
    </FieldFrame>
  );
}

export function IconField({ pointer, piece }: Props) {
  const field = useField(pointer);
  const icons = useEditor(({ state }) => state?.icons) ?? {};
  const names: string[] = piece.schema.enum ?? [];
  return (
    <FieldFrame pointer={pointer} piece={piece} field={field} group>
      <Drawings tabIndex={-1} {...tied(pointer, field.fault)}>
        {!piece.required && (
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

const Switch = styled.input`
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
