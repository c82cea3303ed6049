// The starter: asleep until a sign of intent, and nothing that the visitor does meanwhile is lost.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DATA_ID } from '../../src/app/embedded.ts';
import { createStarter } from '../../src/app/starter.ts';
import { type FakeElement, FakeWindow, mouse, promised } from '../support/browser/fake-window.ts';

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
  const navigatorScript = {
    pageNavigator: {},
    createHtmlRenderer: () => ({}),
    keepForms: () => {},
  };
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
  const paint = async (shown: string) => {
    window.dispatchEvent(new Event('load'));
    for (const act of painted) act(shown);
    await vi.advanceTimersByTimeAsync(0);
  };
  const hint = () => window.dispatchEvent(new Event('pointermove'));
  const come = () => app.resolve({ start: () => started.promise });
  const pass = (time = 200) => vi.advanceTimersByTimeAsync(time);
  return { window, imported, paint, hint, come, started, pass };
}

/** A form, and what became of it. */
function form() {
  const done: string[] = [];
  const element: FakeElement = {
    ariaBusy: null,
    submit: () => done.push('mail'),
    requestSubmit: (by: unknown) => done.push(`app by ${by}`),
    reportValidity: () => true,
    closest: () => null,
  };
  return { element, done };
}

const submit = (element: object) => mouse('submit', element, { submitter: 'Send' } as object);

it('a visitor who came by a link of the site wakes the app by the first paint of the page, not of its ground', async () => {
  const { imported, paint, pass } = asleep('https://site.example/about/');
  await paint('first-paint');
  await pass();
  expect(imported).not.toContain('/entry.js');
  await paint('first-contentful-paint');
  await pass();
  expect(imported).toContain('/entry.js');
});

it('a finger on a link to another page is followed first; the app comes later if it was only a swipe', async () => {
  const { window, imported, pass } = asleep();
  const link: FakeElement = {};
  link.closest = (selector: string) => (selector.startsWith('a') ? link : null);
  window.dispatchEvent(mouse('pointerdown', link));
  await pass(1000);
  expect(imported).not.toContain('/entry.js');
  await pass(1200);
  expect(imported).toContain('/entry.js');
});

describe('a form that is sent too early', () => {
  it('goes to the mail program after half a minute, and not once more when the app comes after all', async () => {
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

  it('has what is wrong in it said by the app, and not by the browser', async () => {
    const { window, come, started, pass, hint } = asleep();
    const { element, done } = form();
    for (const field of [{ form: element }, { form: element }]) {
      const event = mouse('invalid', field);
      window.dispatchEvent(event);
      expect(event.defaultPrevented).toBe(true);
    }
    hint();
    come();
    started.resolve();
    await pass();
    expect(done).toEqual(['app by null']);
  });

  it('is checked by the browser where the app does not come in half a minute', async () => {
    const { window, pass, hint } = asleep();
    const { element, done } = form();
    const field = { form: element };
    let isSaid = false;
    element.reportValidity = () => {
      isSaid = window.dispatchEvent(mouse('invalid', field));
      return false;
    };
    window.dispatchEvent(mouse('invalid', field));
    hint();
    await pass(30_000);
    expect(isSaid).toBe(true);
    expect(done).toEqual([]);
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
