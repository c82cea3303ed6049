// The rows of a list: an entry that opens, or a short text in a field of its own; each is moved, duplicated and removed.
import { ArrowDown, ArrowUp, Copy, GripVertical, Trash2 } from 'lucide';
import type { RefObject } from 'react';
import styled from 'styled-components';
import type { Pointer } from '../../../manifest/diagnostic.ts';
import { capital } from '../../../manifest/messages/phrases.ts';
import { asObject, valueAt } from '../../../manifest/text/values.ts';
import type { YamlValue } from '../../../manifest/yaml/write.ts';
import { Glyph } from '../../../ui/pictures/Icon.tsx';
import {
  childSchema,
  entryDetails,
  entryWords,
  type FieldSchema,
  sectionNoun,
} from '../../document/schema/pieces.ts';
import { isSamePointer } from '../../document/schema/pointers.ts';
import { ChoiceField } from '../form/ChoiceField.tsx';
import { ConflictNote, Writers } from '../form/ConflictNote.tsx';
import { TextField } from '../form/TextField.tsx';
import { fieldId } from '../form/use-field.ts';
import { fillForCurrentPage, useForms } from '../schema/use-forms.ts';
import { IconButton } from '../ui/controls.ts';
import { editorTheme } from '../ui/editor-theme.ts';
import { openValue, useEditor } from '../wire/store.ts';
import { writeAndReport } from '../wire/write.ts';
import { duplicateEntry, moveEntry, pasteCells, removeEntry } from './change-list.ts';
import { startDrag } from './drag-rows.ts';

interface RowProps {
  list: Pointer;
  piece: FieldSchema;
  at: number;
  count: number;
  entry: YamlValue;
  rows: RefObject<HTMLUListElement | null>;
}

/** An entry that opens, with what can be done with it. */
export function EntryRow(props: RowProps) {
  const { list, piece, at, count, entry, rows } = props;
  const forms = useForms();
  const { type, is_active } = asObject(entry);
  const kind = list.at(-1) === 'sections' ? sectionNoun(String(type), forms) : undefined;
  const place = [...list, at];
  const inside = childSchema(piece, place, forms);
  const name =
    fillForCurrentPage(entryWords(entry, inside, forms)) || `${capital(piece.noun)} ${at + 1}`;
  const details = entryDetails(entry, forms);
  const isDraft = useEditor(({ pendingValue }) => isSamePointer(pendingValue?.pointer, place));
  const mark = () => useEditor.setState({ marked: place });
  const move = (to: number) => to >= 0 && to < count && moveEntry(list, at, to, piece.noun);
  return (
    <Row onFocus={mark}>
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
        {details && <small>{details}</small>}
        {is_active === false && <em>Switched off</em>}
        {isDraft && <em>Not on the site yet</em>}
      </RowButton>
      <RowActions {...props} kind={kind} name={`“${name}”`} canDuplicate />
      <div>
        <Writers pointer={place} />
        <ConflictNote pointer={place} />
      </div>
    </Row>
  );
}

/** A short text, or a choice, with a field of its own. */
export function TextRow(props: RowProps) {
  const { list, piece, at } = props;
  const place = [...list, at];
  const forms = useForms();
  const entry = { ...childSchema(piece, place, forms), help: '' };
  const isCell = list.at(-2) === 'rows';
  const table = list.slice(0, isCell ? -2 : -1);
  const name = isCell
    ? String(valueAt(forms.manifest, [...table, 'columns', at]))
    : `${capital(piece.noun)} ${at + 1}`;
  const takeCells = (cells: string[][]) =>
    pasteCells(table, isCell ? Number(list.at(-1)) + 1 : 0, at, cells);
  const Control = entry.schema.enum ? ChoiceField : TextField;
  const addBehind = (texts: string[]) =>
    writeAndReport(
      texts.map((value, index) => ({ kind: 'insert', pointer: list, at: at + 1 + index, value })),
      `added ${texts.length} below ${name.toLowerCase()}`,
      `Each line is an entry of its own: ${texts.length} added.`,
    );
  return (
    <li>
      <Control
        pointer={place}
        piece={entry}
        label={name}
        addBehind={addBehind}
        takeCells={isCell || list.at(-1) === 'columns' ? takeCells : undefined}
      />
      {!isCell && <RowActions {...props} name={name} />}
    </li>
  );
}

interface ActionProps extends RowProps {
  name: string;
  kind?: string;
  canDuplicate?: boolean;
}

function RowActions({ list, piece, at, count, name, kind, canDuplicate }: ActionProps) {
  const move = (to: number) => () => moveEntry(list, at, to, piece.noun);
  return (
    <Actions>
      {kind && <small>{kind}</small>}
      <IconButton aria-label={`Move ${name} up`} disabled={at === 0} onClick={move(at - 1)}>
        <Glyph drawing={ArrowUp} />
      </IconButton>
      <IconButton
        aria-label={`Move ${name} down`}
        disabled={at === count - 1}
        onClick={move(at + 1)}
      >
        <Glyph drawing={ArrowDown} />
      </IconButton>
      {canDuplicate && (
        <IconButton
          aria-label={`Duplicate ${name}`}
          onClick={() => duplicateEntry(list, at, piece.noun)}
        >
          <Glyph drawing={Copy} />
        </IconButton>
      )}
      <IconButton aria-label={`Remove ${name}`} onClick={() => removeEntry(list, at, piece)}>
        <Glyph drawing={Trash2} />
      </IconButton>
    </Actions>
  );
}

const { color, radius } = editorTheme;

const Row = styled.li`
  display: grid;
  grid-template-columns: 2.75rem minmax(0, 1fr);
  align-items: center;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  &:hover {
    border-color: ${color.edge};
  }
  & > [data-handle] {
    grid-row: span 2;
    align-self: stretch;
    cursor: grab;
    touch-action: none;
  }
  & > div:last-child {
    grid-column: 1 / -1;
    padding-inline: 0.75rem;
  }
  &[data-dragged] {
    opacity: 0.5;
  }
  &[data-drop='before'] {
    box-shadow: 0 -4px ${color.action};
  }
  &[data-drop='after'] {
    box-shadow: 0 4px ${color.action};
  }
`;

const RowButton = styled.button`
  display: grid;
  min-height: 2.75rem;
  padding: 0.5rem 0.75rem 0.125rem 0;
  align-content: center;
  border: 0;
  border-radius: ${radius};
  background: none;
  text-align: start;
  cursor: pointer;
  & > span {
    font-weight: 600;
    line-height: 1.3;
    overflow: hidden;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }
  & > em {
    color: ${color.warn};
    font-size: 0.875rem;
    font-style: normal;
  }
  &:hover > span {
    color: ${color.action};
  }
`;

/** The actions of a row, below its name: over its end they would be pressed by mistake. */
const Actions = styled.div`
  display: flex;
  grid-column: 2;
  align-items: center;
  justify-content: end;
  & > small {
    flex: 1;
    color: ${color.soft};
    font-size: 0.875rem;
  }
  @media (hover: hover) {
    & > button {
      min-width: 2.25rem;
      min-height: 2.25rem;
    }
  }
`;
