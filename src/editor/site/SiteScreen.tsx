// Everything that is not one page: each part of the file, with a form made from the schema.
import { ChevronRight } from 'lucide';
import { Glyph } from '../../ui/pictures/Icon.tsx';
import { PressRows } from '../look/controls.ts';
import { labelOf, pieceAt } from '../schema/pieces.ts';
import { useForms } from '../schema/use-forms.ts';
import { openValue } from '../wire/store.ts';

/** Parts that have a screen of their own. */
const ELSEWHERE = ['pages'];

/** The parts that the family changes most come first; all others follow in the schema's order. */
const FIRST = ['company', 'towns', 'alerts', 'service_days', 'navigation', 'footer', 'faqs'];

/** A part in the words of the family. */
const NAMES: Record<string, string> = {
  company: 'Company: phone, hours, address',
  service_days: 'Pickup days and holidays',
  navigation: 'Menus',
  faqs: 'Shared questions and answers',
  button_sets: 'Shared buttons',
  size_lists: 'Shared sizes',
  theme: 'Colors and font',
  integrations: 'Outside services',
  not_found: 'Page for wrong addresses',
  town_pages: 'Pages that every town has',
  site: 'Web address and settings',
};

export function SiteScreen() {
  const forms = useForms();
  const root = pieceAt([], forms);
  const keys = Object.keys(root.schema.properties ?? {}).filter((key) => !ELSEWHERE.includes(key));
  const ordered = [
    ...FIRST.filter((key) => keys.includes(key)),
    ...keys.filter((key) => !FIRST.includes(key)),
  ];
  return (
    <PressRows>
      {ordered.map((key) => {
        const piece = pieceAt([key], forms);
        return (
          <li key={key}>
            <button type="button" onClick={() => openValue([key])}>
              <b>{NAMES[key] ?? labelOf(piece)}</b>
              <span>{firstSentence(piece.help)}</span>
              <Glyph drawing={ChevronRight} />
            </button>
          </li>
        );
      })}
    </PressRows>
  );
}

const firstSentence = (text: string) => text.split(/(?<=\.) /)[0];
