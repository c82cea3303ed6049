// The starter: asleep until a sign of intent, and nothing that the visitor does meanwhile is lost.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DATA_ID } from '../../src/app/embedded.ts';
import { createStarter } from '../../src/app/starter.ts';
import {
  type FakeElement,
  FakeWindow,
  link,
  mouse,
  promised,
} from '../support/browser/fake-window.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const SETTINGS = {
  modules: '/entry.js /react.js',
  navigator: '/navigator.js',
  files: '/a.json',
  version: 'v1',
};

/** A page with a starter; the app comes when the test says so. */
function asleep(referrer = '') {
  const window = new FakeWindow('/');
  const app = promised<{ start(): Promise<void> }>();
  const started = promised<void>();
  const imported: string[] = [];
  const navigator: { screen?: { follows(): boolean } } = {};
  const forms = vi.fn();
  const screen = { follows: () => true };
  const navigatorScript = { navigator, htmlScreen: vi.fn(() => screen), keepForms: forms };
  const painted: ((shown: string) => void)[] = [];
  Object.assign(window, {
    fetch: vi.fn(async () => new Response('<html data-version="v1">')),
    PerformanceObserver: class {
      constructor(act: (entries: unknown, observer: unknown) => void) {
        painted.push((shown) => {
          const getEntriesByName = (name: string) => (name === shown ? [{}] : []);
          act({ getEntriesByName }, { disconnect: () => {} });
        });
      }
      observe() {}
    },
    IntersectionObserver: class {
      observe() {}
    },
  });
  // Pictures and layout are looked after in the real document.
  vi.stubGlobal('document', window.document);
  Object.assign(window.document, { referrer, addEventListener: () => {} });
  window.elements.set(DATA_ID, [{ dataset: SETTINGS }]);
  createStarter(window.asWindow(), async (href) => {
    imported.push(href);
    if (href === '/navigator.js') return navigatorScript;
    return href === '/entry.js' ? app.promise : {};
  });
  const paint = async (shown = 'first-contentful-paint') => {
    window.dispatchEvent(new Event('load'));
    for (const act of painted) act(shown);
    await vi.advanceTimersByTimeAsync(0);
  };
  const hint = () => window.dispatchEvent(new Event('pointermove'));
  const come = () => app.resolve({ start: () => started.promise });
  const pass = (time = 200) => vi.advanceTimersByTimeAsync(time);
  return {
    window,
    imported,
    navigator,
    navigatorScript,
    paint,
    hint,
    come,
    started,
    app,
    pass,
    screen,
  };
}

/** A form, and what became of it. */
function form() {
  const done: string[] = [];
  const element: FakeElement = {
    ariaBusy: null,
    submit: () => done.push('mail'),
    requestSubmit: (by: unknown) => done.push(`app by ${by}`),
    closest: () => null,
  };
  return { element, done };
}

const submit = (element: object) => mouse('submit', element, { submitter: 'Send' } as object);

describe('the starter', () => {
  it('does not take a painted ground for the page', async () => {
    const { imported, paint } = asleep('https://site.example/about/');
    await paint('first-paint');
    expect(imported).toEqual([]);
  });

  it('evaluates nothing while a pressed link may lead elsewhere', async () => {
    const { window, imported, hint, pass } = asleep();
    window.dispatchEvent(mouse('click', link('/about/')));
    hint();
    await pass(1900);
    expect(imported).toEqual([]);
    await pass(200);
    expect(imported).toContain('/entry.js');
  });
});

describe('links', () => {
  it('are the navigator’s after the first paint, until the app cannot be had', async () => {
    const { navigator, navigatorScript, paint, hint, app, pass, screen } = asleep();
    await paint();
    expect(navigator.screen).toBe(screen);
    const [[, settings]] = navigatorScript.htmlScreen.mock.calls as unknown as [
      [unknown, { isOver(): boolean }],
    ];
    expect(settings.isOver()).toBe(false);
    app.reject(new Error('404'));
    hint();
    await pass();
    expect(settings.isOver()).toBe(true);
  });

  it('stay the app’s when it has come before the paint', async () => {
    const { navigator, paint } = asleep();
    const ofApp = { follows: () => true };
    navigator.screen = ofApp;
    await paint();
    expect(navigator.screen).toBe(ofApp);
  });
});

describe('a form that is sent too early', () => {
  it('goes there after half a minute, and not once more when the app comes after all', async () => {
    const { window, come, started, pass, hint } = asleep();
    const { element, done } = form();
    window.dispatchEvent(submit(element));
    hint();
    await pass(30_000);
    come();
    started.resolve();
    await pass();
    expect(done).toEqual(['mail']);
  });

  it('is the app’s own once that runs', async () => {
    const { window, come, started, pass, hint } = asleep();
    hint();
    come();
    started.resolve();
    await pass();
    const event = submit(form().element);
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });
});

describe('a page whose app is gone', () => {
  const gone = async (answer: Response, focused: string) => {
    const { window, app, hint, pass } = asleep();
    Object.assign(window, { fetch: vi.fn(async () => answer) });
    window.document.activeElement = { matches: (selector: string) => selector.includes(focused) };
    app.reject(new Error('404'));
    hint();
    await pass();
    return window.location.loads;
  };

  it('stays when it is the newest, or cannot be had', async () => {
    expect(await gone(new Response('<html data-version="v1">'), 'body')).toEqual([]);
    expect(await gone(new Response('', { status: 500 }), 'body')).toEqual([]);
  });
});

it('a button that was pressed too early is pressed once more, and only once', async () => {
  const { window, come, started, pass, hint } = asleep();
  const click = vi.fn();
  const button: FakeElement = { type: 'button', click };
  button.closest = (selector: string) => (selector === 'button' ? button : null);
  window.dispatchEvent(mouse('click', button));
  window.dispatchEvent(mouse('click', button));
  hint();
  come();
  started.resolve();
  await pass();
  expect(click).toHaveBeenCalledTimes(1);
});
