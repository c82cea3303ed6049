// A browser that an older site at the same address has given a service worker shows the new site.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject, test } from 'vitest';
import { browserForFile } from '../../support/browser/browser.ts';
import { someOf } from '../../support/sample.ts';
import { answering } from '../../support/servers/answering.ts';
import { eventually } from '../../support/waiting.ts';

const open = browserForFile();

/** A worker as programs that make sites write them: it keeps the first page that it sees, and shows no other. */
const OLD_WORKER = `
addEventListener('install', (event) => event.waitUntil(caches.open('old').then((cache) => cache.add('/'))));
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(caches.match('/'));
});`;

test.each(someOf(['sw.js', 'service-worker.js']))(
  'of the worker in %s nothing stays',
  async (name) => {
    let isNew = false;
    const url = await answering((request, response) => {
      const isScript = request.url === `/${name}`;
      response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
      if (isScript) response.end(isNew ? readFileSync(join(inject('folder'), name)) : OLD_WORKER);
      else response.end(`<title>${isNew ? 'new' : 'old'}</title>`);
    });
    const { page } = await open('/', { url, ownTab: true, hydrates: false });
    await page.evaluate(async (script) => {
      await navigator.serviceWorker.register(script);
      await navigator.serviceWorker.ready;
    }, `/${name}`);
    isNew = true;
    // The first visit still gets the old page, and with it the worker that ends.
    await page.goto(url);
    await eventually(() => page.title()).toBe('new');
    const left = () =>
      page.evaluate(async () => [
        ...(await navigator.serviceWorker.getRegistrations()),
        ...(await caches.keys()),
      ]);
    await eventually(left).toEqual([]);
  },
);
