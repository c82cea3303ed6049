// Which file of a picture browsers fetch: a small one, in the best format, once; and nothing moves while it comes.
import { setTimeout } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { browserForFile } from '../../support/browser/browser.ts';
import { launchBrowser } from '../../support/browser/chromium.ts';
import { watchShifts } from '../../support/browser/shifts.ts';
import { fewPages, someOf } from '../../support/sample.ts';
import { eventually } from '../../support/waiting.ts';

const open = browserForFile();

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** A device: the size of its window in CSS pixels, and how many of its own pixels make one of them. */
interface Device {
  width: number;
  height: number;
  density: number;
}

const PHONE: Device = { width: 412, height: 823, density: 1.75 };
const NARROW: Device = { width: 360, height: 740, density: 2 };
const DESK: Device = { width: 1440, height: 900, density: 1 };

/** The most that the hero may weigh on a phone, in bytes. */
const HERO_LIMIT = 12_000;

const FILES = /\/assets\/[^/]+-\d+\.(avif|webp)$/;

/** An empty tab of a device; it is closed when the test ends. */
async function tabOn({ width, height, density }: Device): Promise<Page> {
  const context = await browser.newContext({
    baseURL: inject('url'),
    viewport: { width, height },
    deviceScaleFactor: density,
  });
  onTestFinished(() => context.close());
  return context.newPage();
}

/** A picture as a page shows it; widths and heights in pixels of the device. */
interface Shown {
  file: string;
  /** The widths that the browser could choose from. */
  widths: number[];
  width: number;
  height: number;
}

/** The pictures that have files to choose from, in their order. */
function picturesIn(images: Locator): Promise<Shown[]> {
  return images.evaluateAll((images) =>
    images.map((image) => {
      const { width, height } = image.getBoundingClientRect();
      return {
        file: (image as HTMLImageElement).currentSrc.replace(location.origin, ''),
        widths: [
          ...(image.previousElementSibling?.getAttribute('srcset') ?? '').matchAll(/ (\d+)w/g),
        ].map(([, step]) => Number(step)),
        width: width * devicePixelRatio,
        height: height * devicePixelRatio,
      };
    }),
  );
}

const paths = fewPages().map(({ path }) => path);

describe('a phone', () => {
  test('fetches the hero of every page as AVIF, first of all pictures, in at most 12 kB', async () => {
    const page = await tabOn(PHONE);
    const heroes: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      const hero = page.locator('main section:first-of-type picture > img');
      if ((await hero.count()) === 0) continue;
      await eventually(() => hero.getAttribute('fetchpriority'), path).toBe('high');
      await eventually(() => hero.getAttribute('loading'), path).not.toBe('lazy');
      const [{ file } = { file: '' }] = await picturesIn(hero);
      expect(file, path).toMatch(/\.avif$/);
      const { byteLength } = await (await fetch(inject('url') + file)).arrayBuffer();
      expect(byteLength, `${path}: ${file}`).toBeLessThanOrEqual(HERO_LIMIT);
      heroes.push(path);
    }
    expect(heroes.length).toBeGreaterThanOrEqual(paths.length - 3);
  });

  test('fetches no picture further down before it comes near', async () => {
    // The browser begins 1,250 pixels below its window.
    const page = await tabOn({ ...PHONE, height: 480 });
    await page.goto('/commercial-dumpsters/', { waitUntil: 'networkidle' });
    const far = page.locator('main picture img').last();
    await eventually(() => far.getAttribute('loading')).toBe('lazy');
    const fetched = () => far.evaluate((image: HTMLImageElement) => image.currentSrc !== '');
    await eventually(fetched).toBe(false);
    await far.scrollIntoViewIfNeeded();
    await eventually(fetched).toBe(true);
  });
});

describe.each(
  someOf<[string, Device]>([
    ['360 pixels', NARROW],
    ['1440 pixels', DESK],
  ]),
)('on a window of %s, with pictures that come late', (_name, device) => {
  test.each(paths)(
    '%s stays where it is and fetches nothing larger than it shows',
    async (path) => {
      const page = await tabOn(device);
      const shifts = await watchShifts(page);
      await page.route(FILES, async (route) => {
        await setTimeout(50);
        await route.continue();
      });
      await page.goto(path);
      await scrollThrough(page);
      await eventually(shifts).toEqual([]);
      for (const { file, widths, width, height } of await picturesIn(
        page.locator('main picture:has(source) > img'),
      )) {
        // A picture that fills a place of another shape is as wide as its height asks for.
        const needed = Math.max(width, (height * 4) / 3);
        const fitting = widths.find((step) => step >= needed - 2) ?? widths.at(-1);
        expect(fileWidth(file), `${file} shown ${Math.round(width)} wide`).toBeLessThanOrEqual(
          fitting ?? 0,
        );
      }
    },
  );
});

/** The width that an address states. */
const fileWidth = (file: string) => Number(/-(\d+)\.\w+$/.exec(file)?.[1]);

/** Shows every part of a page, so that every picture is fetched, and waits for them. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      // Browsers draw no frames of hidden pages.
      await new Promise((goOn) => {
        requestAnimationFrame(goOn);
        window.setTimeout(goOn, 500);
      });
    }
  });
  await eventually(() =>
    page.locator('main img').evaluateAll((images) => {
      // Each has to be seen: the browser fetches none that is only scrolled past.
      const missing = (images as HTMLImageElement[]).find(
        (image) => !image.complete && image.checkVisibility(),
      );
      missing?.scrollIntoView({ behavior: 'instant' });
      return !missing;
    }),
  ).toBe(true);
}

test('the preview lies behind the picture, and the security policy lets it', async () => {
  const { page } = await open('/contact/', { hydrates: false });
  // A picture that was there from the start needs none.
  await page.route(FILES, () => {});
  await page.goto('/', { waitUntil: 'commit' });
  const hero = page.locator('main picture > img').first();
  await eventually(() => hero.getAttribute('data-state')).toBe('loading');
  const behind = await hero.evaluate((image) => getComputedStyle(image).backgroundImage);
  expect(behind).toMatch(/^url\("data:image\/avif;base64,/);
  const size = await page.evaluate(async (address) => {
    const image = new Image();
    image.src = address.slice(5, -2);
    await image.decode();
    return image.naturalWidth;
  }, behind);
  expect(size).toBe(440);
});

test('a page that a link leads to fetches each picture once, and only as AVIF', async () => {
  const asked: string[] = [];
  const { page } = await open('/', {
    prepare: async (tab) => {
      tab.on('request', (request) => asked.push(new URL(request.url()).pathname));
    },
  });
  asked.length = 0;
  await page.getByRole('link', { name: 'Roll-off', exact: false }).first().click();
  await page.waitForURL(/rolloff/);
  await eventually(() => asked.filter((path) => FILES.test(path)).length).toBeGreaterThan(0);
  await scrollThrough(page);
  const files = asked.filter((path) => FILES.test(path));
  expect(files.filter((path) => !path.endsWith('.avif'))).toEqual([]);
  expect(files).toEqual([...new Set(files)]);
});

test('the sizes that a picture states are those that the layout gives it', async () => {
  const page = await tabOn(DESK);
  for (const path of ['/', '/about/', '/rolloff-dumpsters/']) {
    await page.goto(path);
    for (const width of [412, 1024, DESK.width]) {
      await page.setViewportSize({ width, height: DESK.height });
      for (const [shown, stated] of await statedWidths(page)) {
        expect(Math.abs(stated / shown - 1), `${path} at ${width}: ${stated}`).toBeLessThan(0.1);
      }
    }
  }
});

/** For each picture: how wide it is shown, and how wide it says that it is, in CSS pixels. */
function statedWidths(page: Page): Promise<[shown: number, stated: number][]> {
  return page.locator('main picture > source').evaluateAll((sources) =>
    sources.map((source) => {
      // Rules are parted by commas, and so are the arguments of a function in them.
      const rules = (source as HTMLSourceElement).sizes.split(/, (?=\(min-width|[^()]*$|[a-z]+\()/);
      const [, length = ''] =
        rules
          .map((rule) => /^(?:(\(min-width: [^)]*\)) )?(.*)$/.exec(rule)?.slice(1) ?? [])
          .find(([media]) => !media || matchMedia(media).matches) ?? [];
      const measure = document.body.appendChild(document.createElement('div'));
      measure.style.position = 'absolute';
      measure.style.width = length;
      const stated = measure.getBoundingClientRect().width;
      measure.remove();
      return [source.nextElementSibling?.getBoundingClientRect().width ?? 0, stated];
    }),
  );
}
