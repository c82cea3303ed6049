// A window for unit tests of the starter and the navigator: its history, its events, and a document that knows selectors.

/** What the code asks of an element. */
export type FakeElement = Record<string, unknown>;

interface Entry {
  url: string;
  state: unknown;
}

export const ORIGIN = 'https://site.example';

/** The place of an entry, as `location` gives it. `loads` notes what the browser loads as a whole. */
class FakeLocation {
  readonly origin = ORIGIN;
  readonly loads: string[] = [];
  private readonly url: () => URL;
  constructor(address: () => string) {
    this.url = () => new URL(address(), ORIGIN);
  }
  get pathname() {
    return this.url().pathname;
  }
  get search() {
    return this.url().search;
  }
  get hash() {
    return this.url().hash;
  }
  assign(address: string) {
    this.loads.push(address);
  }
  reload() {
    this.loads.push(this.pathname + this.search + this.hash);
  }
}

export class FakeWindow extends EventTarget {
  readonly entries: Entry[];
  private index = 0;
  readonly location = new FakeLocation(() => this.entry.url);
  readonly navigator = { onLine: true };
  /** Elements by the selector or id that they are asked for with. */
  readonly elements = new Map<string, FakeElement[]>();
  scrollY = 0;
  readonly innerHeight = 800;
  readonly onscrollend = null;

  constructor(address = '/') {
    super();
    this.entries = [{ url: address, state: null }];
  }

  private get entry(): Entry {
    return this.entries[this.index] as Entry;
  }

  readonly history = {
    scrollRestoration: 'auto',
    state: null as unknown,
    pushState: (state: unknown, _: string, url: string) => {
      this.entries.splice(++this.index, Number.POSITIVE_INFINITY, { url, state });
      this.history.state = state;
    },
    replaceState: (state: unknown, _: string, url = this.entry.url) => {
      this.entries[this.index] = { url, state };
      this.history.state = state;
    },
  };

  /** A step over the history, as the browser makes it. */
  go(steps: number): void {
    this.index += steps;
    this.history.state = this.entry.state;
    this.dispatchEvent(new Event('popstate'));
  }

  readonly document = {
    activeElement: null as FakeElement | null,
    referrer: '',
    timeline: { currentTime: 0 },
    body: { style: {} as Record<string, string> },
    createElement: () => ({}),
    head: {
      append: (link: FakeElement) => this.appended.push(link),
      querySelector: (selector: string) =>
        this.appended.find(({ href }) => selector === `[href="${href}"]`) ?? null,
    },
    documentElement: { style: {} as Record<string, string> },
    getElementById: (id: string) => this.elements.get(id)?.[0] ?? null,
    querySelector: (selector: string) => this.elements.get(selector)?.[0] ?? null,
    querySelectorAll: (selector: string) => this.elements.get(selector) ?? [],
  };
  /** What was added to the head. */
  readonly appended: FakeElement[] = [];

  scrollTo({ top }: { top: number }): void {
    this.scrollY = top;
    this.dispatchEvent(new Event('scrollend'));
  }

  readonly asWindow = () => this as unknown as Window & typeof globalThis;
}

/** An event of the mouse on a target. */
export function mouse(type: string, target: object, keys: Partial<MouseEvent> = {}): MouseEvent {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'target', { value: target });
  return Object.assign(event, { button: 0 }, keys) as MouseEvent;
}

/** A link, as the navigator sees it. */
export function link(href: string, more: FakeElement = {}) {
  const { origin, pathname, search, hash } = new URL(href, ORIGIN);
  const element = { origin, pathname, search, hash, target: '', ...more };
  return Object.assign(element, { closest: () => element });
}

/** Work that a test ends. */
export function promised<T>() {
  let resolve = (_: T) => {};
  let reject = (_: Error) => {};
  const promise = new Promise<T>((...ends) => {
    [resolve, reject] = ends;
  });
  // A test may reject before anybody listens.
  promise.catch(() => {});
  return { promise, resolve, reject };
}
