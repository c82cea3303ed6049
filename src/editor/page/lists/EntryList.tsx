// A list: entries that open, or short texts in fields of their own; add, duplicate, move and remove.
import { Plus } from 'lucide';
import { useRef } from 'react';
import styled from 'styled-components';
import { asArray, valueAt } from '../../../manifest/text/values.ts';
import type { YamlValue } from '../../../manifest/yaml/write.ts';
import { Glyph } from '../../../ui/pictures/Icon.tsx';
import { align, ENTRY_SIGNS } from '../../document/compare/differences.ts';
import { withArticle } from '../../document/compare/wording.ts';
import { controlFor } from '../../document/schema/kinds.ts';
import { childSchema, labelOf } from '../../document/schema/pieces.ts';
import { addsToLabel } from '../form/FieldFrame.tsx';
import { OutdatedBy } from '../form/OutdatedTexts.tsx';
import { type FieldProps, fieldId } from '../form/use-field.ts';
import { countPagesShowing, usageWords } from '../schema/usage.ts';
import { useForms } from '../schema/use-forms.ts';
import { Hint, SideButton, Stack } from '../ui/controls.ts';
import { openScreen, useEditor } from '../wire/store.ts';
import { addNewEntry, listFullMessage } from './change-list.ts';
import { EntryRow, TextRow } from './EntryRows.tsx';

/** `bare` hides the heading, on a screen that has it already. */
export function EntryList({ pointer, piece, ...props }: FieldProps & { bare?: boolean }) {
  const forms = useForms();
  const used = useEditor(({ state }) => countPagesShowing(pointer, state?.manifest));
  const rows = useRef<HTMLUListElement>(null);
  const entries = asArray(valueAt(forms.manifest, pointer)) as YamlValue[];
  const keys = useEntryKeys(entries);
  const count = entries.length;
  const isSections = pointer.at(-1) === 'sections';
  // The columns of a table say how many cells a row has.
  const isRow = pointer.at(-2) === 'rows';
  const bare = props.bare || isRow;
  const add = () => {
    if (isSections) openScreen({ kind: 'new-section', list: pointer, at: count });
    else if (pointer.join('/') === 'towns') openScreen({ kind: 'new-town' });
    else void addNewEntry(pointer, piece);
  };
  const full = listFullMessage(piece, childSchema(piece, [...pointer, count], forms), count);
  const Entry = controlFor(piece, entries) === 'texts' ? TextRow : EntryRow;
  return (
    <ListBox role="group" aria-label={labelOf(piece)} id={fieldId(pointer)} tabIndex={-1}>
      {!bare && <h3>{labelOf(piece)}</h3>}
      {!bare && addsToLabel(piece.help) && <Hint>{piece.help}</Hint>}
      {piece.name && used !== 1 && used !== undefined && (
        <Hint>This list is shared. {usageWords(used)}: a change here changes all of them.</Hint>
      )}
      <Rows ref={rows}>
        {entries.map((entry, at) => (
          <Entry
            key={keys[at]}
            list={pointer}
            piece={piece}
            at={at}
            count={count}
            entry={entry}
            rows={rows}
          />
        ))}
      </Rows>
      <OutdatedBy pointer={pointer} />
      {isRow ? null : full ? (
        <Hint>{full}</Hint>
      ) : (
        <SideButton onClick={add}>
          <Glyph drawing={Plus} /> Add {withArticle(isSections ? 'section' : piece.noun)}
        </SideButton>
      )}
    </ListBox>
  );
}

/** Keys that stay with their entries when others come, go or move: the field that somebody types in keeps its words. */
function useEntryKeys(entries: YamlValue[]): number[] {
  const known = useRef({ entries, keys: [...entries.keys()], next: entries.length });
  const { current } = known;
  if (current.entries !== entries) {
    const { pairs } = align(current.entries, entries, ENTRY_SIGNS);
    const keyOfEntry = new Map(pairs.map(([from, to]) => [to, current.keys[from]]));
    current.keys = entries.map((_, at) => keyOfEntry.get(at) ?? current.next++);
    current.entries = entries;
  }
  return current.keys;
}

const ListBox = styled(Stack)`
  gap: 0.625rem;
`;

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.375rem;
`;
