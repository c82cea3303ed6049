// Everything that is said of a size away from its entry: its mark as the popular one, its uses here and in towns, its row of the table.
import type { Pointer } from '../../../manifest/diagnostic.ts';
import { asArray, asObject, valueAt } from '../../../manifest/text/values.ts';
import { fieldSchemaAt } from '../../document/schema/pieces.ts';
import {
  findSizeEntry,
  isSamePointer,
  keyOf,
  leavesOf,
  referredPlace,
} from '../../document/schema/pointers.ts';
import { Field, Form } from '../form/Form.tsx';
import { fieldId } from '../form/use-field.ts';
import { Switch } from '../form/ValueFields.tsx';
import { useForms } from '../schema/use-forms.ts';
import { Box, Hint, SideButton } from '../ui/controls.ts';
import { openValue, useEditor } from '../wire/store.ts';
import { setTo, writeAndReport } from '../wire/write.ts';

export function SizeElsewhere({ pointer }: { pointer: Pointer }) {
  const { manifest } = useForms();
  const places = leavesOf(manifest)
    .map(([place]) => place)
    .filter(
      (place) =>
        place[0] !== 'size_lists' && isSamePointer(findSizeEntry(place, manifest), pointer),
    );
  const town = useEditor(({ spots }) => spots?.town);
  const texts = places.filter((place) => place[0] !== 'container_specs');
  const isHere = (place: Pointer) => place[0] !== 'towns' || place[1] === town?.[1];
  const rows = new Set(
    places.flatMap(([part, at]) => (part === 'container_specs' ? Number(at) : [])),
  );
  return (
    <>
      {texts.filter(isHere).map((place) => (
        <SizeTextField key={keyOf(place)} place={place} />
      ))}
      {[...rows].map((at) => (
        <Box key={at} role="group" aria-label="In the table of sizes">
          <h3>In the table of sizes</h3>
          <Form pointer={['container_specs', at]} without={['size']} />
        </Box>
      ))}
      {texts
        .filter((place) => !isHere(place))
        .map((place) => (
          <SideButton key={keyOf(place)} onClick={() => openValue(place.slice(0, -1), place)}>
            {`${townName(place, manifest)} says: “${valueAt(manifest, place)}”`}
          </SideButton>
        ))}
    </>
  );
}

const townName = ([, at]: Pointer, manifest: unknown) =>
  String(asObject(valueAt(manifest, ['towns', Number(at)])).name);

/** A text about the size, with the name of the town whose page has it. */
function SizeTextField({ place }: { place: Pointer }) {
  const forms = useForms();
  const where = place[0] === 'towns' ? `in ${townName(place, forms.manifest)}` : 'on its page';
  return (
    <Field
      pointer={place}
      piece={fieldSchemaAt(place, forms)}
      label={`What it is good for ${where}`}
    />
  );
}

/** Marks the size as the popular one on the page in the frame: one there has the mark at most. It stands first in the screen. */
export function PopularSwitch({ pointer }: { pointer: Pointer }) {
  const forms = useForms();
  const { manifest } = forms;
  const spots = useEditor((store) => store.spots);
  const section = spots?.sections.find(
    (place) => asObject(valueAt(manifest, place)).items === pointer.slice(0, 2).join('.'),
  );
  if (!section) return <Hint>Open a page with these sizes to mark the most popular one.</Hint>;
  const own = [...section, 'popular'];
  const [, name] = /^\{([\w.]+)\}$/.exec(String(valueAt(manifest, own) ?? '')) ?? [];
  const place = (name && referredPlace(name, spots?.town)) || own;
  const { id, size_label } = asObject(valueAt(manifest, pointer));
  // A section that names no popular size shows the marks of the table of sizes.
  const hasOwn = fieldSchemaAt(section, forms).schema.properties?.popular !== undefined;
  const rows = asArray(asObject(manifest).container_specs).map(asObject);
  const isPopular = hasOwn
    ? valueAt(manifest, place) === id
    : rows.some(({ size, popular }) => size === size_label && popular);
  const inTable = rows.flatMap(({ size, popular }, at) => {
    const marked = size === size_label && !isPopular;
    return Boolean(popular) === marked ? [] : [setTo(['container_specs', at, 'popular'], marked)];
  });
  const switchId = fieldId([...pointer, 'popular']);
  const change = () =>
    writeAndReport(
      hasOwn ? [setTo(place, isPopular ? undefined : String(id))] : inTable,
      isPopular ? 'took the mark “most popular” away' : 'marked the most popular size',
    );
  return (
    <div>
      <label htmlFor={switchId}>
        <b>Most popular</b>
        {spots?.town && ` in ${townName(spots.town, manifest)}`}
      </label>
      <br />
      <Switch id={switchId} type="checkbox" role="switch" checked={isPopular} onChange={change} />
    </div>
  );
}
