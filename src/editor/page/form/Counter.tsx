// Counts the characters of titles and descriptions that search engines cut.
import { own, valueAt } from '../../../manifest/text/values.ts';
import { Hint } from '../look/controls.ts';
import type { FormPiece } from '../schema/pieces.ts';
import { referredPlace } from '../schema/places.ts';
import { useEditor } from '../wire/store.ts';

/** The length at which search engines cut, by the noun of the field. */
const CUTS: Record<string, number> = { 'search title': 60, 'search description': 155 };

export function Counter({ piece, text }: { piece: FormPiece; text: string }) {
  const placeholders = useEditor(({ state }) => state?.placeholders) ?? {};
  const cut = CUTS[piece.noun];
  const limit = piece.schema.maxLength as number | undefined;
  const { length } = filled(text, placeholders);
  if (cut === undefined) {
    const isNear = limit !== undefined && length > limit * 0.8;
    return isNear ? <Hint>{`${length} of at most ${limit} characters`}</Hint> : null;
  }
  return (
    <Hint>
      {length} of {cut} characters
      {length > cut && '. Search engines cut off the end.'}
    </Hint>
  );
}

/** Gives texts as visitors read them on the shown page. */
export function useFilled(): (text: string) => string {
  const { state, spots } = useEditor();
  const facts = { ...state?.placeholders, ...spots?.placeholders };
  const ofTown = (whole: string, name: string) => {
    const place = referredPlace(name, spots?.town);
    const text = place && valueAt(state?.manifest, place);
    return typeof text === 'string' ? text : whole;
  };
  return (text) => filled(text.replace(/\{(town\.[\w.]+)\}/g, ofTown), facts);
}

/** A text as visitors read it. */
export const filled = (text: string, placeholders: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(own(placeholders, name) ?? whole));
