// The draft of a form: the session keeps what is typed into it under the name in its `data-draft`.
import { readSession, writeSession } from '../storage.ts';

const keyOf = (form: HTMLFormElement) => form.dataset.draft ?? '';

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
  const typed = Object.entries(typedTexts(form)).filter(([, text]) => text);
  writeSession(keyOf(form), { ...readSession(keyOf(form)), ...Object.fromEntries(typed) });
}

/** Fills a form's empty fields from its draft, and keeps what is typed from then on. Returns the function that stops it. */
export function keepDraft(form: HTMLFormElement): () => void {
  const draft = readSession(keyOf(form));
  for (const field of form.elements as Iterable<HTMLInputElement>) {
    if (draft[field.name]) field.value ||= draft[field.name] as string;
  }
  const keep = () => writeSession(keyOf(form), typedTexts(form));
  keep();
  form.addEventListener('input', keep);
  return () => form.removeEventListener('input', keep);
}

/** Empties a form and forgets its draft. */
export function clearDraft(form: HTMLFormElement): void {
  form.reset();
  writeSession(keyOf(form), {});
}
