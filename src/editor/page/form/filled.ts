// Texts as visitors read them, with their placeholders filled.
import { own, valueAt } from '../../../manifest/text/values.ts';
import { referredPlace } from '../schema/places.ts';
import { useEditor } from '../wire/store.ts';

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
