// Buttons that open and close a dialog: the browser does it by itself where it knows `command`, the script elsewhere.
import type { RefObject } from 'react';

/** Properties that make a button act on the dialog with this id, before and after the script runs. */
export function dialogInvoker(
  command: 'show-modal' | 'close',
  id: string,
  dialog: RefObject<HTMLDialogElement | null>,
) {
  const act = () => (command === 'close' ? dialog.current?.close() : dialog.current?.showModal());
  return {
    command,
    commandfor: id,
    onClick: () => {
      if (!('command' in HTMLButtonElement.prototype)) act();
    },
  };
}
