// The draft of a form: the session keeps what is typed into it under the name in its `data-draft`.
import { readSession, writeSession } from '../session.ts';

export const draftKey = (form: HTMLFormElement) => form.dataset.draft ?? '';

/**
 * The texts in a form's fields, by name. A tick is no text: consent must be given anew each time. `FormData` would force
 * a layout of the whole page for the line breaks of a message, and put signs in place of halves of characters.
 */
export function typedTexts({ elements }: HTMLFormElement): Record<string, string> {
  const fields = [...(elements as Iterable<HTMLInputElement>)];
  return Object.fromEntries(
    fields
      .filter(({ name, type }) => name && type !== 'checkbox')
      .map(({ name, value }) => [name, value]),
  );
}

/** Keeps what is typed into a form, and of a field that is empty what was kept before. */
export function addToDraft(form: HTMLFormElement): void {
  const texts = readSession(draftKey(form));
  for (const [name, text] of Object.entries(typedTexts(form))) if (text) texts[name] = text;
  writeSession(draftKey(form), texts);
}
