// Every path ends with a slash: the server sees to it, and the script does where the server does not.
import { expect, inject, test } from 'vitest';
import { browserForFile } from '../../support/browser/browser.ts';
import { pathOf } from '../../support/browser/page-parts.ts';
import { eventually } from '../../support/waiting.ts';

const open = browserForFile();

test('query and hash survive the redirect in the browser, and Back leads to the page before', async () => {
  const { page } = await open('/');
  await page.goto('/about?from=mail#holiday-schedule');
  await eventually(() => page.url()).toBe(`${inject('url')}/about/?from=mail#holiday-schedule`);
  await page.goBack();
  await eventually(() => pathOf(page)).toBe('/');
});

test('on a host that does not redirect, the script adds the slash in place', async () => {
  const { page } = await open('/');
  const html = await (await fetch(`${inject('url')}/about/`)).text();
  await page.route('**/about?*', (route) =>
    route.fulfill({ body: html, contentType: 'text/html' }),
  );
  await page.goto('/about?from=mail#holiday-schedule');
  await eventually(() => page.url()).toBe(`${inject('url')}/about/?from=mail#holiday-schedule`);
  await eventually(() => page.locator('h1').textContent()).toContain('About');
  await page.goBack();
  await eventually(() => pathOf(page)).toBe('/');
});

test('there it comes by itself, also when nobody does anything', async () => {
  const html = await (await fetch(`${inject('url')}/about/`)).text();
  const { page } = await open('/about', {
    hydrates: false,
    prepare: (tab) =>
      tab.route('**/about', (route) => route.fulfill({ body: html, contentType: 'text/html' })),
  });
  await eventually(() => pathOf(page)).toBe('/about/');
});

test('every link on the site names a path with its slash', async () => {
  for (const { path } of inject('pages')) {
    const html = await (await fetch(inject('url') + path)).text();
    const targets = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, to = '']) => to);
    const bare = targets.filter((to) => !/^\/([^?#]*\/)?([?#]|$)/.test(to) && !/\.\w+$/.test(to));
    expect(bare).toEqual([]);
  }
});
