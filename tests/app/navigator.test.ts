// Following links and the history: the latest press wins, and the page changes before the address.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageNavigator } from '../../src/app/navigator/navigator.ts';
import type { RenderOptions } from '../../src/app/navigator/page-renderer.ts';
import { FakeWindow, link, mouse, promised } from '../support/browser/fake-window.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act, 16));
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets resolved promises go on, without any time passing. */
const settle = () => vi.advanceTimersByTimeAsync(0);
/** Lets the browser paint. */
const paint = () => vi.advanceTimersByTimeAsync(200);

/** A navigator in a window, and a screen that notes what it shows. */
function navigated(address = '/') {
  const window = new FakeWindow(address);
  const shown: string[] = [];
  const arrivals: RenderOptions[] = [];
  const asked: string[] = [];
  /** Pages that come when a test says so; the others are at hand. */
  const slow = new Map<string, ReturnType<typeof promised<string>>>();
  let isLeft = false;
  const navigator = createPageNavigator(window.asWindow());
  navigator.renderer = {
    fetch(path) {
      asked.push(path);
      return slow.get(path)?.promise ?? Promise.resolve(path);
    },
    show(page, arrival) {
      shown.push(`${page} at ${window.location.pathname}`);
      arrivals.push(arrival);
      return () => shown.push(`rest of ${page}`);
    },
    canRender: () => !isLeft,
  };
  const hold = (path: string) => {
    const page = promised<string>();
    slow.set(path, page);
    return page;
  };
  const press = (href: string, keys?: Partial<MouseEvent>, more = {}) => {
    const event = mouse('click', link(href, more), keys);
    window.dispatchEvent(event);
    return event;
  };
  const point = (href: string) => window.dispatchEvent(mouse('pointerover', link(href)));
  const leave = () => {
    isLeft = true;
  };
  const urls = () => window.entries.map(({ url }) => url);
  return { window, navigator, shown, arrivals, asked, hold, press, point, leave, urls };
}

describe('a press on a link', () => {
  it('changes the address first where the page reads a query or a hash', async () => {
    const { press, shown, arrivals } = navigated();
    press('/contact/?city=dunkirk');
    await settle();
    press('/about/#hours');
    await settle();
    expect(shown.filter((line) => line.includes(' at '))).toEqual([
      '/contact/ at /contact/',
      '/about/ at /about/',
    ]);
    expect(arrivals.map(({ renderAll }) => renderAll)).toEqual([false, true]);
  });

  it('wins over an earlier one that is slow', async () => {
    const { hold, press, shown, urls } = navigated();
    const about = hold('/about/');
    press('/about/');
    press('/contact/');
    await paint();
    about.resolve('/about/');
    await paint();
    expect(shown[0]).toBe('/contact/ at /');
    expect(urls()).toEqual(['/', '/contact/']);
  });

  it('is done with before the next one, even when nothing was painted in between', async () => {
    const { press, shown, urls } = navigated('/about/');
    press('/contact/');
    await settle();
    press('/about/');
    await settle();
    await paint();
    expect(shown).toEqual([
      '/contact/ at /about/',
      'rest of /contact/',
      '/about/ at /contact/',
      'rest of /about/',
    ]);
    expect(urls()).toEqual(['/about/', '/contact/', '/about/']);
  });

  it('twice on the same link leaves one entry', async () => {
    const { press, urls, shown } = navigated();
    press('/about/');
    press('/about/');
    await paint();
    press('/about/');
    await paint();
    expect(urls()).toEqual(['/', '/about/']);
    expect(shown.filter((line) => line.includes(' at '))).toHaveLength(1);
  });

  it.each<[string, Partial<MouseEvent>, object]>([
    ['with Control', { ctrlKey: true }, {}],
    ['with Command', { metaKey: true }, {}],
    ['with Shift', { shiftKey: true }, {}],
    ['with Alt', { altKey: true }, {}],
    ['with the middle button', { button: 1 }, {}],
    ['to a new tab', {}, { target: '_blank' }],
    ['to another site', {}, { origin: 'https://other.example' }],
    ['to a file', {}, { pathname: '/logo.svg' }],
    ['to a place on the page', {}, { pathname: '/', hash: '#hours' }],
  ])('%s is the browser’s', async (_which, keys, more) => {
    const { press, shown } = navigated();
    expect(press('/about/', keys, more).defaultPrevented).toBe(false);
    await paint();
    expect(shown).toEqual([]);
  });

  it('is the browser’s where the screen does not follow it, or where there is none', () => {
    const { press, leave, navigator } = navigated();
    leave();
    expect(press('/about/').defaultPrevented).toBe(false);
    navigator.renderer = undefined;
    expect(press('/about/').defaultPrevented).toBe(false);
  });

  it('on the shown page scrolls to its top, and drops the hash', async () => {
    const { press, window, shown, urls } = navigated('/about/#hours');
    window.scrollY = 700;
    press('/about/');
    expect(window.scrollY).toBe(0);
    expect(urls()).toEqual(['/about/#hours', '/about/']);
    expect(shown).toEqual([]);
  });

  it('waits for a network, and is given up meanwhile by another press', async () => {
    const { hold, press, window } = navigated();
    window.navigator.onLine = false;
    for (const path of ['/about/', '/contact/']) hold(path).reject(new TypeError('no network'));
    press('/about/');
    await settle();
    press('/contact/');
    await settle();
    expect(window.location.loads).toEqual([]);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(window.location.loads).toEqual(['/contact/']);
  });
});

describe('a step back', () => {
  it('loads the page where the screen does not show it, at the place where it was left', async () => {
    const { press, window, leave } = navigated();
    window.scrollTo({ top: 900 });
    press('/about/');
    await paint();
    leave();
    window.go(-1);
    expect(window.location.loads).toEqual(['/']);
    expect(window.scrollY).toBe(900);
    expect(window.document.body.style.minHeight).toBe('1700px');
  });

  it('and forward leads to the hash of a page that was left before its scroll had ended', async () => {
    const { press, window, arrivals } = navigated();
    const scrollIntoView = vi.fn();
    window.elements.set('hours', [
      { scrollIntoView, matches: () => false, querySelector: () => null, focus: () => {} },
    ]);
    press('/about/#hours');
    await paint();
    window.go(-1);
    await paint();
    scrollIntoView.mockClear();
    window.go(1);
    await paint();
    expect(arrivals.at(-1)).toEqual({ restore: undefined, renderAll: true });
    expect(scrollIntoView).toHaveBeenCalledOnce();
  });

  it('before the address has changed keeps the page that the browser is at', async () => {
    const { press, window, urls, shown } = navigated('/about/');
    window.history.pushState({}, '', '/contact/');
    press('/about/');
    await settle();
    window.go(-1);
    await paint();
    expect(urls()).toEqual(['/about/', '/contact/']);
    expect(shown.at(-1)).toBe('rest of /about/');
  });
});

describe('a page', () => {
  it('is fetched again after five minutes, and after a failure', async () => {
    const { point, hold, asked } = navigated();
    hold('/about/').reject(new Error('503'));
    point('/about/');
    await settle();
    point('/about/');
    point('/contact/');
    await vi.advanceTimersByTimeAsync(301_000);
    point('/contact/');
    await settle();
    expect(asked).toEqual(['/about/', '/about/', '/contact/', '/contact/']);
  });
});

it('a reload is restored by the browser, every other step by the navigator', () => {
  const { window } = navigated();
  expect(window.history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
});
