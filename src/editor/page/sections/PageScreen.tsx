// The screen of the page in the frame: its sections in order, its search result, and every text.

import styled from 'styled-components';
import { capital } from '../../../manifest/messages/phrases.ts';
import type { Pointer } from '../../../manifest/problem.ts';
import { fields, valueAt } from '../../../manifest/text/values.ts';
import type { TextSpot } from '../../protocol.ts';
import { EntryList } from '../lists/EntryList.tsx';
import { ButtonRow, Hint, PressRows, SideButton, Stack } from '../look/controls.ts';
import { editorTheme } from '../look/editor-theme.ts';
import { select } from '../page/Stage.tsx';
import { pieceAt } from '../schema/pieces.ts';
import { summaryOf } from '../schema/places.ts';
import { useForms } from '../schema/use-forms.ts';
import { openValue, useEditor } from '../wire/store.ts';

export function PageScreen() {
  const spots = useEditor((store) => store.spots);
  const forms = useForms();
  const isUnknown = useEditor((store) => store.isUnknown);
  if (!spots && !isUnknown) return <Hint role="status">Loading …</Hint>;
  if (!spots) return <Hint>This page has nothing to edit. Choose another one above.</Hint>;
  const { pointer, town } = spots;
  const sections: Pointer = [...pointer, 'sections'];
  return (
    <Stack>
      <Hint>Press a text or a picture on the page to change it, or choose a section here.</Hint>
      {town && <TownNote town={town} page={pointer} />}
      <ButtonRow>
        <SideButton onClick={() => openValue([...pointer, 'seo'])}>Search result</SideButton>
        <SideButton onClick={() => openValue(pointer)}>Name and address</SideButton>
      </ButtonRow>
      <EntryList pointer={sections} piece={pieceAt(sections, forms)} />
      <Texts title="All texts of this page" spots={spots.texts} />
      <Texts title="Texts that every page shows" spots={spots.shared} />
    </Stack>
  );
}

/** A town's page is the page of all towns, filled with the texts of one. */
function TownNote({ town, page }: { town: Pointer; page: Pointer }) {
  const manifest = useEditor(({ state }) => state?.manifest);
  const service = String(fields(valueAt(manifest, page)).service);
  const name = summaryOf(fields(valueAt(manifest, town)).name);
  return (
    <>
      <Hint>The sections below are the same for every town. The texts of {name} are its own.</Hint>
      <SideButton onClick={() => openValue([...town, service])}>Texts of {name}</SideButton>
      <SideButton onClick={() => openValue(town)}>Facts about {name}</SideButton>
    </>
  );
}

function Texts({ title, spots }: { title: string; spots: TextSpot[] }) {
  const forms = useForms();
  const mark = (marked: Pointer) => useEditor.setState({ marked });
  return (
    <details>
      <summary>{title}</summary>
      <List>
        {spots.map((spot, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same text may be there twice
          <li key={index}>
            <button type="button" onFocus={() => mark(spot.pointer)} onClick={() => select(spot)}>
              <small>{capital(pieceAt(spot.pointer, forms).noun)}</small>
              <span dir="auto">{spot.value}</span>
            </button>
          </li>
        ))}
      </List>
    </details>
  );
}

/** Texts may be long: each is cut to one line, below its name. */
const List = styled(PressRows)`
  & button {
    padding: 0.5rem;
  }
  & small {
    color: ${editorTheme.color.soft};
  }
  & span {
    overflow: hidden;
    color: inherit;
    font-size: inherit;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
