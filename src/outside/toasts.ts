// Toasts: short messages at the bottom right. Their library loads with the first one.
import type { ToastMessage } from '../model/manifest.generated.ts';

export type ToastKind = 'success' | 'destructive';

/** The longest wait for the library, in milliseconds. */
const PATIENCE = 5000;

/** The region; undefined if its library fails to load or takes too long. */
async function loadRegion() {
  const patience = new Promise<undefined>((giveUp) => setTimeout(giveUp, PATIENCE));
  return Promise.race([import('./toast-region.tsx'), patience]).catch(() => undefined);
}

/**
 * Loads the library, so that a toast about a lost connection can still appear, and makes the region: screen readers
 * announce only changes of an existing one. A failure is retried later.
 */
export function prepareToasts(): void {
  import('./toast-region.tsx').then((region) => region.mount()).catch(() => {});
}

/** Removes a message that is no longer true. */
export async function clearToast(): Promise<void> {
  (await loadRegion())?.clear();
}

/**
 * Shows a message. A destructive one stays until the visitor dismisses it or mends the cause. Without the library, as on
 * a page older than the site, the browser's own dialog shows it.
 */
export async function showToast(message: ToastMessage, kind: ToastKind): Promise<void> {
  const region = await loadRegion();
  if (region) region.show(message, kind);
  else alert(`${message.title}\n\n${message.text}`);
}
