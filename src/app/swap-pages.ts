// Follows links while the app is not there yet: the next page, fetched ahead, takes the place of this one in its document.
import { afterPaint } from '../ui/after-paint.ts';
import { addSlash } from './add-slash.ts';
import { arrive, focusedLink } from './arrive.ts';
import { CONNECTED, DATA_ID, HANDOVER, ROOT_ID, STYLES_ID } from './embedded.ts';

export { keepForms } from './keep-forms.ts';

import { historyEntry, leaveFor, restoreScrollOurselves } from './history-entry.ts';
import { pagesAhead } from './pages-ahead.ts';
import { prefetchLikely } from './prefetch-likely.ts';
import { watchPictures } from './watch-pictures.ts';
import { whenIdle } from './when-idle.ts';

/** What differs between the heads of two pages, apart from their styles: the title, and what is told after it. */
const METADATA = 'title, title ~ :not(style, [rel=stylesheet], [rel*=preload])';

/** What comes into a page once its first section is on the screen. */
const BELOW = 'main > :first-child ~ *, main ~ *';

/**
 * Shows pages that are already here as soon as their links are pressed; every other link is left to the browser, and so
 * are all while a form is filled in: the browser keeps that for the way back. Ends when links are no longer the
 * browser's to follow, or the app cannot be had; a step back is looked after until the app follows the history.
 * @param onSwapped called when another page stands in the document
 */
export function swapPages(onSwapped: () => void): void {
  const { dataset } = document.getElementById(DATA_ID) as HTMLElement;
  const pages = pagesAhead(dataset.build);
  const ending = new AbortController();
  const { signal } = ending;
  addSlash();
  /** The path of the page that is shown. */
  let here = location.pathname;
  /** The page that the link under a finger leads to. */
  let pressed: { path: string; page?: Document } | undefined;
  /** What is still to be done for the page that is shown. */
  let rest = nothing;

  const finish = () => {
    const due = rest;
    rest = nothing;
    due();
  };
  const end = () => {
    ending.abort();
    finish();
  };
  const prefetch = () => whenIdle(() => signal.aborted || prefetchLikely(document, pages.fetch));

  const show = (path: string, page: Document) => {
    finish();
    here = path;
    const left = { scroll: scrollY, pressed: focusedLink() };
    const putBack = takeOut(page.querySelectorAll(BELOW));
    arrive();
    // The root first: when the link that has the focus goes, the browser works out styles at once, here the old ones.
    for (const id of [ROOT_ID, STYLES_ID]) {
      document.getElementById(id)?.replaceWith(page.getElementById(id) as HTMLElement);
    }
    Object.assign(dataset, page.getElementById(DATA_ID)?.dataset);
    watchPictures(nothing);
    rest = () => {
      // Each entry of the history keeps who restores its position, so the one that is left has to know before.
      restoreScrollOurselves();
      // The address takes the browser longer than the picture.
      leaveFor(path, left);
      takeMetadata(page);
      putBack();
      watchPictures(nothing);
      onSwapped();
      prefetch();
    };
    afterPaint(finish);
  };

  const onClick = (event: MouseEvent) => {
    const path = pathOf(event);
    if (path === undefined || isForElsewhere(event)) return;
    if (path === here) {
      // A press too many: the page is there.
      event.preventDefault();
      return arrive();
    }
    const page = path === pressed?.path ? pressed.page : pages.read(path);
    pressed = undefined;
    if (!page || isFilledIn()) return;
    event.preventDefault();
    show(path, page);
  };
  /** A press has a beginning and an end: in between the page is read. */
  const onPress = (event: Event) => {
    const path = pathOf(event);
    pressed = path === undefined ? undefined : { path, page: pages.read(path) };
  };
  const onPoint = (event: Event) => {
    const path = pathOf(event);
    if (path !== undefined && path !== here) void pages.fetch(path);
  };
  const onPopState = () => {
    if (location.pathname !== here) loadAgain();
  };

  addEventListener('click', onClick, { signal });
  addEventListener('pointerdown', onPress, { signal });
  addEventListener('pointerover', onPoint, { signal });
  addEventListener('focusin', onPoint, { signal });
  addEventListener('popstate', onPopState);
  addEventListener(CONNECTED, () => removeEventListener('popstate', onPopState), { once: true });
  addEventListener(HANDOVER, end, { signal });
  prefetch();
}

const nothing = () => {};

/** After a step back before the app follows the history, the document holds another page than its address says. */
function loadAgain(): void {
  const { scroll = 0 } = historyEntry();
  // After loading a page again, browsers go to where it stood.
  document.body.style.minHeight = `${scroll + innerHeight}px`;
  scrollTo({ top: scroll, behavior: 'instant' });
  location.reload();
}

/** The path of the page that the link under an event leads to, if it leads to the beginning of one in this tab. */
function pathOf({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.origin !== location.origin) return;
  return link.pathname.endsWith('/') && !link.search && !link.hash ? link.pathname : undefined;
}

/** Whether a press is taken already, asks for another tab or the like, or leaves an address that is more than a path. */
function isForElsewhere(event: MouseEvent): boolean {
  const { defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const isPlain = !button && !ctrlKey && !metaKey && !shiftKey && !altKey;
  return defaultPrevented || !isPlain || location.search + location.hash !== '';
}

/** Whether somebody has filled in a field, be it before this script came; lists of choices begin with an empty one. */
function isFilledIn(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('input, select, textarea');
  return [...fields].some(({ type, checked, value, defaultValue = '' }) =>
    type === 'checkbox' ? checked : value !== defaultValue,
  );
}

/** Takes elements out of their places; gives the function that puts them back. */
function takeOut(elements: Iterable<Element>): () => void {
  const places = [...elements].map((element) => [element, element.parentElement] as const);
  for (const [element] of places) element.remove();
  return () => {
    for (const [element, parent] of places) parent?.append(element);
  };
}

/** Takes the title and the other metadata over from a page. */
function takeMetadata({ head }: Document): void {
  for (const element of document.head.querySelectorAll(METADATA)) element.remove();
  document.head.append(...head.querySelectorAll(METADATA));
}
