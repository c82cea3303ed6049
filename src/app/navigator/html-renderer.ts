// Shows prerendered pages before the app is there: the HTML of the next one takes the place of this one's.
import { whenIdle } from '../../ui/timing.ts';
import { DATA_ID, ROOT_ID, STYLES_ID } from '../embedded.ts';
import { showYear } from '../year.ts';
import { isFilledIn } from './keep-forms.ts';
import type { DeferredRender, PageRenderer } from './page-renderer.ts';

/** The metadata in a head: the title, and everything after it but styles. */
const METADATA = 'title, title ~ :not(style, [rel=stylesheet], [rel*=preload])';

/** The parts of a page that follow once its first section is on the screen. */
const BELOW_FIRST_SECTION = 'main > :first-child ~ *, main ~ *';

/** A parsed page without what is below its first section, and the function that puts that back. */
type Parsed = [next: Document, restore: DeferredRender];

/** A fetched page. */
interface Html {
  text: string;
  /** Parsed ahead, until it is shown. */
  parsed?: Parsed;
  wasShown?: true;
}

interface Settings {
  /** Whether the app cannot be had. The browser then follows links, and the next page asks for the app again. */
  hasAppFailed(): boolean;
  /** Called when elements have come into the document: the first section, and the rest after the paint. */
  onContent(): void;
  /** Called when all of a page is there. */
  onPageRendered(): void;
}

/** Creates the renderer that shows prerendered pages until the app runs. */
export function createHtmlRenderer(
  window: Window & typeof globalThis,
  { hasAppFailed, onContent, onPageRendered }: Settings,
): PageRenderer<Html> {
  const { document } = window;
  const data = document.getElementById(DATA_ID) as HTMLElement;
  const parse = (page: Html): Parsed => {
    if (page.parsed) return page.parsed;
    const next = new window.DOMParser().parseFromString(page.text, 'text/html');
    page.parsed = [next, detach(next.querySelectorAll(BELOW_FIRST_SECTION))];
    return page.parsed;
  };
  showYear(document);
  return {
    async fetch(path) {
      const answer = await window.fetch(path, { priority: 'low' });
      const text = await answer.text();
      const isOfBuild = text.includes(` data-build="${data.dataset.build}"`);
      if (!answer.ok || answer.redirected || !isOfBuild) throw new Error(`${path} is another page`);
      const page: Html = { text };
      // Parse in idle time, so that a press only swaps elements.
      whenIdle(() => page.wasShown || parse(page));
      return page;
    },
    // The browser itself leaves a page with filled-in fields, and keeps them for the way back.
    canRender: (page) => page !== undefined && !hasAppFailed() && !isFilledIn(document),
    show(page, { renderAll }) {
      const [next, restoreBelowFold] = parse(page);
      page.parsed = undefined;
      page.wasShown = true;
      if (renderAll) restoreBelowFold();
      replaceContent(document, next);
      Object.assign(data.dataset, next.getElementById(DATA_ID)?.dataset);
      onContent();
      return () => {
        replaceMetadata(document.head, next.head);
        if (!renderAll) restoreBelowFold();
        showYear(document);
        onContent();
        onPageRendered();
      };
    },
  };
}

/** Replaces the root before the styles: when the focused link is removed, the browser computes styles at once, here the old ones. */
function replaceContent(document: Document, next: Document): void {
  for (const id of [ROOT_ID, STYLES_ID]) {
    document.getElementById(id)?.replaceWith(next.getElementById(id) as HTMLElement);
  }
  document.documentElement.lang = next.documentElement.lang;
  showNotices(document);
}

/** The browser does not run scripts of parsed HTML, so a copy of the notices' script takes its place and runs. */
function showNotices(document: Document): void {
  const script = document.querySelector('aside > script');
  const copy = document.createElement('script');
  copy.textContent = script?.textContent ?? '';
  script?.replaceWith(copy);
}

/** Takes elements out of their places; returns the function that puts them back. */
function detach(elements: Iterable<Element>): DeferredRender {
  const parents = [...elements].map((element) => [element, element.parentElement] as const);
  for (const [element] of parents) element.remove();
  return () => {
    for (const [element, parent] of parents) parent?.append(element);
  };
}

function replaceMetadata(head: HTMLElement, next: HTMLElement): void {
  for (const element of head.querySelectorAll(METADATA)) element.remove();
  head.append(...next.querySelectorAll(METADATA));
}
