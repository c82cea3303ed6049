// In development: outlines what is under the pointer with its line in pages.yaml; a press opens the editor there.
import type { PageStore } from '../navigator/page-store.ts';
import { ask } from './preview.ts';

interface FilePosition {
  line: number;
  column: number;
}

interface Sources {
  file: string;
  sections: (FilePosition & { type: string })[];
  texts: [string, FilePosition][];
}

interface Found extends FilePosition {
  element: Element;
  label: string;
}

/** The key that switches the mode, together with Alt. */
const KEY = 'KeyE';

/** Adds the mode's button and key. The mode follows the page that `store` shows, and each new version of it. */
export function startEditMode(store: PageStore): void {
  const frame = createFrame();
  const button = createButton();
  document.body.append(button);
  let sources: Sources | undefined;
  let stop: AbortController | undefined;
  const refresh = async () => {
    const { page } = store.getState();
    const news = await ask<Sources>('sources', page.path);
    // Another page or version has asked for its own.
    if (store.getState().page === page) sources = news;
  };
  const toggle = () => {
    button.setAttribute('aria-pressed', String(!stop));
    if (stop) {
      stop.abort();
      stop = undefined;
      frame.remove();
      return;
    }
    stop = new AbortController();
    const { signal } = stop;
    void refresh();
    const unfollow = store.subscribe(({ page }, before) => page !== before.page && refresh());
    signal.addEventListener('abort', unfollow);
    document.body.append(frame);
    document.addEventListener(
      'pointermove',
      ({ target }) => sources && outline(frame, find(target, sources)),
      { signal },
    );
    document.addEventListener('click', (event) => sources && open(event, sources, button), {
      signal,
      capture: true,
    });
  };
  button.addEventListener('click', toggle);
  document.addEventListener('keydown', ({ altKey, code }) => {
    if (altKey && code === KEY) toggle();
  });
}

/** The smallest text of the manifest around an element, else its section. */
function find(target: EventTarget | null, { sections, texts }: Sources): Found | undefined {
  if (!(target instanceof Element)) return undefined;
  const byText = new Map(texts);
  for (let element: Element | null = target; element; element = element.parentElement) {
    const place = byText.get(element.textContent?.trim() ?? '');
    if (place) return { ...place, element, label: 'text' };
    const index =
      element.parentElement?.id === '_main'
        ? [...element.parentElement.children].indexOf(element)
        : -1;
    const section = sections[index];
    if (section) return { ...section, element, label: section.type };
  }
  return undefined;
}

function open(event: MouseEvent, sources: Sources, button: Element): void {
  const found = find(event.target, sources);
  if (!found || event.target === button) return;
  event.preventDefault();
  event.stopPropagation();
  const file = `${sources.file}:${found.line}:${found.column}`;
  void fetch(`/__open-in-editor?file=${encodeURIComponent(file)}`);
}

function outline(frame: HTMLElement, found?: Found): void {
  frame.hidden = !found;
  if (!found) return;
  const { left, top, width, height } = found.element.getBoundingClientRect();
  Object.assign(frame.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  frame.dataset.source = `${found.label} – pages.yaml:${found.line}`;
  frame.textContent = frame.dataset.source;
}

function createFrame(): HTMLElement {
  const frame = document.createElement('div');
  frame.id = 'curbside-outline';
  Object.assign(frame.style, {
    position: 'fixed',
    zIndex: '98',
    outline: '3px solid #ff8a1e',
    pointerEvents: 'none',
    color: '#23160a',
    font: '700 12px/1.6 ui-monospace, monospace',
    textShadow: '0 0 4px #fff, 0 0 4px #fff, 0 0 4px #fff',
  });
  return frame;
}

function createButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.id = 'curbside-edit';
  button.textContent = 'Edit (Alt+E)';
  button.setAttribute('aria-pressed', 'false');
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
