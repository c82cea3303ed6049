// The forms of the manifest as it is now, worked out once for each of its versions, and its texts as visitors read them.
import { own, valueAt } from '../../../manifest/text/values.ts';
import { useEditor } from '../wire/store.ts';
import { type Forms, formsOf } from './pieces.ts';
import { referredPlace } from './pointers.ts';

let known: { schema: object; manifest: unknown; forms: Forms } | undefined;

export function useForms(): Forms {
  const schema = useEditor((store) => store.schema);
  const manifest = useEditor((store) => store.state?.manifest);
  return formsNow(schema, manifest);
}

/** The forms outside of a component. */
export function currentForms(): Forms {
  const { schema, state } = useEditor.getState();
  return formsNow(schema, state?.manifest);
}

function formsNow(schema: Parameters<typeof formsOf>[0], manifest: unknown): Forms {
  if (known?.schema !== schema || known.manifest !== manifest) {
    known = { schema, manifest, forms: formsOf(schema, manifest) };
  }
  return known.forms;
}

/** Gives texts as visitors read them on the shown page. */
export function useFilled(): (text: string) => string {
  useEditor();
  return currentlyFilled;
}

/** A text as visitors read it on the page that is shown now. */
export function currentlyFilled(text: string): string {
  const { state, spots } = useEditor.getState();
  const facts = { ...state?.placeholders, ...spots?.placeholders };
  const ofTown = (whole: string, name: string) => {
    const place = referredPlace(name, spots?.town);
    const found = place && valueAt(state?.manifest, place);
    return typeof found === 'string' ? found : whole;
  };
  return filled(text.replace(/\{(town\.[\w.]+)\}/g, ofTown), facts);
}

/** A text as visitors read it. */
export const filled = (text: string, placeholders: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(own(placeholders, name) ?? whole));
