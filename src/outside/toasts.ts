// Short messages at the bottom right. The library behind them is loaded when the first one is shown.
import type { ToastMessage } from '../model/manifest.generated.ts';

export type ToastKind = 'success' | 'destructive';

/** How long a message waits for the library, in milliseconds. */
const PATIENCE = 5000;

/** The region; undefined where its library cannot be had, or does not come. */
async function loadRegion() {
  const patience = new Promise<undefined>((giveUp) => setTimeout(giveUp, PATIENCE));
  return Promise.race([import('./toast-region.tsx'), patience]).catch(() => undefined);
}

/**
 * Loads what toasts need, so that one about a lost connection can still be shown, and makes their region: screen readers
 * tell what comes into one that was there before. A failure is tried again later.
 */
export function prepareToasts(): void {
  import('./toast-region.tsx').then((region) => region.mount()).catch(() => {});
}

/** Takes away a message that is not true any more. */
export async function clearToast(): Promise<void> {
  (await loadRegion())?.clear();
}

/**
 * Shows a message; a destructive one stays until the visitor dismisses it, or does what it asks for. Where the library
 * cannot be had, as on a page that is older than the site, the browser's own dialog says it: somebody who has sent a form
 * must learn what came of it.
 */
export async function showToast(message: ToastMessage, kind: ToastKind): Promise<void> {
  const region = await loadRegion();
  if (region) region.show(message, kind);
  else alert(`${message.title}\n\n${message.text}`);
}
