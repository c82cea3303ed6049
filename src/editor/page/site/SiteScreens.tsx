// The list of pages, and everything that is not one page: each part of the file, with a form made from the schema.
import { ChevronRight, Plus } from 'lucide';
import { useState } from 'react';
import { valueAt } from '../../../manifest/text/values.ts';
import type { Manifest } from '../../../model/manifest.generated.ts';
import { Glyph } from '../../../ui/pictures/Icon.tsx';
import { fieldSchemaAt, labelOf } from '../../document/schema/pieces.ts';
import { openPage } from '../preview/frame.ts';
import { isUnusedPart } from '../schema/usage.ts';
import { useForms } from '../schema/use-forms.ts';
import { ButtonRow, Hint, PressRows, SideButton, Stack } from '../ui/controls.ts';
import { More } from '../ui/More.tsx';
import { Question } from '../ui/Question.tsx';
import { openScreen, openValue, useEditor } from '../wire/store.ts';

export function PagesScreen() {
  const pages = useEditor(({ state }) => state?.pages) ?? [];
  const { towns = [], town_pages = [] } = useForms().manifest as Partial<Manifest>;
  const [sought, setSought] = useState('');
  const townOf = (path: string) =>
    towns.find(({ slug }) => town_pages.some((page) => page.path.replace('{slug}', slug) === path))
      ?.name ?? 'Pages of the website';
  const isSought = ({ path, title }: { path: string; title: string }) =>
    `${title} ${townOf(path)}`.toLowerCase().includes(sought.trim().toLowerCase());
  const found = pages.filter(isSought);
  const groups = [...new Set(found.map(({ path }) => townOf(path)))].map((name) => ({
    name,
    own: found.filter(({ path }) => townOf(path) === name),
  }));
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
      <Question label="Find a page" value={sought} change={setSought} input={{ type: 'search' }} />
      {groups.map(({ name, own }) => (
        <section key={name}>
          <h3>{name}</h3>
          <PressRows>
            {own.map(({ path, title }) => (
              <PressRow key={path} name={title} open={() => openPage(path)} />
            ))}
          </PressRows>
        </section>
      ))}
      {groups.length === 0 && (
        <Hint>
          No page has these words in its name. What several pages share is under “Whole site”.
        </Hint>
      )}
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
  const parts = [...ordered].map((key) => ({ key, piece: fieldSchemaAt([key], forms) }));
  const isRare = ({ key, piece }: (typeof parts)[number]) =>
    isUnusedPart(piece, valueAt(forms.manifest, [key]));
  const rows = (all: typeof parts) => (
    <PressRows>
      {all.map(({ key, piece }) => (
        <PressRow
          key={key}
          name={labelOf(piece)}
          about={piece.help.split(/(?<=\.) /)[0]}
          open={() => openValue([key])}
        />
      ))}
    </PressRows>
  );
  return (
    <Stack>
      {rows(parts.filter((part) => !isRare(part)))}
      {parts.some(isRare) && <More>{rows(parts.filter(isRare))}</More>}
    </Stack>
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
