// The frame with the site: which page it shows, and what somebody points at in it.
import { SHOWN } from '../../../model/editor-frame.ts';
import { getHost } from '../wire/host.ts';
import { renewSpots, renewSpotsSoon, startScreen, useEditor } from '../wire/store.ts';

/** The frame with the site, once it is there. */
export const frame = () => document.querySelector<HTMLIFrameElement>('#site');

export function showPage(path: string): void {
  useEditor.setState({ path, spots: undefined, isUnknown: false });
  const view = frame()?.contentWindow;
  if (view && view.location.pathname !== path) getHost().openPage(view, path);
  void renewSpots();
}

/** Leads the frame to a page, and the panel to its screen. */
export function openPage(path: string): void {
  showPage(path);
  startScreen({ kind: 'page' });
}

interface FrameListeners {
  point(element: Element | null): void;
  press(element: Element): void;
}

/** Follows the document in the frame until the next one is loaded. */
export function followFrame({ point, press }: FrameListeners, signal: AbortSignal): void {
  const view = frame()?.contentWindow;
  const page = frame()?.contentDocument;
  if (!view || !page) return;
  const isPointing = () => useEditor.getState().pointing;
  const handlePageShown = (path: string) => {
    const before = useEditor.getState();
    useEditor.setState({ shown: before.shown + 1, path });
    const at = `?at=${encodeURIComponent(path)}`;
    if (at !== location.search) history.replaceState(null, '', at);
    if (path === before.path && before.spots) renewSpotsSoon();
    else void renewSpots();
  };
  view.addEventListener(SHOWN, (event) => handlePageShown((event as CustomEvent<string>).detail), {
    signal,
  });
  page.addEventListener(
    'pointermove',
    ({ target }) => point(isPointing() ? (target as Element) : null),
    { signal },
  );
  page.documentElement.addEventListener('pointerleave', () => point(null), { signal });
  page.addEventListener(
    'click',
    (event) => {
      if (!isPointing()) return;
      event.preventDefault();
      event.stopPropagation();
      press(event.target as Element);
    },
    { signal, capture: true },
  );
  if (view.location.pathname !== 'blank') handlePageShown(view.location.pathname);
}

/** The height that the page's own header covers, and some air below it, in pixels. */
const HEADER = 110;

/** Scrolls the page so that an element is in view: in the middle, or with its top below the header. */
export function bringIntoView(element: Element): void {
  const view = element.ownerDocument.defaultView;
  // An answer shows under its question.
  element.closest('details')?.setAttribute('open', '');
  const { top, bottom } = element.getBoundingClientRect();
  if (!view || (top >= HEADER && bottom <= view.innerHeight - 20)) return;
  const air = Math.max(0, (view.innerHeight - HEADER - (bottom - top)) / 2);
  // The element's own way of scrolling would move the frame in the editor, too.
  view.scrollBy({ top: top - HEADER - air, behavior: 'smooth' });
}
