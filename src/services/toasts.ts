// Short messages at the bottom right. The library behind them is loaded when the first one is shown.
import type { Message } from '../model/manifest.generated.ts';

export type ToastKind = 'success' | 'destructive';

/** Shows a message; a destructive one stays until the visitor dismisses it. */
export async function showToast(message: Message, kind: ToastKind): Promise<void> {
  const { show } = await import('./toast-region.tsx');
  show(message, kind);
}
