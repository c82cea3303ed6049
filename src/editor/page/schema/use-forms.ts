// The forms of the manifest as it is now, worked out once for each of its versions, and its texts as visitors read them.
import { getOwn, valueAt } from '../../../manifest/text/values.ts';
import { type FormContext, formsOf } from '../../document/schema/pieces.ts';
import { referredPlace } from '../../document/schema/pointers.ts';
import { useEditor } from '../wire/store.ts';

let formContextCache: { schema: object; manifest: unknown; forms: FormContext } | undefined;

export function useForms(): FormContext {
  const schema = useEditor((store) => store.schema);
  const manifest = useEditor((store) => store.state?.manifest);
  return formsNow(schema, manifest);
}

/** The forms outside of a component. */
export function currentForms(): FormContext {
  const { schema, state } = useEditor.getState();
  return formsNow(schema, state?.manifest);
}

function formsNow(schema: Parameters<typeof formsOf>[0], manifest: unknown): FormContext {
  if (formContextCache?.schema !== schema || formContextCache.manifest !== manifest) {
    formContextCache = { schema, manifest, forms: formsOf(schema, manifest) };
  }
  return formContextCache.forms;
}

/** A text as visitors read it on the page that is shown now. */
export function fillForCurrentPage(text: string): string {
  const { state, spots } = useEditor.getState();
  const facts = { ...state?.placeholders, ...spots?.placeholders };
  const ofTown = (whole: string, name: string) => {
    const place = referredPlace(name, spots?.town);
    const found = place && valueAt(state?.manifest, place);
    return typeof found === 'string' ? found : whole;
  };
  return fillPlaceholders(text.replace(/\{(town\.[\w.]+)\}/g, ofTown), facts);
}

/** A text as visitors read it. */
export const fillPlaceholders = (text: string, placeholders: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(getOwn(placeholders, name) ?? whole));
