// The only script that runs before a visitor does anything, written into every page: it fetches the app in time.
// At the first sign of intent, that is; and what the visitor does until the app is there is kept for it.
import { withTrailingSlash } from '../model/path.ts';
import { reportMarkedClicks } from '../services/analytics.ts';
import { DATA_ID, type StartSettings } from './embedded.ts';
import { watchPictures } from './watch-pictures.ts';

/** Signs that somebody is there and may want more than to read. */
const INTENT = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'wheel',
  'scroll',
];

/** Something that needs the app: how the app does it, and what is left to do without it. */
interface Held {
  replay(): void;
  giveUp?(): void;
}

const {
  entry = '',
  modules = '',
  now,
} = (document.getElementById(DATA_ID)?.dataset ?? {}) as StartSettings;
/** By the element that was used: pressing a button twice means it once. */
const held = new Map<Element, Held>();
const listening = new AbortController();
/** True once the app is there, or is known not to come: nothing is held from then on. */
let decided = false;

/**
 * Loads the app and hands it what was held. Without the app the page stays as the browser alone has it, and forms are
 * sent by mail; a browser does not ask twice for a module that it could not get, so the next page tries again.
 */
async function wake(): Promise<void> {
  if (listening.signal.aborted) return;
  listening.abort();
  try {
    preload();
    const { start } = (await import(/* @vite-ignore */ entry)) as { start(): Promise<void> };
    for (const element of held.keys()) element.removeAttribute('aria-busy');
    await start();
    decided = true;
    for (const { replay } of held.values()) replay();
  } catch {
    decided = true;
    for (const { giveUp } of held.values()) giveUp?.();
  }
}

/** Everything that the page's app consists of is asked for at once, behind what the page itself still loads. */
function preload(): void {
  for (const href of modules.split(' ').filter(Boolean)) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    link.setAttribute('fetchpriority', 'low');
    document.head.append(link);
  }
}

function listen(): void {
  const { signal } = listening;
  for (const type of INTENT) {
    addEventListener(type, () => void wake(), { signal, capture: true, passive: true, once: true });
  }
}

/** A form that is sent too early waits for the app. */
function holdSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (decided || !(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  form.setAttribute('aria-busy', 'true');
  held.set(form, {
    replay: () => form.requestSubmit(event.submitter),
    giveUp: () => {
      form.removeAttribute('aria-busy');
      form.submit();
    },
  });
}

/** A button that the browser itself does nothing with is pressed again once the app is there. */
function holdClick({ target }: MouseEvent): void {
  const button = target instanceof Element && target.closest('button');
  if (decided || !button || button.type !== 'button' || button.commandForElement) return;
  held.set(button, { replay: () => button.click() });
}

/** The app is needed without anybody's doing: a place or a choice in the address, or something that is now in view. */
function watch(): void {
  const start = () => void wake();
  const wakeUp = () => {
    if (!('prerendering' in document && document.prerendering)) return start();
    document.addEventListener('prerenderingchange', start, { once: true });
  };
  if (now !== undefined || location.hash || location.search) wakeUp();
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    wakeUp();
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
addEventListener('submit', holdSubmit, true);
addEventListener('click', holdClick, true);
listen();
watch();
watchPictures(() => void wake());
