// The screens of the panel: the body and the heading of each.
import type { ComponentType } from 'react';
import type { Pointer } from '../../../manifest/diagnostic.ts';
import { capital } from '../../../manifest/messages/phrases.ts';
import { shortened } from '../../../manifest/text/shortened.ts';
import { fields, valueAt } from '../../../manifest/text/values.ts';
import { PicturesScreen } from '../pictures/Pictures.tsx';
import { DiagnosticsScreen } from '../review/DiagnosticsScreen.tsx';
import { type Forms, labelOf, pieceAt, sectionNoun } from '../schema/pieces.ts';
import { summaryOf } from '../schema/places.ts';
import { useFilled, useForms } from '../schema/use-forms.ts';
import { AddSection, PageScreen } from '../sections/PageScreen.tsx';
import { NewTown } from '../site/NewTown.tsx';
import { NewPage } from '../site/PageAddress.tsx';
import { PagesScreen, SiteScreen } from '../site/SiteScreens.tsx';
import { TownWalk } from '../site/TownTexts.tsx';
import { type PanelScreen, useEditor } from '../wire/store.ts';
import { ValueScreen } from './ValueScreen.tsx';

/** A screen's body takes what the screen says. */
const BODIES: { [Kind in PanelScreen['kind']]: ComponentType<PanelScreen & { kind: Kind }> } = {
  page: PageScreen,
  site: SiteScreen,
  pages: PagesScreen,
  diagnostics: DiagnosticsScreen,
  pictures: PicturesScreen,
  'new-page': NewPage,
  'new-town': NewTown,
  'town-walk': TownWalk,
  'new-section': AddSection,
  value: ValueScreen,
};

export function ScreenBody({ screen }: { screen: PanelScreen }) {
  const Body = BODIES[screen.kind] as ComponentType<PanelScreen>;
  return <Body {...screen} />;
}

const TITLES: Record<Exclude<PanelScreen['kind'], 'value' | 'page'>, string> = {
  site: 'Whole site',
  pages: 'Pages',
  diagnostics: 'Hints',
  pictures: 'Pictures',
  'new-page': 'A new page',
  'new-town': 'A new town',
  'town-walk': 'The town’s texts',
  'new-section': 'Add a section',
};

/** The most characters of an entry's name in the heading. */
const LONGEST = 40;

export function useTitle(screen: PanelScreen): string {
  const forms = useForms();
  const words = useFilled();
  const path = useEditor((store) => store.path);
  const pages = useEditor(({ state }) => state?.pages);
  if (screen.kind === 'page')
    return pages?.find((page) => page.path === path)?.title ?? 'This page';
  return screen.kind === 'value' ? words(valueTitle(screen.pointer, forms)) : TITLES[screen.kind];
}

function valueTitle(pointer: Pointer, forms: Forms): string {
  const piece = pieceAt(pointer, forms);
  if (piece.own.label) return piece.own.label;
  const value = valueAt(forms.manifest, pointer);
  const isEntry = typeof pointer.at(-1) === 'number';
  if (pointer.at(-2) === 'sections' && isEntry)
    return sectionNoun(String(fields(value).type), forms);
  if (pointer[0] === 'town_pages' && isEntry && pointer.length === 2)
    return `Pages of all towns: ${fields(value).service}`;
  if (pointer[0] === 'towns' && pointer.length === 2) return summaryOf(value);
  if (pointer[0] === 'towns' && pointer.length === 3) {
    return `${summaryOf(valueAt(forms.manifest, pointer.slice(0, 2)))}: ${piece.noun}`;
  }
  if (isEntry) {
    const name = shortened(summaryOf(value), LONGEST);
    return name ? `${capital(piece.noun)}: ${name}` : capital(piece.noun);
  }
  return Array.isArray(value) ? labelOf(piece) : capital(piece.noun);
}
