// The region that toasts appear in, with a React root of its own beside the page.
import { createRoot } from 'react-dom/client';
// The library's other entry writes its styles into the document, which the Content-Security-Policy refuses.
import 'react-toastify/ReactToastify.css';
import './toast-region.css';
import { Slide, ToastContainer, toast } from 'react-toastify/unstyled';
import type { ToastMessage } from '../model/manifest.generated.ts';
import type { ToastKind } from './toasts.ts';

let mounted = false;

/** Shows a message in the region, which is made on the first call. */
export function show({ title, text }: ToastMessage, kind: ToastKind): void {
  mount();
  const destructive = kind === 'destructive';
  // Dismisses the earlier toast: a failure must not stay beside a success.
  toast.dismiss();
  toast(
    <div>
      <strong>{title}</strong>
      <div>{text}</div>
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

/** Makes the region, once. */
export function mount(label = 'Notifications'): void {
  if (mounted) return;
  mounted = true;
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(
    <ToastContainer
      position="bottom-right"
      aria-label={label}
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
  giveFocusBack(host);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && toast.dismiss());
}

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
