// Looks after what was filled in when the visitor leaves a page before the app is there, and comes back.
import { readSession, writeSession } from '../ui/forms/session-values.ts';

/**
 * Begins to look after the forms of the document.
 * @param isRunning whether the app has taken the page over, whose forms keep their own drafts
 */
export function keepForms(isRunning: () => boolean): void {
  addEventListener('pagehide', () => isRunning() || keepDrafts());
  addEventListener('pageshow', ({ persisted }) => persisted && untickConsent());
}

/** Keeps what was typed and chosen as the app would. Consent is given anew each time. */
function keepDrafts(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-draft]')) {
    const key = form.dataset.draft as string;
    const kept = readSession(key);
    for (const { name, value, type } of form.elements as Iterable<HTMLInputElement>) {
      if (value && type !== 'checkbox') kept[name] = value;
    }
    writeSession(key, kept);
  }
}

/** A page that the browser has kept whole comes back with its ticks. */
function untickConsent(): void {
  document.querySelector<HTMLElement>('[name=marketingConsent]:checked')?.click();
}
