// A list of entries: open, add, duplicate, move and remove, by pointer and by keyboard.

import { ArrowDown, ArrowUp, Copy, GripVertical, Trash2 } from 'lucide';
import { useRef } from 'react';
import { capital } from '../../../manifest/messages/phrases.ts';
import type { Pointer } from '../../../manifest/problem.ts';
import { fields, listOf, valueAt } from '../../../manifest/text/values.ts';
import type { YamlValue } from '../../../manifest/yaml/write.ts';
import { Glyph } from '../../../ui/pictures/Icon.tsx';
import { withArticle } from '../../document/compare/wording.ts';
import { useFilled } from '../form/Counter.tsx';
import { fieldId } from '../form/FieldFrame.tsx';
import { Hint, IconButton } from '../look/controls.ts';
import { type FormPiece, labelOf, sectionNoun } from '../schema/pieces.ts';
import { samePlace, summaryOf } from '../schema/places.ts';
import { usageWords, usedOn } from '../schema/usage.ts';
import { useForms } from '../schema/use-forms.ts';
import { openScreen, openValue, useEditor } from '../wire/store.ts';
import { AddButton } from './AddButton.tsx';
import { addNewEntry, duplicateEntry, moveEntry, removeEntry } from './change-list.ts';
import { startDrag } from './drag.ts';
import { Actions, ListBox, Row, RowButton, Rows } from './rows.ts';

interface Props {
  pointer: Pointer;
  piece: FormPiece;
  /** Hides the heading, on a screen that has it already. */
  bare?: boolean;
}

export function EntryList({ pointer, piece, bare }: Props) {
  const value = useEditor(({ state }) => valueAt(state?.manifest, pointer));
  const used = useEditor(({ state }) => usedOn(pointer, state?.manifest));
  const rows = useRef<HTMLUListElement>(null);
  const entries = listOf(value) as YamlValue[];
  const isSections = pointer.at(-1) === 'sections';
  const add = () => {
    if (isSections) openScreen({ kind: 'new-section', list: pointer, at: entries.length });
    else if (pointer.join('/') === 'towns') openScreen({ kind: 'new-town' });
    else void addNewEntry(pointer, piece);
  };
  const shared = ['faqs', 'button_sets', 'size_lists'].includes(String(pointer[0]));
  return (
    <ListBox role="group" aria-label={labelOf(piece)} id={fieldId(pointer)} tabIndex={-1}>
      {!bare && <h3>{labelOf(piece)}</h3>}
      {!bare && piece.help && <Hint>{piece.help}</Hint>}
      {shared && used !== 1 && used !== undefined && (
        <Hint>This list is shared. {usageWords(used)}: a change here changes all of them.</Hint>
      )}
      <Rows ref={rows}>
        {entries.map((entry, at) => (
          <EntryRow
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other identity
            key={at}
            list={pointer}
            piece={piece}
            at={at}
            count={entries.length}
            entry={entry}
            rows={rows}
          />
        ))}
      </Rows>
      <AddButton list={pointer} piece={piece} count={entries.length} add={add}>
        {isSections ? 'Add a section' : `Add ${withArticle(piece.noun)}`}
      </AddButton>
    </ListBox>
  );
}

const glance = (glanced?: Pointer) => useEditor.setState({ glanced });

interface RowProps {
  list: Pointer;
  piece: FormPiece;
  at: number;
  count: number;
  entry: YamlValue;
  rows: { current: HTMLUListElement | null };
}

function EntryRow({ list, piece, at, count, entry, rows }: RowProps) {
  const forms = useForms();
  const { type, is_active } = fields(entry);
  const kind = list.at(-1) === 'sections' ? sectionNoun(String(type), forms) : undefined;
  const words = useFilled();
  const name = words(summaryOf(entry)) || `${capital(piece.noun)} ${at + 1}`;
  const place = [...list, at];
  const isDraft = useEditor(({ draft }) => samePlace(draft?.pointer, place));
  const mark = () => useEditor.setState({ marked: place });
  const move = (to: number) => to >= 0 && to < count && moveEntry(list, at, to, piece.noun);
  return (
    <Row onPointerEnter={() => glance(place)} onPointerLeave={() => glance()} onFocus={mark}>
      <IconButton
        data-handle
        aria-label={`Move “${name}”: drag, or use the arrow keys`}
        onPointerDown={(event) => rows.current && startDrag(event, rows.current, at, move)}
        onKeyDown={({ key }) =>
          key === 'ArrowUp' ? move(at - 1) : key === 'ArrowDown' && move(at + 1)
        }
      >
        <Glyph drawing={GripVertical} />
      </IconButton>
      <RowButton
        type="button"
        onClick={() => openValue(place)}
        id={fieldId(place)}
        aria-label={kind ? `${kind}: ${name}` : undefined}
      >
        <span dir="auto">{name}</span>
        {is_active === false && <em>Switched off</em>}
        {isDraft && <em>Not on the site yet</em>}
      </RowButton>
      <Actions>
        <small>{kind}</small>
        <IconButton
          aria-label={`Move “${name}” up`}
          disabled={at === 0}
          onClick={() => move(at - 1)}
        >
          <Glyph drawing={ArrowUp} />
        </IconButton>
        <IconButton
          aria-label={`Move “${name}” down`}
          disabled={at === count - 1}
          onClick={() => move(at + 1)}
        >
          <Glyph drawing={ArrowDown} />
        </IconButton>
        <IconButton
          aria-label={`Duplicate “${name}”`}
          onClick={() => duplicateEntry(list, at, piece.noun)}
        >
          <Glyph drawing={Copy} />
        </IconButton>
        <IconButton aria-label={`Remove “${name}”`} onClick={() => removeEntry(list, at, piece)}>
          <Glyph drawing={Trash2} />
        </IconButton>
      </Actions>
    </Row>
  );
}
