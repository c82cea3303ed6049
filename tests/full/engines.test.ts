// The main visits in Firefox and WebKit: pages, navigation, menus, forms and messages, and nothing that the policy refuses.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { serveHere } from '../../src/node/serve/serve.ts';
import { type Engine, startFirefox, startWebKit } from '../support/browser/engines.ts';
import { ROUTES } from '../support/sites/spec.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { eventually } from '../support/waiting.ts';

const folder = temporaryFolder();
cpSync(inject('folder'), folder, { recursive: true });

/** Reports of refused content: complete from the first byte on, and equal in every engine. */
const reports: string[] = [];
const collector = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    reports.push(body);
    response.writeHead(204).end();
  });
});
await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
afterAll(() => void collector.close());
const { port } = collector.address() as AddressInfo;
const headers = join(folder, '_headers');
writeFileSync(
  headers,
  readFileSync(headers, 'utf8').replace(
    /(Content-Security-Policy: .*)/,
    `$1; report-uri http://127.0.0.1:${port}/`,
  ),
);

const site = await serveHere(folder);
afterAll(site.close);

const engines = { Firefox: await startFirefox(), WebKit: await startWebKit() };
afterAll(() => Promise.all(Object.values(engines).map((engine) => engine?.close())));

describe.each(Object.entries(engines))('%s', (_, started) => {
  const engine = started as Engine;
  const visit = (path: string) => engine.open(site.url + path);
  const read = <T>(expression: string) => engine.run<T>(`return ${expression}`);
  const size = () => read<string>('getComputedStyle(document.querySelector("h1")).fontSize');

  test.skipIf(!started)(
    'shows every page, styled, down to its end, with nothing refused',
    async () => {
      for (const path of ROUTES) {
        await visit(path);
        await engine.run('window.scrollTo(0, document.body.scrollHeight)');
        expect(Number.parseFloat(await size()), path).toBeGreaterThan(28);
        expect(await read('document.querySelectorAll("h1").length'), path).toBe(1);
      }
      expect(reports).toEqual([]);
      console.log(`${engine.name}: ${ROUTES.length} pages, ${reports.length} refusals.`);
    },
  );

  test.skipIf(!started)('goes from page to page, each styled', async () => {
    await visit('/');
    for (const path of ['/about/', '/contact/', '/']) {
      await engine.press(`nav[aria-label="Main"] a[href="${path}"]`);
      await eventually(() => read('location.pathname')).toBe(path);
      await eventually(async () => Number.parseFloat(await size())).toBeGreaterThan(28);
    }
    expect(reports).toEqual([]);
  });

  test.skipIf(!started)(
    'follows the first press on a link in place, before the app is there',
    async () => {
      await visit('/');
      await eventually(() =>
        read(
          'performance.getEntriesByType("resource").some(({ name }) => name.endsWith("/about/"))',
        ),
      ).toBe(true);
      // React marks the root that it takes over.
      await engine.run(`new MutationObserver(() => {
        if (!document.querySelector("h1").textContent.startsWith("About")) return;
        window.isEarly ??= !Object.keys(document.getElementById("_root")).some((key) => key.startsWith("__react"));
      }).observe(document.body, { childList: true, subtree: true })`);
      await engine.press('nav[aria-label="Main"] a[href="/about/"]');
      await eventually(() => read('window.isEarly')).toBe(true);
      await eventually(() => read('location.pathname + document.title')).toMatch(
        /^\/about\/About /,
      );
      expect(reports).toEqual([]);
    },
  );

  test.skipIf(!started)('opens the menu of services and an accordion', async () => {
    await visit('/residential-trash-pickup/');
    await engine.press('nav[aria-label="Main"] summary');
    await eventually(() => read('document.querySelector("nav details").open')).toBe(true);
    await engine.press('main details summary');
    await eventually(() => read('document.querySelector("main details").open')).toBe(true);
    expect(reports).toEqual([]);
  });

  test.skipIf(!started)('says what is missing in a form, in a message with its look', async () => {
    await visit('/contact/');
    await engine.run('window.scrollTo(0, 200)');
    // From here on the app checks the fields, and not the browser.
    await eventually(() => read('document.querySelector("main form").noValidate')).toBe(true);
    await engine.press('main form [type=submit]');
    const toast = 'document.querySelector(".Toastify__toast")';
    await eventually(() => read(`!!${toast}`)).toBe(true);
    expect(await read(`getComputedStyle(${toast}).borderRadius`)).not.toBe('0px');
    expect(reports).toEqual([]);
  });

  test.skipIf(!started)('refuses and reports what slips in', async () => {
    await visit('/');
    await engine.run(
      'const s = document.createElement("script"); s.textContent = "window.slippedIn = true"; document.body.append(s)',
    );
    await eventually(() => reports.length).toBeGreaterThan(0);
    expect(await read('"slippedIn" in window')).toBe(false);
    reports.length = 0;
  });
});
