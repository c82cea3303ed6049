// The form of a group, made from the schema: a control for each key, and buttons for those that may be added.

import { useState } from 'react';
import { capital } from '../../../manifest/messages/phrases.ts';
import type { Pointer } from '../../../manifest/problem.ts';
import { fields, valueAt } from '../../../manifest/text/values.ts';
import { ButtonRow, SideButton, Stack } from '../look/controls.ts';
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
import { addMissing } from './add-missing.ts';
import { Field } from './Field.tsx';
import { TypedResult } from './TypedResult.tsx';

interface Props {
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

export function Form({ pointer, without = [] }: Props) {
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
