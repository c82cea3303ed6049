// The screen of a group or a list: its form, and what can be done with the whole of it.
import { Trash2 } from 'lucide';
import type { Pointer } from '../../../manifest/diagnostic.ts';
import { asArray, asObject, valueAt } from '../../../manifest/text/values.ts';
import { Glyph } from '../../../ui/pictures/Icon.tsx';
import { controlFor } from '../../document/schema/kinds.ts';
import { fieldSchemaAt, labelOf } from '../../document/schema/pieces.ts';
import { Field, Form } from '../form/Form.tsx';
import { HintsAt } from '../form/OutdatedTexts.tsx';
import { Usage } from '../form/TextField.tsx';
import { addMissing, removeEntry } from '../lists/change-list.ts';
import { EntryList } from '../lists/EntryList.tsx';
import { PopularSwitch, SizeElsewhere } from '../lists/SizeElsewhere.tsx';
import { useForms } from '../schema/use-forms.ts';
import { PageAddress } from '../site/PageAddress.tsx';
import { BadButton, ButtonRow, Hint, MainButton, SideButton, Stack } from '../ui/controls.ts';
import { closeScreen, openScreen, useEditor } from '../wire/store.ts';
import { writeAndReport } from '../wire/write.ts';

export function ValueScreen({ pointer }: { pointer: Pointer }) {
  const forms = useForms();
  const piece = fieldSchemaAt(pointer, forms);
  const value = valueAt(forms.manifest, pointer);
  const kind = controlFor(piece, value);
  const isPage = pointer.length === 2 && pointer[0] === 'pages';
  const isSize = pointer.length === 3 && pointer[0] === 'size_lists';
  if (kind !== 'entries' && value === undefined && typeof pointer.at(-1) === 'number') {
    return (
      <Stack>
        <p>This is not there any more.</p>
        <MainButton onClick={closeScreen}>Back to the list</MainButton>
      </Stack>
    );
  }
  if (kind !== 'entries' && kind !== 'group') return <Field pointer={pointer} piece={piece} />;
  return (
    <Stack>
      <Hint>{piece.help}</Hint>
      {kind === 'entries' ? (
        <EntryList pointer={pointer} piece={piece} bare />
      ) : value === undefined ? (
        <MainButton onClick={() => addMissing(pointer, piece)}>
          Add {labelOf(piece).toLowerCase()}
        </MainButton>
      ) : (
        <>
          <Usage pointer={pointer} />
          {isPage && <PageAddress pointer={pointer} />}
          <HintsAt pointer={pointer} />
          {isSize && <PopularSwitch pointer={pointer} />}
          <Form pointer={pointer} without={isPage ? ['sections', 'path'] : []} />
          {isSize && <SizeElsewhere pointer={pointer} />}
          <Footer pointer={pointer} type={asObject(value).type} />
        </>
      )}
    </Stack>
  );
}

/** What can be done with the whole of an entry. */
function Footer({ pointer, type }: { pointer: Pointer; type: unknown }) {
  const forms = useForms();
  const list = pointer.slice(0, -1);
  const at = pointer.at(-1);
  const piece = fieldSchemaAt(list, forms);
  const remove = async () => {
    if (typeof at === 'number' && (await removeEntry(list, at, piece))) closeScreen();
  };
  const isPage = pointer[0] === 'pages' && pointer.length === 2;
  return (
    <ButtonRow>
      {list.at(-1) === 'sections' && <AddBeside list={list} at={Number(at)} />}
      {typeof at === 'number' && !isPage && (
        <BadButton onClick={remove}>
          <Glyph drawing={Trash2} /> Remove this {type === undefined ? piece.noun : 'section'}
        </BadButton>
      )}
      {pointer[0] === 'towns' && pointer.length === 3 && <RemoveService pointer={pointer} />}
    </ButtonRow>
  );
}

/** A town without texts for a service has no page for it. */
function RemoveService({ pointer }: { pointer: Pointer }) {
  const manifest = useEditor(({ state }) => state?.manifest);
  const town = asObject(valueAt(manifest, pointer.slice(0, -1)));
  const service = asArray(asObject(manifest).services)
    .map(asObject)
    .find(({ id }) => id === pointer.at(-1));
  if (!service) return null;
  const name = `${town.name}: ${service.label}`;
  const remove = async () => {
    const isDone = await writeAndReport([{ kind: 'unset', pointer }], `removed the page ${name}`);
    if (isDone) closeScreen();
  };
  return (
    <BadButton onClick={remove}>
      <Glyph drawing={Trash2} /> Remove the page “{name}”
    </BadButton>
  );
}

/** A page begins with its top. */
function AddBeside({ list, at }: { list: Pointer; at: number }) {
  const add = (place: number) => () => openScreen({ kind: 'new-section', list, at: place });
  return (
    <>
      {at > 0 && <SideButton onClick={add(at)}>Add a section above</SideButton>}
      <SideButton onClick={add(at + 1)}>Add a section below</SideButton>
    </>
  );
}
