// The form of a group, made from the schema: a field for each key, with the control that fits it, and buttons for those that may be added.
import { useState } from 'react';
import styled from 'styled-components';
import { capital } from '../../../manifest/messages/phrases.ts';
import { placeName } from '../../../manifest/messages/place-name.ts';
import type { Pointer } from '../../../manifest/problem.ts';
import { fields, valueAt } from '../../../manifest/text/values.ts';
import { EntryList } from '../lists/EntryList.tsx';
import { SharedValue } from '../lists/SharedValue.tsx';
import { TextList } from '../lists/TextList.tsx';
import { ButtonRow, Hint, SideButton, Stack, TextButton } from '../look/controls.ts';
import { editorTheme } from '../look/editor-theme.ts';
import { PictureField } from '../pictures/PictureField.tsx';
import { isInline } from '../schema/group-around.ts';
import { controlFor } from '../schema/kinds.ts';
import {
  type FormPiece,
  type Forms,
  keysOf,
  labelOf,
  pieceAt,
  stepInto,
} from '../schema/pieces.ts';
import { useForms } from '../schema/use-forms.ts';
import { openValue, useEditor } from '../wire/store.ts';
import { writeAndSay } from '../wire/write.ts';
import { addMissing } from './add-missing.ts';
import { ChoiceField, IconField, SwitchField } from './ChoiceField.tsx';
import { fieldId } from './FieldFrame.tsx';
import { LineField } from './LineField.tsx';
import { LinkField } from './LinkField.tsx';
import { MomentField } from './MomentField.tsx';
import { TextField } from './TextField.tsx';
import { TypedResult } from './TypedResult.tsx';

interface FormProps {
  pointer: Pointer;
  /** Keys that have a screen of their own. */
  without?: readonly string[];
}

interface Entry {
  key: string;
  pointer: Pointer;
  piece: FormPiece;
}

/** Keys that few people need; they come last. */
const RARE = [
  'id',
  'only_with',
  'display_order',
  'canonical_url',
  'robots',
  'page_type',
  'keywords',
  'service',
  'location',
  'load_delay_ms',
  'slug',
];

export function Form({ pointer, without = [] }: FormProps) {
  const forms = useForms();
  const [opened, setOpened] = useState<string[]>([]);
  const around = pieceAt(pointer, forms);
  const value = fields(valueAt(forms.manifest, pointer));
  const entries = keysOf(around, pointer, forms)
    .filter((key) => !without.includes(key))
    .map((key) => entryOf(key, pointer, around, forms));
  const isShown = ({ key, piece }: Entry) =>
    value[key] !== undefined || opened.includes(key) || isAlways(piece);
  const [common, rare] = [entries.filter((entry) => !isRare(entry)), entries.filter(isRare)];
  const add = async (entry: Entry) => {
    setOpened([...opened, entry.key]);
    await addMissing(entry.pointer, entry.piece);
  };
  const isSearch = around.file.endsWith('seo.schema.json');
  const addable = common.filter((entry) => !isShown(entry));
  const written = rare.filter(({ key }) => value[key] !== undefined || opened.includes(key));
  const unwritten = rare.filter((entry) => !written.includes(entry));
  return (
    <Stack>
      {isSearch && <TypedResult pointer={pointer} />}
      {common.filter(isShown).map(({ key, ...entry }) => (
        <Field key={key} {...entry} />
      ))}
      <AddRow title="Can be added" entries={addable} add={add} />
      {rare.length > 0 && (
        <details>
          <summary>More settings</summary>
          <Stack style={{ paddingTop: '1rem' }}>
            {written.map(({ key, ...entry }) => (
              <Field key={key} {...entry} />
            ))}
            <AddRow title="Can be added" entries={unwritten} add={add} />
          </Stack>
        </details>
      )}
    </Stack>
  );
}

const entryOf = (key: string, pointer: Pointer, around: FormPiece, forms: Forms): Entry => {
  const inside = [...pointer, key];
  return { key, pointer: inside, piece: stepInto(around, inside, forms) };
};

const isRare = ({ key, piece }: Entry) =>
  RARE.includes(key) && !(key === 'service' && piece.required);

/** Choices and switches have a value even when the file does not say it. */
function isAlways(piece: FormPiece): boolean {
  const kind = controlFor(piece, undefined);
  return piece.required || ['choice', 'switch'].includes(kind);
}

function AddRow({
  title,
  entries,
  add,
}: {
  title: string;
  entries: Entry[];
  add: (entry: Entry) => unknown;
}) {
  if (entries.length === 0) return null;
  return (
    <ButtonRow role="group" aria-label={title}>
      {entries.map((entry) => (
        <SideButton key={entry.key} onClick={() => add(entry)}>
          + {capital(labelOf(entry.piece))}
        </SideButton>
      ))}
    </ButtonRow>
  );
}

interface FieldProps {
  pointer: Pointer;
  piece: FormPiece;
}

/** One field with the control that fits it. */
export function Field({ pointer, piece }: FieldProps) {
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

function Group({ pointer, piece }: FieldProps) {
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
