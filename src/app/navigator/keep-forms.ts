// Keeps what was typed into forms before the app runs, when the visitor leaves the page and comes back.
import { addToDraft } from '../../ui/forms/draft.ts';

/**
 * Before the app runs, saves typed texts as drafts on pagehide; unticks consent in a page from the back/forward cache.
 * @param isRunning whether the app has taken over the page, whose forms keep their own drafts
 */
export function keepForms(window: Window, isRunning: () => boolean): void {
  const { document } = window;
  window.addEventListener('pagehide', () => {
    if (isRunning()) return;
    document.querySelectorAll<HTMLFormElement>('[data-draft]').forEach(addToDraft);
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && untickConsent(document));
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
