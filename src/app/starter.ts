// The only script that runs before a visitor does anything, written into every page: it fetches the app in time.
// At the first sign of intent, that is; and what the visitor does until the app is there is kept for it.
import { withTrailingSlash } from '../model/path.ts';
import { reportMarkedClicks } from '../services/analytics.ts';
import { DATA_ID, type StartSettings } from './embedded.ts';
import { layOutLater } from './lay-out-later.ts';
import { watchPictures } from './watch-pictures.ts';

/** Signs that somebody is there and may want more than to read. */
const INTENT = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel', 'scroll'];

const settings = (document.getElementById(DATA_ID)?.dataset ?? {}) as StartSettings;
const [entry = '', ...imports] = (settings.modules ?? '').split(' ');
const files = settings.files?.split(' ') ?? [];
/** Forms that were sent, with what sent them, and buttons that were pressed. Pressing twice means it once. */
const held = new Map<HTMLElement, HTMLElement | null>();
const listening = new AbortController();
/** How long evaluating waits for what is more urgent, in milliseconds. */
const BREATH = 50;
/** How long it keeps out of the way of a page that a link may lead to. */
const DEPARTURE = 2000;
/** Resolves when a link that was pressed has not led away from here. */
let leaving: Promise<void> | undefined;
/** True once the app is there, or is known not to come: nothing is held from then on. */
let decided = false;

/**
 * Loads the app and hands it what was held. Without the app the page stays as the browser alone has it, and forms are
 * sent by mail; a browser does not ask twice for a module that it could not get, so the next page tries again.
 */
async function wake(): Promise<void> {
  if (listening.signal.aborted) return;
  listening.abort();
  let app: { start(): Promise<void> } | undefined;
  try {
    // The picture that answers this sign comes first.
    await pause(0);
    for (const href of [entry, ...imports]) preload({ rel: 'modulepreload', href });
    for (const href of files) preload({ rel: 'preload', as: 'fetch', crossOrigin: '', href });
    // React and the app are evaluated in tasks of their own. In between, and before, the page can be painted, and the
    // press that a pointer came for can lead elsewhere.
    for (const href of [imports[0] ?? entry, entry]) {
      await pause(BREATH);
      await leaving;
      app = await import(/* @vite-ignore */ href);
    }
    for (const element of held.keys()) element.ariaBusy = null;
    await app?.start();
  } catch {
    app = undefined;
  }
  decided = true;
  for (const [element, submitter] of held) {
    if (!(element instanceof HTMLFormElement)) element.click();
    else if (app) element.requestSubmit(submitter);
    else element.submit();
  }
  if (!app && held.size === 0) await renew();
}

/**
 * A page from before a deployment may come out of the browser's cache, and its app is gone. Where the server has another
 * one by now it is loaded, unless somebody has begun to do something here.
 */
async function renew(): Promise<void> {
  try {
    const answer = await fetch('', { cache: 'reload' });
    const isNewer = answer.ok && !(await answer.text()).includes(settings.version as string);
    if (isNewer && document.activeElement === document.body) location.reload();
  } catch {
    // Without a whole answer the page stays.
  }
}

const pause = (time: number) => new Promise<void>((goOn) => setTimeout(goOn, time));

/** Everything that the page's app consists of is asked for at once, behind what the page itself still loads. */
function preload(link: Partial<HTMLLinkElement>): void {
  document.head.append(
    Object.assign(document.createElement('link'), link, { fetchPriority: 'low' }),
  );
}

/** A form that is sent too early waits for the app. */
function holdSubmit(event: SubmitEvent): void {
  if (decided) return;
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  form.ariaBusy = 'true';
  held.set(form, event.submitter);
}

/** A button that the browser itself does nothing with is pressed again once the app is there. */
function holdClick({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  if (target.closest('a')) leaving = pause(DEPARTURE);
  const button = target.closest('button');
  if (!decided && button && button.type === 'button' && !button.commandForElement) {
    held.set(button, null);
  }
}

/** A page that nobody sees yet waits until somebody does. */
function wakeUp(): void {
  const { prerendering } = document as { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', wake, { once: true });
  else void wake();
}

/** Lets the browser fetch likely next pages (see speculation-rules.ts), as nothing of this page waits for the network. */
function onShown(): void {
  document.documentElement.dataset.loaded = '';
  // Somebody who came here by a link of the site has shown intent already, and may well follow another one.
  if (document.referrer.startsWith(`${location.origin}/`)) wakeUp();
}

/** The app is needed without anybody's doing: a place or a choice in the address, or something that is now in view. */
function watch(): void {
  if (settings.now !== undefined || location.hash || location.search) wakeUp();
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) wakeUp();
  });
  for (const element of document.querySelectorAll('[data-wakes]')) observer.observe(element);
}

/** On a host that does not redirect, the address gets its slash here; query and hash stay. */
function addSlash(): void {
  const path = withTrailingSlash(location.pathname);
  if (path !== location.pathname) {
    history.replaceState(history.state, '', path + location.search + location.hash);
  }
}

addSlash();
reportMarkedClicks(document);
// On a fast network a page has loaded before it is painted for the first time.
addEventListener('load', () =>
  new PerformanceObserver(onShown).observe({ type: 'paint', buffered: true }),
);
addEventListener('submit', holdSubmit, true);
addEventListener('click', holdClick, true);
for (const type of INTENT) {
  addEventListener(type, wake, { signal: listening.signal, capture: true, passive: true });
}
watch();
watchPictures(() => void wake());
layOutLater();
