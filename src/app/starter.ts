// The script in every page: it fetches the app at the first sign of intent, and keeps what the visitor does until then.
import { reportMarkedClicks } from '../outside/analytics.ts';
import { pause } from '../ui/timing.ts';
import { DATA_ID, type StartSettings } from './embedded.ts';
import { noop } from './navigator/page-renderer.ts';
import { watchPictures } from './watch-pictures.ts';

/** `idle` until a sign of intent, `loading` until React has taken over; with `failed` the page works as plain HTML. */
type State = 'idle' | 'loading' | 'running' | 'failed';

type NavigatorScript = typeof import('./entry-navigator.ts');
type AppScript = Pick<typeof import('./entry-client.tsx'), 'start'>;
type Import = (address: string) => Promise<unknown>;

/** Signs that the visitor may want more than to read. */
const INTENT = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel', 'scroll'];
/** Before it fetches or evaluates a script, the app lets more urgent work pass for this many milliseconds. */
const YIELD_MS = 50;
/** After a press on a link, the app waits this many milliseconds for the next page. */
const DEPARTURE_TIMEOUT_MS = 2000;
/** A form that was sent waits this many milliseconds for the app, before the browser checks it and it goes to the mail program. */
const REPLAY_TIMEOUT_MS = 30_000;

/** Fetches the app at the first sign of intent, and starts the navigator after the first paint. */
export function createStarter(window: Window & typeof globalThis, load: Import): void {
  const { document, location } = window;
  const settings: StartSettings = document.getElementById(DATA_ID)?.dataset ?? {};
  let state: State = 'idle';
  const isEarly = () => state === 'idle' || state === 'loading';
  /** Forms that were sent, with what sent them, and buttons that were pressed. */
  const pendingInteractions = new Map<HTMLElement, HTMLElement | null>();
  /** Until then a pressed link may lead to another page, in milliseconds since 1970. */
  let navigationDeadline = 0;

  async function loadApp(): Promise<void> {
    if (state !== 'idle') return;
    state = 'loading';
    try {
      const { start } = await fetchApp();
      // Remove what this script has set: React compares the page with what it renders.
      for (const element of pendingInteractions.keys()) element.ariaBusy = null;
      await start();
      state = 'running';
    } catch {
      state = 'failed';
    }
    for (const [element, submitter] of pendingInteractions) replay(element, submitter);
    if (state === 'failed' && !pendingInteractions.size) await reloadStalePage(window, settings);
  }

  /** React and the app are evaluated in tasks of their own, so that the browser can paint in between. */
  async function fetchApp(): Promise<AppScript> {
    await yieldToNavigation();
    preloadApp(document, settings);
    const [entry = '', first = entry] = splitList(settings.modules);
    await load(first);
    await yieldToNavigation();
    return (await load(entry)) as AppScript;
  }

  /** Lets the answer to a sign of intent be painted, and a page come that a pressed link leads to. */
  async function yieldToNavigation(): Promise<void> {
    do await pause(YIELD_MS);
    while (Date.now() < navigationDeadline);
  }

  async function startNavigator(): Promise<void> {
    const script = (await load(settings.navigator ?? '')) as NavigatorScript;
    script.keepForms(window, () => state === 'running');
    const hasAppFailed = () => state === 'failed';
    // The app may have come first.
    script.pageNavigator.renderer ??= script.createHtmlRenderer(window, {
      hasAppFailed,
      onContent,
      onPageRendered,
    });
  }

  const onContent = () => watchPictures(noop);

  /** The navigator has shown another page, which needs the app and perhaps further scripts. */
  function onPageRendered(): void {
    navigationDeadline = 0;
    if (state === 'idle') void loadApp();
    else preloadApp(document, settings);
  }

  /** Starts the navigator after the paint, when its script no longer delays the page. */
  function handleFirstPaint(
    list: PerformanceObserverEntryList,
    observer: PerformanceObserver,
  ): void {
    // A paint of the background alone may come first.
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    // A visitor who came by a link of the site has shown intent already.
    if (document.referrer.startsWith(`${location.origin}/`)) void loadApp();
    startNavigator().catch(noop);
  }

  /** Holds back a form that is sent, or the browser's message about one of its fields: the app shows its own messages. */
  function onSubmit(event: Partial<SubmitEvent> & Event): void {
    if (!isEarly()) return;
    event.preventDefault();
    const form = ((event.target as HTMLInputElement).form ?? event.target) as HTMLFormElement;
    form.ariaBusy = 'true';
    pendingInteractions.set(form, event.submitter ?? null);
    setTimeout(() => {
      if (!isEarly() || !pendingInteractions.delete(form)) return;
      state = 'failed';
      replay(form);
    }, REPLAY_TIMEOUT_MS);
  }

  /** Begins at pointerdown: evaluating the app before the click would delay the visit. */
  function onPress(event: Event): void {
    const link = closestTo(event, 'a[href^="/"]:not([aria-current])');
    if (link) navigationDeadline = Date.now() + DEPARTURE_TIMEOUT_MS;
  }

  function onClick(event: Event): void {
    // The browser itself acts on other buttons.
    const button = closestTo(event, 'button') as HTMLButtonElement | null | undefined;
    if (button?.type === 'button' && !button.commandForElement && isEarly())
      pendingInteractions.set(button, null);
  }

  /** Repeats what was done too early; a form that the app cannot send goes to the mail program. */
  function replay(element: HTMLElement, submitter?: HTMLElement | null): void {
    element.ariaBusy = null;
    if (!(element as HTMLFormElement).submit) element.click();
    else if (state === 'running') (element as HTMLFormElement).requestSubmit(submitter);
    else if ((element as HTMLFormElement).reportValidity()) (element as HTMLFormElement).submit();
  }

  reportMarkedClicks(document);
  // Wait for both: on a fast network a page is loaded before its first paint.
  window.addEventListener('load', () =>
    new window.PerformanceObserver(handleFirstPaint).observe({ type: 'paint', buffered: true }),
  );
  for (const type of ['submit', 'invalid']) window.addEventListener(type, onSubmit, true);
  for (const type of ['pointerdown', 'click']) window.addEventListener(type, onPress, true);
  window.addEventListener('click', onClick, true);
  for (const type of INTENT)
    window.addEventListener(type, loadApp, { capture: true, passive: true });
  // The app reads a hash or a query.
  if (settings.now !== undefined || location.hash || location.search) void loadApp();
  const observer = new window.IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) void loadApp();
  });
  for (const element of document.querySelectorAll('[data-wakes]')) observer.observe(element);
  watchPictures(loadApp);
}

/**
 * Loads a page again that the browser has kept from before a deployment, and whose app is gone, unless the visitor has
 * begun to do something on it.
 */
async function reloadStalePage(window: Window, { version = '' }: StartSettings): Promise<void> {
  try {
    // The page's own address, past the browser's cache.
    const answer = await window.fetch('', { cache: 'reload' });
    const isNewer = answer.ok && !(await answer.text()).includes(version);
    // After a visit the h1 has the focus: with h1 or body focused, the visitor has begun nothing.
    if (isNewer && window.document.activeElement?.matches('body, h1')) window.location.reload();
  } catch {
    // Without a whole answer the page stays.
  }
}

const closestTo = ({ target }: Event, selector: string) =>
  (target as Partial<Element> | null)?.closest?.(selector);

const splitList = (addresses?: string) => addresses?.split(' ') ?? [];

/** Fetches all scripts and data of the page's app, behind the files of the page itself. */
function preloadApp(document: Document, { modules, files }: StartSettings): void {
  const preload = (link: Partial<HTMLLinkElement> & { href: string }) => {
    if (document.head.querySelector(`[href="${link.href}"]`)) return;
    const hint = document.createElement('link');
    document.head.append(Object.assign(hint, link, { fetchPriority: 'low' }));
  };
  for (const href of splitList(modules)) preload({ rel: 'modulepreload', href });
  for (const href of splitList(files))
    preload({ rel: 'preload', as: 'fetch', crossOrigin: '', href });
}
