// A page in another language, and a company with further numbers and places, in the finished site.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserForFile, type OpenOptions } from '../../support/browser/browser.ts';
import { scriptGate } from '../../support/browser/script-gate.ts';
import { type ServedSite, startSite } from '../../support/sites/build-site.ts';
import { eventually, hydrated, isHydrated } from '../../support/waiting.ts';

const open = browserForFile();
let site: ServedSite;

beforeAll(async () => {
  site = await startSite({ name: 'languages', site: 'tests/fixtures/second-site' });
}, 300_000);
afterAll(() => site?.close());

const openHere = async (path: string, options?: OpenOptions): Promise<Page> =>
  (await open(path, { ...options, url: site.url })).page;

const language = (page: Page) => page.evaluate(() => document.documentElement.lang);
const titled = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

/** From the English page to the Spanish one and back, by links, with the words around each. */
async function thereAndBack(page: Page): Promise<void> {
  const around = async () =>
    [await language(page), await page.getByRole('banner').innerText()].join(' ');
  await eventually(around).toMatch(/^en-US .*Home/s);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await titled(page, 'Agua limpia para su casa');
  await eventually(around).toMatch(/^es-US .*Inicio/s);
  await page.goBack();
  await titled(page, 'Ask for an Estimate');
  await eventually(around).toMatch(/^en-US .*Home/s);
}

test('a link to a page in another language changes the language and the words around the page, with React', async () => {
  const page = await openHere('/contact/', { width: 1280 });
  await hydrated(page);
  await thereAndBack(page);
});

test('so it does before React is there', async () => {
  const gate = scriptGate();
  const page = await openHere('/contact/', {
    width: 1280,
    hydrates: false,
    prepare: (tab) => gate.hold(tab),
  });
  await thereAndBack(page);
  await eventually(() => isHydrated(page)).toBe(false);
});

test('the finished HTML of a Spanish page is Spanish around its texts, and so are the messages of its form', async () => {
  const html = await (await fetch(`${site.url}/espanol/`)).text();
  expect(html).toContain('<html lang="es-US">');
  expect(html).toContain('<meta property="og:locale" content="es_US"');
  expect(html).toContain('Saltar al contenido');
  expect(html).toContain('lunes a viernes');
  const page = await openHere('/espanol/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Enviar a Lindahl' }).click();
  await page.getByText('Necesitamos su nombre.').waitFor();
  await page.getByLabel('Su nombre').fill('Ana');
  await page.locator('section[aria-label="Notificaciones"]').waitFor({ state: 'attached' });
  const materials = page.getByLabel('¿De qué es la fosa?').locator('option');
  await eventually(() => materials.allInnerTexts()).toContain('Concreto');
});

test('search engines find each version of a page by the other one and by the sitemap', async () => {
  const versions = (html: string) =>
    [...html.matchAll(/rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
      ([, language, address = '']) => `${language} ${new URL(address).pathname}`,
    );
  const both = ['en /', 'es /espanol/', 'x-default /'];
  const [english, spanish, other, sitemap] = await Promise.all(
    ['/', '/espanol/', '/contact/', '/sitemap.xml'].map(async (path) =>
      (await fetch(site.url + path)).text(),
    ),
  );
  expect(versions(english ?? '')).toEqual(both);
  expect(versions(spanish ?? '')).toEqual(both);
  expect(versions(other ?? '')).toEqual([]);
  expect(versions(sitemap ?? '')).toEqual([...both, ...both]);
  expect(sitemap).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
});

test('each page leads to its other language, and the menu of a Spanish page to Spanish pages', async () => {
  const page = await openHere('/', { width: 1280 });
  await hydrated(page);
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
  await eventually(() => link('Español').getAttribute('lang')).toBe('es');
  await link('Español').click();
  await titled(page, 'Agua limpia para su casa');
  await eventually(() => link('Inicio').getAttribute('href')).toBe('/espanol/');
  await eventually(() => link('English').getAttribute('hreflang')).toBe('en');
  const alternates = () => page.evaluate(() => document.head.querySelectorAll('[hreflang]').length);
  await eventually(alternates).toBe(3);
  await link('English').click();
  await titled(page, 'Good Water In. Old Water Out.');
  await eventually(() => language(page)).toBe('en-US');
});

test('on a phone the menu and the foot have the language, and nothing is wider than the window', async () => {
  const page = await openHere('/', { width: 320 });
  await hydrated(page);
  const foot = page.getByRole('contentinfo').getByRole('link', { name: 'Español' });
  await eventually(() => foot.getAttribute('href')).toBe('/espanol/');
  await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Español' }).click();
  await titled(page, 'Agua limpia para su casa');
});

test('further numbers have their labels in the bars and link to themselves', async () => {
  const page = await openHere('/contact/', { width: 360 });
  const further = 'tel:+18145550187';
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  const bar = page.locator('[data-action-bar]');
  await eventually(() => bar.getByRole('link', { name: 'No Water' }).getAttribute('href')).toBe(
    further,
  );
  const top = page.getByRole('banner').getByRole('link', { name: 'No Water: (814) 555-0187' });
  await eventually(() => top.count()).toBe(0);
  const named = page.getByRole('main').getByRole('link', { name: '(814) 555-0187', exact: true });
  await eventually(() => named.first().getAttribute('href')).toBe(further);
  await eventually(() => page.getByRole('contentinfo').innerText()).toContain(
    '480 Route 6, Sheffield, PA 16347',
  );
  await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.setViewportSize({ width: 1280, height: 800 });
  await eventually(() => top.getAttribute('href')).toBe(further);
});

test('search engines are told of further numbers and places', async () => {
  const html = await (await fetch(`${site.url}/contact/`)).text();
  const [, json = ''] = /<script[^>]*ld\+json[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const [business] = JSON.parse(json)['@graph'];
  expect(business.contactPoint).toEqual([
    { '@type': 'ContactPoint', contactType: 'No Water', telephone: '+18145550187' },
  ]);
  expect(business.department).toMatchObject([
    { name: 'Lindahl Well & Septic, Pump Yard', telephone: '+18145550171' },
  ]);
});
