// The script in every page: it fetches the app at the first sign of intent, and keeps what the visitor does until then.
import { reportMarkedClicks } from '../outside/analytics.ts';
import { pause } from '../ui/timing.ts';
import { DATA_ID, type StartSettings } from './embedded.ts';
import { watchPictures } from './watch-pictures.ts';

/** Asleep until a sign of intent, waking until React has taken over. Failed, the page works as the browser has it. */
type State = 'idle' | 'loading' | 'running' | 'failed';

type NavigatorScript = typeof import('./entry-navigator.ts');
type AppScript = Pick<typeof import('./entry-client.tsx'), 'start'>;
/** Imports a script by its address. */
type Import = (address: string) => Promise<unknown>;

/** Signs that the visitor may want more than to read. */
const INTENT = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel', 'scroll'];
/** Before it fetches or evaluates a script, the app lets more urgent work pass for this many milliseconds. */
const YIELD_MS = 50;
/** After a press on a link, the app waits this many milliseconds for the next page. */
const DEPARTURE_TIMEOUT_MS = 2000;
/** A form that was sent waits this many milliseconds for the app, before the browser checks it and it goes to the mail program. */
const REPLAY_TIMEOUT_MS = 30_000;

const nothing = () => {};

/** The page's app: `state` says how far it is. */
interface App {
  state: State;
}

const isEarly = ({ state }: App) => state === 'idle' || state === 'loading';

export function createStarter(window: Window & typeof globalThis, load: Import): void {
  const { document, location } = window;
  const settings: StartSettings = document.getElementById(DATA_ID)?.dataset ?? {};
  const app: App = { state: 'idle' };
  const { pendingInteractions, replay } = holdInteractions(window, app);
  const navigation = watchNavigation(window);

  async function loadApp(): Promise<void> {
    if (app.state !== 'idle') return;
    app.state = 'loading';
    try {
      const { start } = await fetchApp(document, settings, load, navigation.pass);
      // React compares the page with what it renders.
      for (const element of pendingInteractions.keys()) element.ariaBusy = null;
      await start();
      app.state = 'running';
    } catch {
      app.state = 'failed';
    }
    for (const [element, submitter] of pendingInteractions) replay(element, submitter);
    if (app.state === 'failed' && !pendingInteractions.size)
      await reloadStalePage(window, settings);
  }

  async function followLinks(): Promise<void> {
    const script = (await load(settings.navigator ?? '')) as NavigatorScript;
    script.keepForms(window, () => app.state === 'running');
    // The app may have come first.
    script.pageNavigator.screen ??= script.createHtmlRenderer(window, {
      hasAppFailed: () => app.state === 'failed',
      onContent: () => watchPictures(nothing),
      // The other page needs the app and perhaps further scripts.
      onPageRendered: () => {
        navigation.end();
        if (app.state === 'idle') void loadApp();
        else preloadApp(document, settings);
      },
    });
  }

  reportMarkedClicks(document);
  onFirstPaint(window, () => {
    // A visitor who came by a link of the site has shown intent already.
    if (document.referrer.startsWith(`${location.origin}/`)) void loadApp();
    followLinks().catch(nothing);
  });
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

/** Calls `act` once the page's content is painted: nothing of it waits for the network any more. */
function onFirstPaint(window: Window & typeof globalThis, act: () => void): void {
  const onPaint = (list: PerformanceObserverEntryList, observer: PerformanceObserver) => {
    // The ground may be painted in a frame of its own.
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    act();
  };
  // On a fast network a page is loaded before its first paint.
  window.addEventListener('load', () =>
    new window.PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true }),
  );
}

/** React and the app are evaluated in tasks of their own, so that the browser can paint in between. */
async function fetchApp(
  document: Document,
  settings: StartSettings,
  load: Import,
  passNavigation: () => Promise<void>,
): Promise<AppScript> {
  await passNavigation();
  preloadApp(document, settings);
  const [entry = '', first = entry] = listed(settings.modules);
  await load(first);
  await passNavigation();
  return (await load(entry)) as AppScript;
}

/** Watches for a press on a link; `pass` lets the next page come before the app, and `end` says that it has. */
function watchNavigation(window: Window) {
  /** Until then a pressed link may lead to another page, in milliseconds since 1970. */
  let deadline = 0;
  /** From the finger's coming down: to prepare the app would hold up its click. */
  const onPress = (event: Event) => {
    const link = find(event, 'a[href^="/"]:not([aria-current])');
    if (link) deadline = Date.now() + DEPARTURE_TIMEOUT_MS;
  };
  for (const type of ['pointerdown', 'click']) window.addEventListener(type, onPress, true);
  return {
    /** Lets the answer to a sign of intent be painted, and a page come that a pressed link leads to. */
    async pass(): Promise<void> {
      do await pause(YIELD_MS);
      while (Date.now() < deadline);
    },
    end() {
      deadline = 0;
    },
  };
}

/** Holds what is done before the app runs: forms that were sent, with what sent them, and buttons that were pressed. */
function holdInteractions(window: Window, app: App) {
  const pendingInteractions = new Map<HTMLElement, HTMLElement | null>();

  /** Holds back a form, or what the browser would say about one of its fields: the app has words of its own. */
  function onSubmit(event: Partial<SubmitEvent> & Event): void {
    if (!isEarly(app)) return;
    event.preventDefault();
    const form = ((event.target as HTMLInputElement).form ?? event.target) as HTMLFormElement;
    form.ariaBusy = 'true';
    pendingInteractions.set(form, event.submitter ?? null);
    setTimeout(() => {
      if (!isEarly(app) || !pendingInteractions.delete(form)) return;
      app.state = 'failed';
      replay(form);
    }, REPLAY_TIMEOUT_MS);
  }

  function onClick(event: Event): void {
    // The browser itself acts on other buttons.
    const button = find(event, 'button') as HTMLButtonElement | null | undefined;
    if (button?.type === 'button' && !button.commandForElement && isEarly(app))
      pendingInteractions.set(button, null);
  }

  /** Repeats what was done too early; a form that the app cannot send goes to the mail program. */
  function replay(element: HTMLElement, submitter?: HTMLElement | null): void {
    element.ariaBusy = null;
    if (!(element as HTMLFormElement).submit) element.click();
    else if (app.state === 'running') (element as HTMLFormElement).requestSubmit(submitter);
    else if ((element as HTMLFormElement).reportValidity()) (element as HTMLFormElement).submit();
  }

  for (const type of ['submit', 'invalid']) window.addEventListener(type, onSubmit, true);
  window.addEventListener('click', onClick, true);
  return { pendingInteractions, replay };
}

/**
 * Loads a page again that the browser has kept from before a deployment, and whose app is gone, unless the visitor has
 * begun to do something on it.
 */
async function reloadStalePage(window: Window, { version }: StartSettings): Promise<void> {
  try {
    const answer = await window.fetch('', { cache: 'reload' });
    const isNewer = answer.ok && !(await answer.text()).includes(version as string);
    // A heading has the focus after a press on a link.
    if (isNewer && window.document.activeElement?.matches('body, h1')) window.location.reload();
  } catch {
    // Without a whole answer the page stays.
  }
}

const find = ({ target }: Event, selector: string) =>
  (target as Partial<Element> | null)?.closest?.(selector);

const listed = (addresses?: string) => addresses?.split(' ') ?? [];

/** Fetches all scripts and data of the page's app, behind the files of the page itself. */
function preloadApp(document: Document, { modules, files }: StartSettings): void {
  const preload = (link: Partial<HTMLLinkElement> & { href: string }) => {
    if (document.head.querySelector(`[href="${link.href}"]`)) return;
    const hint = document.createElement('link');
    document.head.append(Object.assign(hint, link, { fetchPriority: 'low' }));
  };
  for (const href of listed(modules)) preload({ rel: 'modulepreload', href });
  for (const href of listed(files)) preload({ rel: 'preload', as: 'fetch', crossOrigin: '', href });
}
