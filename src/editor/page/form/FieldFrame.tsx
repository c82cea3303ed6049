// The frame of every field: its label, the description, where it shows, and why a value was not written.
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { labelOf } from '../../document/schema/pieces.ts';
import { ErrorText, Hint } from '../ui/controls.ts';
import { editorTheme } from '../ui/editor-theme.ts';
import { pendingValueError } from '../wire/pending-value.ts';
import { useEditor } from '../wire/store.ts';
import { ConflictNote, Writers } from './ConflictNote.tsx';
import { HintsAt, OutdatedBy } from './OutdatedTexts.tsx';
import { type FieldProps, fieldId } from './use-field.ts';

interface Props extends FieldProps {
  /** Why the typed value was not written. */
  error?: string;
  help?: string;
  /** Set for a group of controls, which has no single one to label. */
  group?: boolean;
  optional?: boolean;
  children: ReactNode;
}

export function FieldFrame({
  pointer,
  piece,
  error,
  label = labelOf(piece),
  help = piece.help,
  group,
  optional,
  children,
}: Props) {
  const id = fieldId(pointer);
  // A new entry may need what others go without.
  const isNeeded = useEditor(({ pendingValue }) => pendingValueError(pendingValue, pointer));
  return (
    <Frame role={group ? 'group' : undefined} aria-labelledby={group ? `${id}:label` : undefined}>
      <LabelRow>
        <Label as={group ? 'p' : 'label'} htmlFor={group ? undefined : id} id={`${id}:label`}>
          {label}
          {optional && !isNeeded && <small> (optional)</small>}
        </Label>
        <Writers pointer={pointer} />
      </LabelRow>
      {addsToLabel(help) && <Hint id={`${id}:about`}>{help}</Hint>}
      <div aria-live="polite" id={`${id}:error`}>
        {error && (
          <ErrorText>{withoutHint(error, piece.description)} It is not saved yet.</ErrorText>
        )}
      </div>
      <HintsAt pointer={pointer} />
      {children}
      <ConflictNote pointer={pointer} />
      <OutdatedBy pointer={pointer} />
    </Frame>
  );
}

/** Whether the help text adds to the label: up to three words only repeat it. */
export const addsToLabel = (help: string) => help.split(' ').length > 3;

/** The check's hint is often the description, which is above the field already. */
const withoutHint = (error: string, description: string) =>
  description ? error.replaceAll(description, '').trim() : error;

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.375rem;
  /* Chips are for the field that somebody is writing in. They go late: a button below is still where it was pressed. */
  & [data-when-writing] {
    transition: display 0.3s allow-discrete !important;
  }
  &:not(:focus-within) [data-when-writing] {
    display: none;
  }
  & > div:empty {
    display: none;
  }
`;

const LabelRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: baseline;
  & small {
    color: ${editorTheme.color.soft};
    font-weight: 400;
  }
`;

const Label = styled.label`
  font-weight: 700;
`;
