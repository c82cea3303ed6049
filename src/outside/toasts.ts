// Short messages at the bottom right. The library behind them is loaded when the first one is shown.
import type { ToastMessage } from '../model/manifest.generated.ts';
import type { Translate } from '../model/words/words.ts';
import type { ToastKind } from './toast-region.tsx';

/** The time that a message waits for the library, in milliseconds. */
const LOAD_TIMEOUT_MS = 5000;

type Region = typeof import('./toast-region.tsx');

let loading: Promise<Region | undefined> | undefined;

/**
 * The region; undefined where its library cannot be had, or does not come. Calls share a load, which keeps their order:
 * an import waits for its stylesheet, and a second one does not, so that a message could be taken away by the call before it.
 */
async function loadRegion() {
  const patience = () => new Promise<undefined>((giveUp) => setTimeout(giveUp, LOAD_TIMEOUT_MS));
  loading ??= Promise.race([import('./toast-region.tsx'), patience()]).catch(() => undefined);
  const region = await loading;
  if (!region) loading = undefined;
  return region;
}

/**
 * Loads the toast library early, so that a toast about a lost connection can appear. Creates the region: screen
 * readers announce changes inside one that existed before, and name it in the page's language. A later call retries after a failure.
 */
export function prepareToasts(t: Translate): void {
  import('./toast-region.tsx').then((region) => region.mount(t)).catch(() => {});
}

/** Takes away a message that is not true any more. */
export async function clearToast(): Promise<void> {
  (await loadRegion())?.clear();
}

/**
 * Shows a message; a destructive one stays until the visitor dismisses it or does what it asks for. Without the
 * library, as on a page older than the site, the browser's own dialog shows it: visitors must learn the result of a form.
 * @param more a further line, such as what is left to do
 */
export async function showToast(message: ToastMessage, kind: ToastKind, more = ''): Promise<void> {
  const region = await loadRegion();
  if (region) region.show(message, kind, more);
  else alert(`${message.title}\n\n${message.text}\n${more}`);
}
