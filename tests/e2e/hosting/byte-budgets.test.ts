// No page weighs more than it may: the first packets bring a finished page, and the app stays below its limit.
import { randomBytes } from 'node:crypto';
import { appendFileSync, cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { serveHere } from '../../../src/node/serve/serve.ts';
import { heavyFirstViews, weighFirstViews } from '../../bench/weight/first-view.ts';
import { overBudget, weighSite } from '../../bench/weight/page-weight.ts';
import { launchBrowser } from '../../support/browser/chromium.ts';
import { fewPages } from '../../support/sample.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const weight = weighSite(inject('folder'));

test('every page keeps within its limits', () => {
  expect(weight.pages).toHaveLength(inject('pages').length + 1);
  expect(weight.pages.every(({ app, starter }) => app > 0 && starter > 0)).toBe(true);
  expect(overBudget(weight)).toEqual([]);
});

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

describe('the first view of a page keeps within its limit on a phone, pictures included', () => {
  const paths = fewPages().map(({ path }) => path);
  const weigh = (some: string[]) =>
    weighFirstViews(browser, { url: inject('url'), folder: inject('folder'), paths: some });

  // A test for each page: all together take a minute and more on a busy machine.
  test.each(paths)('%s', async (path) => {
    const views = await weigh([path]);
    expect(views).toHaveLength(1);
    expect(heavyFirstViews(views)).toEqual([]);
  });

  test('among which pictures are', async () => {
    const [home] = await weigh(['/']);
    expect(Object.keys(home?.files ?? {}).some((file) => file.endsWith('.avif'))).toBe(true);
  });
});

describe('a heavier copy is found', () => {
  const copy = temporaryFolder();
  beforeAll(() => cpSync(inject('folder'), copy, { recursive: true }));

  /** Text that does not shrink. */
  const noise = (bytes: number) => randomBytes(bytes).toString('base64');
  const findings = () => overBudget(weighSite(copy)).join('\n');

  test('by the HTML of one page', () => {
    appendFileSync(join(copy, 'about/index.html'), `<!-- ${noise(8000)} -->`);
    expect(findings()).toMatch(/^the HTML of \/about\/ weighs \d+ bytes; 14336 are allowed$/m);
  });

  test('by its inline script', () => {
    appendFileSync(join(copy, 'contact/index.html'), `<script>"${noise(6000)}"</script>`);
    expect(findings()).toMatch(/^the script before the app of \/contact\/ weighs/m);
  });

  test('by the navigator', () => {
    const html = readFileSync(join(copy, 'about/index.html'), 'utf8');
    const address = / data-navigator="\/(\S+?)"/.exec(html)?.[1] ?? '';
    appendFileSync(join(copy, address), `\n"${noise(6000)}"`);
    expect(findings()).toMatch(/^the script before the app of \/about\/ weighs/m);
  });

  test('by its app', () => {
    const entry =
      / data-modules="\/(\S+)/.exec(readFileSync(join(copy, 'index.html'), 'utf8'))?.[1] ?? '';
    appendFileSync(join(copy, entry), `\n"${noise(40_000)}"`);
    expect(findings()).toMatch(/^the app of \/ weighs/m);
  });

  test('by a style sheet that the first paint waits for', () => {
    appendFileSync(join(copy, 'pay-bill/index.html'), '<link rel="stylesheet" href="/a.css">');
    expect(findings()).toMatch(
      /^the first paint of \/pay-bill\/ waits for <link rel="stylesheet"/m,
    );
  });

  test('by a second font, or a large one', () => {
    writeFileSync(join(copy, 'assets/second.woff2'), randomBytes(40_000));
    expect(findings()).toMatch(/^the font assets\/second.woff2 weighs 40000/m);
    expect(findings()).toMatch(/^there are 2 font files/m);
  });

  test('by the pictures that a phone fetches', async () => {
    const pictures = join(copy, 'assets');
    for (const name of readdirSync(pictures).filter((file) => file.endsWith('.avif'))) {
      appendFileSync(join(pictures, name), randomBytes(90_000));
    }
    const { url, close } = await serveHere(copy);
    const views = await weighFirstViews(browser, { url, folder: copy, paths: ['/'] });
    await close();
    expect(heavyFirstViews(views)).toEqual([
      expect.stringMatching(
        /^the first view of \/ on a phone weighs \d+ bytes; 120000 are allowed/,
      ),
    ]);
  });
});
