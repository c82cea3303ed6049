// Short messages at the bottom right. The library behind them is loaded when the first one is shown.
import type { Message } from '../model/manifest.generated.ts';

export type ToastKind = 'success' | 'destructive';

/** Loads what toasts need, so that one about a lost connection can still be shown. A failure is tried again later. */
export function prepareToasts(): void {
  import('./toast-region.tsx').catch(() => {});
}

/** Shows a message; a destructive one stays until the visitor dismisses it. */
export async function showToast(message: Message, kind: ToastKind): Promise<void> {
  const { show } = await import('./toast-region.tsx');
  show(message, kind);
}
