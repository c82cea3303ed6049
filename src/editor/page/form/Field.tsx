// One field with the control that fits it.

import styled from 'styled-components';
import { capital } from '../../../manifest/messages/phrases.ts';
import { placeName } from '../../../manifest/messages/place-name.ts';
import type { Pointer } from '../../../manifest/problem.ts';
import { valueAt } from '../../../manifest/text/values.ts';
import { EntryList } from '../lists/EntryList.tsx';
import { SharedValue } from '../lists/SharedValue.tsx';
import { TextList } from '../lists/TextList.tsx';
import { Hint, TextButton } from '../look/controls.ts';
import { editorTheme } from '../look/editor-theme.ts';
import { PictureField } from '../pictures/PictureField.tsx';
import { isInline } from '../schema/group-around.ts';
import { controlFor } from '../schema/kinds.ts';
import type { FormPiece } from '../schema/pieces.ts';
import { openValue, useEditor } from '../wire/store.ts';
import { writeAndSay } from '../wire/write.ts';
import { ChoiceField, IconField, SwitchField } from './ChoiceField.tsx';
import { fieldId } from './FieldFrame.tsx';
import { Form } from './Form.tsx';
import { LineField } from './LineField.tsx';
import { LinkField } from './LinkField.tsx';
import { MomentField } from './MomentField.tsx';
import { TextField } from './TextField.tsx';

interface Props {
  pointer: Pointer;
  piece: FormPiece;
}

export function Field({ pointer, piece }: Props) {
  const value = useEditor(({ state }) => valueAt(state?.manifest, pointer));
  const kind = controlFor(piece, value);
  switch (kind) {
    case 'fixed':
      return null;
    case 'reference':
      return <SharedValue pointer={pointer} piece={piece} name={String(value)} />;
    case 'entries':
      return <EntryList pointer={pointer} piece={piece} />;
    case 'texts':
      return <TextList pointer={pointer} piece={piece} />;
    case 'group':
      return <Group pointer={pointer} piece={piece} />;
    case 'switch':
      return <SwitchField pointer={pointer} piece={piece} />;
    case 'choice':
      return <ChoiceField pointer={pointer} piece={piece} />;
    case 'icon':
      return <IconField pointer={pointer} piece={piece} />;
    case 'link':
      return <LinkField pointer={pointer} piece={piece} />;
    case 'picture':
      return <PictureField pointer={pointer} piece={piece} />;
    case 'moment':
      return <MomentField pointer={pointer} piece={piece} />;
    case 'text':
      return <TextField pointer={pointer} piece={piece} />;
    default:
      return <LineField pointer={pointer} piece={piece} kind={kind} />;
  }
}

function Group({ pointer, piece }: Props) {
  const value = useEditor(({ state }) => valueAt(state?.manifest, pointer));
  const label = capital(piece.noun);
  if (!isInline(pointer, piece, value)) {
    return (
      <Part id={fieldId(pointer)} tabIndex={-1}>
        <TextButton onClick={() => openValue(pointer)}>{label} …</TextButton>
        <Hint>{piece.help}</Hint>
      </Part>
    );
  }
  const remove = () =>
    writeAndSay(
      [{ kind: 'unset', pointer }],
      `removed ${placeName(pointer, useEditor.getState().state?.manifest)}`,
    );
  return (
    <Part role="group" aria-label={label}>
      <h3>{label}</h3>
      {value === undefined ? null : <Form pointer={pointer} />}
      {!piece.required && value !== undefined && (
        <TextButton onClick={remove}>Remove the {piece.noun}</TextButton>
      )}
    </Part>
  );
}

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  justify-items: start;
  padding: 0.875rem;
  border: 1px solid ${editorTheme.color.line};
  border-radius: ${editorTheme.radius};
  & > * {
    width: 100%;
  }
  & > button {
    width: auto;
  }
  & h3 {
    font-size: 1.0625rem;
  }
`;
