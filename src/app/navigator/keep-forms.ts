// Keeps what was typed into forms before the app runs, when the visitor leaves the page and comes back.
import { readSession, writeSession } from '../../ui/forms/session-values.ts';

/** @param isRunning whether the app has taken over the page, whose forms keep their own drafts */
export function keepForms(window: Window, isRunning: () => boolean): void {
  const { document } = window;
  window.addEventListener('pagehide', () => isRunning() || keepDrafts(document));
  window.addEventListener('pageshow', ({ persisted }) => persisted && untickConsent(document));
}

/** Keeps drafts as the app does: without consent, which is given anew each time. */
function keepDrafts(document: Document): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-draft]')) {
    const key = form.dataset.draft as string;
    const kept = readSession(key);
    for (const { name, value, type } of form.elements as Iterable<HTMLInputElement>) {
      if (value && type !== 'checkbox') kept[name] = value;
    }
    writeSession(key, kept);
  }
}

/** The browser's back/forward cache brings a page back with its ticks. */
function untickConsent(document: Document): void {
  document.querySelector<HTMLElement>('[name=marketingConsent]:checked')?.click();
}

/** Whether a field is filled in, even before this script ran. Lists of choices begin with an empty one. */
export function isFilledIn(document: Document): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('input, select, textarea');
  return [...fields].some(({ type, checked, value, defaultValue = '' }) =>
    type === 'checkbox' ? checked : value !== defaultValue,
  );
}
