// Holds the app back, to see what a page does before it.
import type { Page } from 'playwright-core';

/** Everything but the navigator, which comes before the app. */
const APP = /\/assets\/(?!entry-navigator-)[^/]*\.js$/;

export type ScriptGate = ReturnType<typeof scriptGate>;

/** Holds the app's scripts back until they are released, or lets them fail. */
export function scriptGate() {
  let asked = 0;
  let decide = (_let: 'continue' | 'abort') => {};
  let decision = new Promise<'continue' | 'abort'>((resolve) => {
    decide = resolve;
  });
  return {
    hold: (page: Page) =>
      page.route(APP, async (route) => {
        asked++;
        await route[await decision]();
      }),
    /** How many scripts were asked for. */
    asked: () => asked,
    release() {
      decide('continue');
      decision = Promise.resolve('continue');
    },
    fail: () => decide('abort'),
  };
}
