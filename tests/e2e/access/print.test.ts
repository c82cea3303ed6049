// Printed pages: the words and the facts, without what only a screen can use.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browserForFile } from '../../support/browser/browser.ts';
import { someOf, testInFull } from '../../support/sample.ts';
import { eventually } from '../../support/waiting.ts';

const open = browserForFile();

/** A page as its print-out shows it, on paper of letter size. */
async function printed(path: string, hydrates = true): Promise<Page> {
  const { page } = await open(path, { width: 720, hydrates });
  await page.emulateMedia({ media: 'print' });
  return page;
}

test.each(
  someOf(['/about/', '/rolloff-dumpsters/ny/collins/', '/residential-trash-pickup/ny/dunkirk/']),
)(
  '%s has no menus, forms or buttons on paper, but the company’s name, phone and address',
  async (path) => {
    const page = await printed(path);
    for (const part of ['nav', 'button', 'form', 'iframe', '[data-action-bar]']) {
      await eventually(() => page.locator(`${part}:visible`).count(), part).toBe(0);
    }
    const { company, address = '' } = inject('facts');
    await page.locator('header').getByText(company.name).waitFor();
    await page.locator('header').getByText(company.phone).first().waitFor();
    await page.locator('footer').getByText(address).waitFor();
    await eventually(() => page.locator('footer').innerText()).not.toContain(company.name);
  },
);

test.each([
  ['/pay-bill/', true],
  ['/pay-bill/', false],
  ['/contact/', true],
])('%s leaves no empty box on paper, whether the app is there: %s', async (path, hydrates) => {
  const page = await printed(path, hydrates);
  const empty = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main div')]
      .filter((box) => box.offsetHeight > 40 && box.innerText.trim() === '')
      .filter((box) => !box.querySelector('img, svg'))
      .map(({ className }) => className),
  );
  expect(empty).toEqual([]);
});

test.each(['/contact/', '/'])(
  'the office’s details stand in place of the form of %s',
  async (path) => {
    const page = await printed(path);
    const { company, address = '' } = inject('facts');
    for (const detail of [company.phone, company.email as string, address]) {
      await page.locator('main li:visible').getByText(detail).first().waitFor();
    }
    await eventually(() => page.locator('form:visible, footer:visible').count()).toBe(0);
  },
);

testInFull('the holiday schedule prints with its questions and their answers', async () => {
  const schedule = (await printed('/about/')).locator('#holiday-schedule');
  await schedule.getByText('Memorial Day', { exact: true }).first().waitFor();
  for (const answer of await schedule.locator('details > p').all()) {
    const box = await answer.boundingBox();
    expect(box?.height).toBeGreaterThan(10);
  }
});

test.each([
  ['/residential-trash-pickup/ny/salamanca/', 'ul:has(> li > details)'],
  ['/rolloff-dumpsters/', 'ul:has(> li > picture)'],
])('the cards of %s stand in pairs on paper', async (path, list) => {
  const cards = (await printed(path)).locator(`main ${list}`).first().locator(':scope > li');
  const [first, second, third] = await Promise.all(
    [0, 1, 2].map((index) => cards.nth(index).boundingBox()),
  );
  expect(second?.y).toBe(first?.y);
  expect(third?.x).toBe(first?.x);
});

test('the three services stand side by side on paper', async () => {
  const cards = (await printed('/about/')).locator('main ul:has(> li > h3)').first();
  const [first, , third] = await Promise.all(
    [0, 1, 2].map((index) => cards.locator(':scope > li').nth(index).boundingBox()),
  );
  expect(third?.y).toBe(first?.y);
});

test('a form takes its words with it, and a picture is whole', async () => {
  const bill = await printed('/pay-bill/');
  await eventually(() => bill.locator('#find-customer-id:visible').count()).toBe(0);
  const page = await printed('/about/');
  const picture = page.locator('main section > div > picture > img').first();
  await picture.scrollIntoViewIfNeeded();
  const shape = () =>
    picture.evaluate((image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect();
      return (width / height / (image.naturalWidth / image.naturalHeight)).toFixed(1);
    });
  await eventually(shape).toBe('1.0');
});

test('words are black on white', async () => {
  const page = await printed('/rolloff-dumpsters/ny/collins/');
  for (const part of ['h1', 'main h2', 'main p', 'header a']) {
    const { color, ground } = await page
      .locator(part)
      .first()
      .evaluate((element) => {
        const painted = (node: Element | null): string => {
          const { backgroundColor } = getComputedStyle(node ?? document.documentElement);
          return backgroundColor !== 'rgba(0, 0, 0, 0)' || !node
            ? backgroundColor
            : painted(node.parentElement);
        };
        return { color: getComputedStyle(element).color, ground: painted(element) };
      });
    expect(`${part}: ${color} on ${ground}`).toMatch(
      /rgb\((0|51), (0|51), (0|51)\) on rgb\(255, 255, 255\)/,
    );
  }
});

testInFull('nothing that scenery or a photo fills is left empty', async () => {
  const page = await printed('/rolloff-dumpsters/ny/collins/');
  const hero = await page.locator('main > section').first().boundingBox();
  expect(hero?.height).toBeLessThan(400);
});
