// The forms of the manifest as it is now, worked out once for each of its versions.
import { useEditor } from '../wire/store.ts';
import { type Forms, formsOf } from './pieces.ts';

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
