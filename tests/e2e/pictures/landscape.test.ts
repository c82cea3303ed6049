// The landscape at the end of a page: nothing bright in it stands behind a link of the last call.
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { browserForFile } from '../../support/browser/browser.ts';
import { someOf } from '../../support/sample.ts';
import { eventually } from '../../support/waiting.ts';

const open = browserForFile();

/** The links of the last call that the sun or a building reaches. */
function crossed(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const end = document.querySelector('section [data-scenery=end]') as Element;
    const scene = end instanceof HTMLImageElement ? await drawn(end) : end;
    /** The drawing of a picture in its place, as elements that have boxes. */
    async function drawn({ src, parentElement, className }: HTMLImageElement): Promise<Element> {
      const frame = document.createElement('div');
      const text = await (await fetch(src)).text();
      // The policy forbids the page's elements styles of their own.
      frame.innerHTML = text.replace(/<style>.*<\/style>/s, '');
      const drawing = frame.firstElementChild as Element;
      const [, view = '', fit = ''] =
        /viewBox\((.*)\);preserveAspectRatio\((.*)\)\)/.exec(decodeURIComponent(src)) ?? [];
      drawing.setAttribute('viewBox', view);
      drawing.setAttribute('preserveAspectRatio', fit);
      drawing.setAttribute('class', className);
      parentElement?.append(drawing);
      return drawing;
    }
    const boxesOf = (selector: string, within?: Element | null) =>
      Array.from(within?.querySelectorAll(selector) ?? [], (element) => ({
        text: element.textContent ?? '',
        box: element.getBoundingClientRect(),
      }));
    const things = boxesOf('[data-part=dark], [fill*=accent], [fill*=on-brand]', scene);
    if (things.length === 0) throw new Error('there is no landscape');
    const links = boxesOf('a', scene.closest('section'))
      .filter(({ box }) =>
        things.some(
          ({ box: thing }) =>
            box.right > thing.left &&
            box.left < thing.right &&
            box.bottom > thing.top &&
            box.top < thing.bottom,
        ),
      )
      .map(({ text }) => text);
    if (scene !== end) scene.remove();
    return links;
  });
}

test.each([
  '/about/',
  '/commercial-dumpsters/',
  '/residential-trash-pickup/',
  ...someOf([
    '/residential-trash-pickup/ny/collins/',
    '/residential-trash-pickup/ny/dunkirk/',
    '/residential-trash-pickup/ny/western-ny/',
  ]),
])('no link of the last call on %s stands before the sun or a house', async (path) => {
  const { page } = await open(path);
  for (const width of [360, 768, 1023, 1100, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await eventually(() => crossed(page)).toEqual([]);
  }
});
