// What shows pages before the app and with it, and what is kept of forms when the visitor leaves.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DATA_ID } from '../../src/app/embedded.ts';
import { htmlScreen } from '../../src/app/navigator/html-screen.ts';
import { isFilledIn, keepForms } from '../../src/app/navigator/keep-forms.ts';
import { createPageStore } from '../../src/app/navigator/page-store.ts';
import { reactScreen } from '../../src/app/navigator/react-screen.ts';
import { showYear, yearNow } from '../../src/app/year.ts';
import { type FakeElement, FakeWindow } from '../support/browser/fake-window.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const FIELDS = 'input, select, textarea';

describe('prerendered pages', () => {
  const screenWith = (answer: Response, isOver = false) => {
    const window = new FakeWindow();
    window.elements.set(DATA_ID, [{ dataset: { build: 'b1' } }]);
    Object.assign(window, { fetch: async () => answer });
    const settings = { isOver: () => isOver, onContent: () => {}, onShown: () => {} };
    return { window, screen: htmlScreen(window.asWindow(), settings) };
  };
  const page = (build = 'b1') => new Response(`<script data-build="${build}"></script>`);
  const redirected = () => Object.defineProperty(page(), 'redirected', { value: true });

  it('are fetched, and shown once they are here', async () => {
    const { screen } = screenWith(page());
    expect(screen.follows(undefined)).toBe(false);
    expect(screen.follows(await screen.fetch('/about/'))).toBe(true);
  });

  it.each([
    ['of another build', page('b2')],
    ['that are not found', new Response(page().body, { status: 404 })],
    ['that lead elsewhere', redirected()],
  ])('%s are left to the browser', async (_which, answer) => {
    await expect(screenWith(answer).screen.fetch('/about/')).rejects.toThrow('/about/');
  });

  it('are left to the browser while a field is filled in, or when the app cannot be had', async () => {
    const { window, screen } = screenWith(page());
    window.elements.set(FIELDS, [{ value: 'Ada', defaultValue: '', type: 'text' }]);
    expect(screen.follows({ text: '' })).toBe(false);
    expect(screenWith(page(), true).screen.follows({ text: '' })).toBe(false);
  });
});

describe('React', () => {
  const home = { path: '/', sections: [] };
  const about = { path: '/about/', sections: [] };

  it('has the first page already, and fetches the others', async () => {
    const fetchPage = vi.fn(async () => about);
    const screen = reactScreen(createPageStore(home), fetchPage);
    expect(await screen.fetch('/')).toBe(home);
    expect(await screen.fetch('/about/')).toBe(about);
    expect(fetchPage).toHaveBeenCalledTimes(1);
  });

  it('shows a page at once, says how the visitor came, and ends the wait', () => {
    const store = createPageStore(home);
    const screen = reactScreen(store, async () => about);
    screen.wait?.(true);
    screen.show(about, { whole: false });
    expect(store.getState()).toEqual({ page: about, byLink: true, whole: false, pending: false });
    screen.show(home, { whole: true, restore: 0 });
    expect(store.getState()).toMatchObject({ page: home, byLink: false, whole: true });
  });
});

describe('forms before the app runs', () => {
  const session = () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    });
    return kept;
  };
  const left = (isRunning: boolean) => {
    const kept = session();
    const window = new FakeWindow();
    const elements = [
      { name: 'name', value: 'Ada', type: 'text' },
      { name: 'consent', value: 'on', type: 'checkbox' },
      { name: 'phone', value: '', type: 'tel' },
    ];
    window.elements.set('[data-draft]', [{ dataset: { draft: 'quote' }, elements }]);
    keepForms(window.asWindow(), () => isRunning);
    window.dispatchEvent(new Event('pagehide'));
    return Object.fromEntries(kept);
  };

  it('keep what was typed, without the consent', () => {
    expect(left(false)).toEqual({ quote: '{"name":"Ada"}' });
  });

  it('leave that to the app once it runs', () => {
    expect(left(true)).toEqual({});
  });

  it('lose the consent when the browser has kept the page whole', () => {
    const window = new FakeWindow();
    const click = vi.fn();
    window.elements.set('[name=marketingConsent]:checked', [{ click }]);
    keepForms(window.asWindow(), () => false);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(click).not.toHaveBeenCalled();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(click).toHaveBeenCalledTimes(1);
  });

  it.each<[string, FakeElement, boolean]>([
    ['an empty field', { type: 'text', value: '', defaultValue: '' }, false],
    ['a typed text', { type: 'text', value: 'Ada', defaultValue: '' }, true],
    ['a text that came with the page', { type: 'text', value: 'NY', defaultValue: 'NY' }, false],
    ['a checked box', { type: 'checkbox', checked: true, value: 'on' }, true],
    ['a box', { type: 'checkbox', checked: false, value: 'on' }, false],
    ['a choice', { type: 'select-one', value: 'dunkirk' }, true],
    ['no choice', { type: 'select-one', value: '' }, false],
  ])('%s: filled in is %3$s', (_which, field, isFilled) => {
    const window = new FakeWindow();
    window.elements.set(FIELDS, [field]);
    expect(isFilledIn(window.asWindow().document)).toBe(isFilled);
  });
});

describe('the copyright line of a page from last year', () => {
  const lineOf = (year: string) => {
    vi.useFakeTimers({ now: new Date('2027-01-02T12:00:00') });
    const window = new FakeWindow();
    const line = { textContent: `© ${year} Curbside`, dataset: { year } };
    window.elements.set('[data-year]', [line]);
    showYear(window.asWindow().document);
    return line;
  };

  it('shows this year’s before the app is there, as the app will', () => {
    expect(lineOf('2026')).toEqual({ textContent: '© 2027 Curbside', dataset: { year: '2027' } });
    expect(yearNow(2026)).toBe(2027);
  });

  it('never goes back, as on a machine whose clock is late', () => {
    expect(lineOf('2028').textContent).toBe('© 2028 Curbside');
    expect(yearNow(2028)).toBe(2028);
  });

  it('may be missing', () => {
    expect(() => showYear(new FakeWindow().asWindow().document)).not.toThrow();
  });
});
