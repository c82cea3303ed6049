// A page fetches the letters of its fonts that the site shows. Other letters, such as those of Central European languages, are fetched where they are.
import { expect, test } from 'vitest';
import { browserForFile } from '../../support/browser/browser.ts';
import { someOf } from '../../support/sample.ts';
import { eventually } from '../../support/waiting.ts';

const open = browserForFile();

/** Opens a page; `fetched` gets the names of its fonts' files. */
async function openCounting(path: string) {
  const fetched: string[] = [];
  const { page } = await open(path, {
    ownTab: true,
    prepare: async (tab) => {
      tab.on('request', (request) => {
        const [, name] = /\/assets\/([\w-]+)-[\w-]{8}\.woff2$/.exec(request.url()) ?? [];
        if (name) fetched.push(name);
      });
    },
  });
  return { page, fetched };
}

test('a count such as “15+” needs no further file', async () => {
  const { page, fetched } = await openCounting('/contact/');
  await eventually(() => page.locator('dd', { hasText: '+' }).count()).toBeGreaterThan(0);
  await page.evaluate(() => document.fonts.ready);
  expect(fetched.toSorted()).toEqual(['bitter', 'figtree']);
});

test.each(
  someOf([
    ['a heading', 'h1', 'Łukasz & Doğan', 'bitter-extended'],
    ['a heading', 'h1', 'Señor Ö', 'bitter-latin'],
    ['a text', 'main p', 'Łukasz & Doğan', 'figtree-extended'],
    ['a text', 'main p', 'Señor Ö', 'figtree-latin'],
  ]),
)(
  '%s fetches a further file when it has a letter of it: %s, %s',
  async (_, selector, words, file) => {
    const { page, fetched } = await openCounting('/about/');
    await eventually(() => fetched.toSorted()).toEqual(['bitter', 'figtree']);
    await page
      .locator(selector)
      .first()
      .evaluate((element, text) => {
        element.textContent = text;
      }, words);
    await eventually(() => fetched).toHaveLength(3);
    expect(fetched[2]).toBe(file);
    const loaded = () =>
      page.evaluate(
        () =>
          [...document.fonts].filter(
            (face) => face.status === 'loaded' && !/Stand-in/.test(face.family),
          ).length,
      );
    await eventually(loaded).toBe(3);
  },
);
