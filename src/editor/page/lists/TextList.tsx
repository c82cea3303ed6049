// A list of short texts, each in a field of its own.

import { ArrowDown, ArrowUp, Trash2 } from 'lucide';
import { capital } from '../../../manifest/messages/phrases.ts';
import type { Pointer } from '../../../manifest/problem.ts';
import { valueAt } from '../../../manifest/text/values.ts';
import { Glyph } from '../../../ui/pictures/Icon.tsx';
import { withArticle } from '../../document/compare/wording.ts';
import { ChoiceField } from '../form/ChoiceField.tsx';
import { fieldId } from '../form/FieldFrame.tsx';
import { TextField } from '../form/TextField.tsx';
import { Hint, IconButton } from '../look/controls.ts';
import { type FormPiece, labelOf, stepInto } from '../schema/pieces.ts';
import { useForms } from '../schema/use-forms.ts';
import { useEditor } from '../wire/store.ts';
import { AddButton } from './AddButton.tsx';
import { addNewEntry, moveEntry, removeEntry } from './change-list.ts';
import { Actions, ListBox } from './rows.ts';

export function TextList({ pointer, piece }: { pointer: Pointer; piece: FormPiece }) {
  const value = useEditor(({ state }) => valueAt(state?.manifest, pointer));
  const forms = useForms();
  const count = Array.isArray(value) ? value.length : 0;
  return (
    <ListBox role="group" aria-label={labelOf(piece)} id={fieldId(pointer)} tabIndex={-1}>
      <h3>{labelOf(piece)}</h3>
      {piece.help && <Hint>{piece.help}</Hint>}
      {Array.from({ length: count }, (_none, at) => {
        const place = [...pointer, at];
        const entry = { ...stepInto(piece, place, forms), help: '' };
        const name = `${capital(piece.noun)} ${at + 1}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: texts have no other identity
          <div key={at}>
            {entry.schema.enum ? (
              <ChoiceField pointer={place} piece={{ ...entry, noun: name }} />
            ) : (
              <TextField pointer={place} piece={entry} label={name} />
            )}
            <Actions>
              <IconButton
                aria-label={`Move ${name} up`}
                disabled={at === 0}
                onClick={() => moveEntry(pointer, at, at - 1, piece.noun)}
              >
                <Glyph drawing={ArrowUp} />
              </IconButton>
              <IconButton
                aria-label={`Move ${name} down`}
                disabled={at === count - 1}
                onClick={() => moveEntry(pointer, at, at + 1, piece.noun)}
              >
                <Glyph drawing={ArrowDown} />
              </IconButton>
              <IconButton
                aria-label={`Remove ${name}`}
                onClick={() => removeEntry(pointer, at, piece)}
              >
                <Glyph drawing={Trash2} />
              </IconButton>
            </Actions>
          </div>
        );
      })}
      <AddButton
        list={pointer}
        piece={piece}
        count={count}
        add={() => addNewEntry(pointer, piece)}
      >{`Add ${withArticle(piece.noun)}`}</AddButton>
    </ListBox>
  );
}
