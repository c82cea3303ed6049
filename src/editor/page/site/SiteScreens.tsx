// The list of pages, and everything that is not one page: each part of the file, with a form made from the schema.
import { ChevronRight, Plus } from 'lucide';
import { Glyph } from '../../../ui/pictures/Icon.tsx';
import { openPage } from '../preview/frame.ts';
import { fieldSchemaAt, labelOf } from '../schema/pieces.ts';
import { useForms } from '../schema/use-forms.ts';
import { ButtonRow, Hint, PressRows, SideButton, Stack } from '../ui/controls.ts';
import { openScreen, openValue, useEditor } from '../wire/store.ts';

export function PagesScreen() {
  const pages = useEditor(({ state }) => state?.pages) ?? [];
  return (
    <Stack>
      <ButtonRow>
        <SideButton onClick={() => openScreen({ kind: 'new-page' })}>
          <Glyph drawing={Plus} /> Add a page
        </SideButton>
        <SideButton onClick={() => openScreen({ kind: 'new-town' })}>
          <Glyph drawing={Plus} /> Add a town
        </SideButton>
      </ButtonRow>
      <Hint>Pages of towns come from the list of towns.</Hint>
      <PressRows>
        {pages.map(({ path, title }) => (
          <PressRow key={path} name={title} about={path} open={() => openPage(path)} />
        ))}
      </PressRows>
    </Stack>
  );
}

/** The parts that the family changes most come first; all others follow in the schema's order. */
const FIRST = ['company', 'towns', 'alerts', 'service_days', 'navigation', 'footer', 'faqs'];

export function SiteScreen() {
  const forms = useForms();
  const root = fieldSchemaAt([], forms);
  // Pages have a screen of their own, and the version is nobody's to change.
  const keys = Object.keys(root.schema.properties ?? {}).filter(
    (key) => key !== 'pages' && key !== 'curbside',
  );
  const ordered = new Set([...FIRST.filter((key) => keys.includes(key)), ...keys]);
  return (
    <PressRows>
      {[...ordered].map((key) => {
        const piece = fieldSchemaAt([key], forms);
        return (
          <PressRow
            key={key}
            name={labelOf(piece)}
            about={piece.help.split(/(?<=\.) /)[0]}
            open={() => openValue([key])}
          />
        );
      })}
    </PressRows>
  );
}

/** A row that opens something: a name, words about it, and an arrow. */
function PressRow({ name, about, open }: { name: string; about?: string; open(): void }) {
  return (
    <li>
      <button type="button" onClick={open}>
        <b>{name}</b>
        <span>{about}</span>
        <Glyph drawing={ChevronRight} />
      </button>
    </li>
  );
}
