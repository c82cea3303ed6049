// In development: the button that opens the editor on the shown page, and the messages for the editor around the page.
import { EDITOR_PAGE, SHOWN } from '../../model/editor-frame.ts';
import type { PageStore } from '../navigator/page-store.ts';

/** The key that opens the editor, together with Alt. */
const OPEN_KEY = 'KeyE';

/** Adds the button and its key; in the editor's frame, reports every rendering instead. */
export function startEditButton(store: PageStore): void {
  if (window.frameElement?.id === 'site') reportPages(store);
  else addButton(store);
}

function addButton(store: PageStore): void {
  const button = createButton();
  document.body.append(button);
  const open = () =>
    location.assign(`${EDITOR_PAGE}?at=${encodeURIComponent(store.getState().page.path)}`);
  button.addEventListener('click', open);
  document.addEventListener('keydown', ({ altKey, code }) => {
    if (altKey && code === OPEN_KEY) open();
  });
}

/** Reports every rendering to the editor around the page: after the paint, because the editor outlines what is shown. */
export function reportPages(store: PageStore): void {
  const report = () =>
    requestAnimationFrame(() => {
      const detail = store.getState().page.path;
      dispatchEvent(new CustomEvent(SHOWN, { detail }));
    });
  store.subscribe(report);
  report();
}

function createButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.id = 'curbside-edit';
  button.textContent = 'Edit (Alt+E)';
  Object.assign(button.style, {
    position: 'fixed',
    left: '1rem',
    bottom: '1rem',
    zIndex: '97',
    padding: '.5rem 1rem',
    border: '2px solid #23160a',
    borderRadius: '99px',
    background: '#ffd27a',
    color: '#23160a',
    fontWeight: '700',
    cursor: 'pointer',
  });
  return button;
}
