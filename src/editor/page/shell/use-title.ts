// What the screens of the panel are called.
import type { Pointer } from '../../../manifest/diagnostic.ts';
import { capital } from '../../../manifest/messages/phrases.ts';
import { asObject, valueAt } from '../../../manifest/text/values.ts';
import {
  entryWords,
  type FormContext,
  fieldSchemaAt,
  labelOf,
  nameOfKey,
  sectionNoun,
} from '../../document/schema/pieces.ts';
import { summaryOf } from '../../document/schema/pointers.ts';
import { fillForCurrentPage, useForms } from '../schema/use-forms.ts';
import { type PanelScreen, useEditor } from '../wire/store.ts';

const TITLES: Record<Exclude<PanelScreen['kind'], 'value' | 'page'>, string> = {
  site: 'Whole site',
  pages: 'Pages',
  diagnostics: 'Hints',
  'new-page': 'A new page',
  'new-town': 'A new town',
  'new-section': 'Add a section',
};

/** The heading of a screen. */
export function useTitle(screen: PanelScreen): string {
  const forms = useForms();
  const path = useEditor((store) => store.path);
  const pages = useEditor(({ state }) => state?.pages);
  if (screen.kind === 'page')
    return pages?.find((page) => page.path === path)?.title ?? 'This page';
  return screen.kind === 'value'
    ? fillForCurrentPage(valueTitle(screen.pointer, forms))
    : TITLES[screen.kind];
}

function valueTitle(pointer: Pointer, forms: FormContext): string {
  const piece = fieldSchemaAt(pointer, forms);
  if (piece.own.label) return piece.own.label;
  const value = valueAt(forms.manifest, pointer);
  const isEntry = typeof pointer.at(-1) === 'number';
  if (pointer.at(-2) === 'sections' && isEntry)
    return sectionNoun(String(asObject(value).type), forms);
  if (pointer[0] === 'town_pages' && isEntry && pointer.length === 2)
    return `Pages of all towns: ${nameOfKey(String(asObject(value).service), forms)}`;
  if (pointer[0] === 'towns' && pointer.length === 2) return summaryOf(value);
  if (pointer[0] === 'towns' && pointer.length === 3) {
    return `${summaryOf(valueAt(forms.manifest, pointer.slice(0, 2)))}: ${piece.noun}`;
  }
  if (isEntry)
    return capital([piece.noun, entryWords(value, piece, forms)].filter(Boolean).join(': '));
  return labelOf(piece);
}
