// Everything that is not one page: each part of the file, with a form made from the schema.
import { PressRows } from '../look/controls.ts';
import { PressRow } from '../look/PressRow.tsx';
import { labelOf, pieceAt } from '../schema/pieces.ts';
import { useForms } from '../schema/use-forms.ts';
import { openValue } from '../wire/store.ts';

/** Parts that have a screen of their own. */
const ELSEWHERE = ['pages'];

/** The parts that the family changes most come first; all others follow in the schema's order. */
const FIRST = ['company', 'towns', 'alerts', 'service_days', 'navigation', 'footer', 'faqs'];

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
