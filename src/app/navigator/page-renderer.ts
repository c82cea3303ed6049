// What shows the navigator's pages: prerendered HTML before the app is there, and React afterwards.

export interface RenderOptions {
  /** The scroll position of the page when it was left, in pixels, for a step back or forward. */
  restore?: number;
  /** True when a place on the page is about to be scrolled to, so that all of it has to be there. */
  renderAll: boolean;
}

/** The work that may follow the paint of a page. */
export type DeferredRender = () => void;

/** `Ready` is a page that has been fetched. */
export interface PageRenderer<Ready = unknown> {
  /** Fetches a page. Rejects when the browser has to load it. */
  fetch(path: string): Promise<Ready>;
  show(ready: Ready, options: RenderOptions): DeferredRender;
  /** Whether a link is followed here, or by the browser. `ready` is its page, if that has been fetched. */
  canRender(ready: Ready | undefined): boolean;
  setLoading?(isWaiting: boolean): void;
}

export const noop = () => {};
