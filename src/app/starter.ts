// The script that is written into every page: it fetches the app in time, which is at the first sign of intent.
// What the visitor does until the app is there is kept for it; links are followed by swap-pages.ts.
import { reportMarkedClicks } from '../outside/analytics.ts';
import { DATA_ID, HANDOVER, type StartSettings } from './embedded.ts';
import { layOutLater } from './lay-out-later.ts';
import { watchPictures } from './watch-pictures.ts';

/** Signs that somebody is there and may want more than to read. */
const INTENT = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel', 'scroll'];

const settings = (document.getElementById(DATA_ID)?.dataset ?? {}) as StartSettings;
const modules = () => settings.modules?.split(' ') ?? [];
/** Forms that were sent, with what sent them, and buttons that were pressed. Pressing twice means it once. */
const held = new Map<HTMLElement, HTMLElement | null>();
const listening = new AbortController();
/** How long evaluating waits for what is more urgent, in milliseconds. */
const BREATH = 50;
/** How long it keeps out of the way of a page that a link leads to. */
const DEPARTURE = 2000;
/** How long a form that was sent waits for the app, in milliseconds, before it goes to the mail program. */
const PATIENCE = 30_000;
/** Until then a link that was pressed may lead away from here, in milliseconds since 1970. */
let leaving = 0;
/** True once links are the app's to follow, or the browser's where there is no app. */
let handedOver = false;
/** True once the app is there, or is known not to come: nothing is held from then on. */
let decided = false;
/** True once the app has taken the page over. */
let running = false;

/**
 * Loads the app and hands it what was held. Without the app the page stays as the browser alone has it, and forms are
 * sent by mail; a browser does not ask twice for a module that it could not get, so the next page tries again.
 */
async function wake(): Promise<void> {
  if (listening.signal.aborted) return;
  listening.abort();
  const app = await fetchApp().catch(nothing);
  for (const element of held.keys()) element.ariaBusy = null;
  handedOver = true;
  dispatchEvent(new Event(HANDOVER));
  running = (await app?.start().then(() => true, nothing)) ?? false;
  decided = true;
  for (const [element, submitter] of held) {
    if (!(element instanceof HTMLFormElement)) element.click();
    else if (running) element.requestSubmit(submitter);
    else element.submit();
  }
  if (!running && held.size === 0) await renew();
}

/** React and the app are evaluated in tasks of their own: in between, and before, the page can be painted. */
async function fetchApp(): Promise<{ start(): Promise<void> }> {
  // The picture that answers this sign comes first.
  await pause(0);
  preloadApp();
  const [entry = '', first = entry] = modules();
  await evaluate(first);
  return evaluate(entry);
}

/** Evaluates a module when the press that a pointer came for does not lead elsewhere. */
async function evaluate(href: string) {
  do await pause(BREATH);
  while (Date.now() < leaving);
  return import(/* @vite-ignore */ href);
}

/**
 * A page from before a deployment may come out of the browser's cache, and its app is gone. Where the server has another
 * one by now it is loaded, unless somebody has begun to do something here.
 */
async function renew(): Promise<void> {
  try {
    const answer = await fetch('', { cache: 'reload' });
    const isNewer = answer.ok && !(await answer.text()).includes(settings.version as string);
    // A heading has the focus after a press on a link.
    if (isNewer && document.activeElement?.matches('body, h1')) location.reload();
  } catch {
    // Without a whole answer the page stays.
  }
}

const nothing = () => {};
const pause = (time: number) => new Promise<void>((goOn) => setTimeout(goOn, time));

/** Everything that the page's app consists of is asked for at once. */
function preloadApp(): void {
  for (const href of modules()) preload({ rel: 'modulepreload', href });
  for (const href of settings.files?.split(' ') ?? []) {
    preload({ rel: 'preload', as: 'fetch', crossOrigin: '', href });
  }
}

/** Fetches a file behind what the page itself still loads. */
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
  setTimeout(() => {
    if (decided || !held.delete(form)) return;
    form.ariaBusy = null;
    form.submit();
  }, PATIENCE);
}

/** A button that the browser itself does nothing with is pressed again once the app is there. */
function holdClick({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  if (target.closest('a[href^="/"]:not([aria-current])')) leaving = Date.now() + DEPARTURE;
  const button = target.closest('button');
  if (!decided && button && button.type === 'button' && !button.commandForElement) {
    held.set(button, null);
  }
}

/** What is for the next page comes now, as nothing of this one waits for the network. */
function onShown(_: unknown, observer: PerformanceObserver): void {
  observer.disconnect();
  // Somebody who came here by a link of the site has shown intent already, and may well follow another one.
  if (document.referrer.startsWith(`${location.origin}/`)) void wake();
  import(/* @vite-ignore */ settings.swap ?? '').then(({ swapPages, keepForms }) => {
    keepForms(() => running);
    handedOver || swapPages(onSwapped);
  }, nothing);
}

/** Another page has taken the place of this one, whose link was pressed. The app comes, with what that page needs of it. */
function onSwapped(): void {
  leaving = 0;
  layOutLater(0);
  if (listening.signal.aborted) preloadApp();
  else void wake();
}

/** The app is needed without anybody's doing: a place or a choice in the address, or something that is now in view. */
function watch(): void {
  if (settings.now !== undefined || location.hash || location.search) void wake();
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) void wake();
  });
  for (const element of document.querySelectorAll('[data-wakes]')) observer.observe(element);
}

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
watchPictures(wake);
// Where the browser painted before it came to this script, the second section may be on the screen: hiding it for a
// moment would count as a shift. The document's time is 0 until the first picture.
layOutLater(document.timeline.currentTime ? 1 : 0);
