// The region that toasts appear in, with a React root of its own beside the page.
import { createRoot, type Root } from 'react-dom/client';
// The library's other entry writes its styles into the document, which the Content-Security-Policy refuses.
import 'react-toastify/ReactToastify.css';
import './toast-region.css';
import { type CloseButtonProps, Slide, ToastContainer, toast } from 'react-toastify/unstyled';
import type { ToastMessage } from '../model/manifest.generated.ts';
import { english } from '../model/words/words.ts';

/** Whether a message says that something went well or wrong. */
export type ToastKind = 'success' | 'destructive';

let root: Root | undefined;
let spoken = english;

/** Shows a message in the region, which is made on the first call. */
export function show({ title, text }: ToastMessage, kind: ToastKind, more: string): void {
  mount();
  const destructive = kind === 'destructive';
  // Dismisses the earlier toast: a failure must not stay beside a success.
  toast.dismiss();
  toast(
    <div>
      <strong>{title}</strong>
      <div>{text}</div>
      {more && <div>{more}</div>}
    </div>,
    {
      type: destructive ? 'error' : 'success',
      role: destructive ? 'alert' : 'status',
      autoClose: destructive ? false : 8000,
    },
  );
}

/** Takes the message away, if there is one. */
export function clear(): void {
  toast.dismiss();
}

/** Makes the region, once for each language that forms are filled in. */
export function mount(t = spoken): void {
  if (root && t('Close') === spoken('Close')) return;
  spoken = t;
  root ??= makeRoot();
  root.render(
    <ToastContainer
      position="bottom-right"
      aria-label={t('Notifications')}
      closeButton={CloseButton}
      hotKeys={(event) => event.altKey && event.code === 'KeyT'}
      pauseOnHover
      pauseOnFocusLoss
      closeOnClick={false}
      // A screen reader would read it out as part of the message.
      hideProgressBar
      draggable={false}
      newestOnTop
      transition={Slide}
    />,
  );
}

function makeRoot(): Root {
  const host = document.createElement('div');
  document.body.append(host);
  giveFocusBack(host);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && toast.dismiss());
  return createRoot(host);
}

/** The library's own has an English name. */
const CloseButton = ({ closeToast }: CloseButtonProps) => (
  <button
    type="button"
    className="Toastify__close-button"
    aria-label={spoken('Close')}
    onClick={() => closeToast(true)}
  />
);

/** Somebody who dismisses a message goes on where he was before he went to it. */
function giveFocusBack(host: HTMLElement): void {
  let before: EventTarget | null = null;
  const isInside = (target: EventTarget | null) => target instanceof Node && host.contains(target);
  document.addEventListener('focusin', ({ target, relatedTarget }) => {
    if (!isInside(target)) before = null;
    else if (!isInside(relatedTarget)) before = relatedTarget;
  });
  toast.onChange(({ status }) => {
    const isLost =
      document.activeElement === document.body || host.contains(document.activeElement);
    if (status === 'removed' && isLost && before instanceof HTMLElement) {
      before.focus({ preventScroll: true });
    }
  });
}
