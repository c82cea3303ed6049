// The form of a group, made from the schema: a control for each key, and buttons for those that may be added.
import { type ComponentType, useState } from 'react';
import type { Pointer } from '../../../manifest/diagnostic.ts';
import { placeLabel } from '../../../manifest/messages/place-name.ts';
import { asObject, valueAt } from '../../../manifest/text/values.ts';
import { SearchResult } from '../../../ui/drawings/SearchResult.tsx';
import { type ControlKind, controlFor } from '../../document/schema/kinds.ts';
import {
  childSchema,
  type FieldSchema,
  fieldSchemaAt,
  isInline,
  keysOf,
  labelOf,
} from '../../document/schema/pieces.ts';
import { addMissing } from '../lists/change-list.ts';
import { EntryList } from '../lists/EntryList.tsx';
import { SharedValue } from '../lists/SharedValue.tsx';
import { FocusField } from '../pictures/FocusField.tsx';
import { PictureField } from '../pictures/Pictures.tsx';
import { fillForCurrentPage, useForms } from '../schema/use-forms.ts';
import { Box, ButtonRow, Hint, SideButton, Stack, TextButton } from '../ui/controls.ts';
import { More } from '../ui/More.tsx';
import { openValue, useEditor } from '../wire/store.ts';
import { writeAndReport } from '../wire/write.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { LinkField } from './LinkField.tsx';
import { TextField } from './TextField.tsx';
import { type FieldProps, fieldId } from './use-field.ts';
import { IconField, LineField, MomentField, SwitchField } from './ValueFields.tsx';

interface Props {
  pointer: Pointer;
  /** Keys that have a screen of their own. */
  without?: readonly string[];
}

interface Entry {
  key: string;
  pointer: Pointer;
  piece: FieldSchema;
}

export function Form({ pointer, without = [] }: Props) {
  const forms = useForms();
  const [opened, setOpened] = useState<string[]>([]);
  const around = fieldSchemaAt(pointer, forms);
  const value = asObject(valueAt(forms.manifest, pointer));
  const entries = keysOf(around, pointer, forms)
    .filter((key) => !without.includes(key))
    .map((key): Entry => {
      const inside = [...pointer, key];
      return { key, pointer: inside, piece: childSchema(around, inside, forms) };
    });
  const isShown = ({ key, piece }: Entry) =>
    value[key] !== undefined ||
    opened.includes(key) ||
    (!piece.own.advanced && isAlwaysShown(piece));
  const add = async ({ key, pointer, piece }: Entry) => {
    setOpened([...opened, key]);
    await addMissing(pointer, piece);
  };
  const rows = (all: Entry[]) => {
    const missing = all.filter((entry) => !isShown(entry));
    return (
      <>
        {all.filter(isShown).map(({ key, ...entry }) => (
          <Field key={key} {...entry} />
        ))}
        {missing.length > 0 && (
          <ButtonRow role="group" aria-label="Can be added">
            {missing.map((entry) => (
              <SideButton key={entry.key} onClick={() => add(entry)}>
                + {labelOf(entry.piece)}
              </SideButton>
            ))}
          </ButtonRow>
        )}
      </>
    );
  };
  const rare = entries.filter(({ piece }) => piece.own.advanced);
  return (
    <Stack>
      {around.file.endsWith('seo.schema.json') && <TypedResult pointer={pointer} />}
      {rows(entries.filter((entry) => !rare.includes(entry)))}
      {rare.length > 0 && <More>{rows(rare)}</More>}
    </Stack>
  );
}

/** Choices, switches and focal points have a value even when the file does not say it. */
const isAlwaysShown = (piece: FieldSchema) =>
  piece.required || ['choice', 'switch', 'focus'].includes(controlFor(piece, undefined));

/** The drawing of the page's result in a search engine, which follows the typing. */
function TypedResult({ pointer }: { pointer: Pointer }) {
  const { state, path: shown } = useEditor();
  const { meta_title = '', meta_description = '' } = asObject(valueAt(state?.manifest, pointer));
  const { path = shown } = asObject(valueAt(state?.manifest, pointer.slice(0, -1)));
  return (
    <SearchResult
      origin={String(asObject(asObject(state?.manifest).site).origin ?? '')}
      path={fillForCurrentPage(String(path))}
      title={fillForCurrentPage(String(meta_title))}
      description={fillForCurrentPage(String(meta_description))}
    />
  );
}

const CONTROLS: Partial<Record<ControlKind, ComponentType<FieldProps>>> = {
  fixed: () => null,
  reference: SharedValue,
  entries: EntryList,
  texts: EntryList,
  group: Group,
  switch: SwitchField,
  choice: ChoiceField,
  icon: IconField,
  link: LinkField,
  picture: PictureField,
  focus: FocusField,
  moment: MomentField,
  text: TextField,
};

/** One field with the control that fits it. */
export function Field(props: FieldProps) {
  const value = useEditor(({ state }) => valueAt(state?.manifest, props.pointer));
  const kind = controlFor(props.piece, value);
  const Control = CONTROLS[kind];
  return Control ? <Control {...props} /> : <LineField {...props} kind={kind} />;
}

function Group({ pointer, piece }: FieldProps) {
  const value = useEditor(({ state }) => valueAt(state?.manifest, pointer));
  const label = labelOf(piece);
  if (!isInline(pointer, piece, value)) {
    return (
      <Box id={fieldId(pointer)} tabIndex={-1}>
        <TextButton onClick={() => openValue(pointer)}>{label} …</TextButton>
        <Hint>{piece.help}</Hint>
      </Box>
    );
  }
  const remove = () =>
    writeAndReport(
      [{ kind: 'unset', pointer }],
      `removed ${placeLabel(pointer, useEditor.getState().state?.manifest)}`,
    );
  return (
    <Box role="group" aria-label={label}>
      <h3>{label}</h3>
      {value !== undefined && (
        <>
          <Form pointer={pointer} />
          {!piece.required && <TextButton onClick={remove}>Remove “{label}”</TextButton>}
        </>
      )}
    </Box>
  );
}
