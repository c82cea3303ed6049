// The routes, header, footer and not-found page of the specification.
import { expect, it } from 'vitest';
import { sectionsOf } from '../manifest/real-manifest.ts';
import { ROUTES } from '../support/sites/spec.ts';
import { addresses, arrows, page, site, words } from './in-words.ts';

const CALL = 'tel:+17165550142';

const { navigation, admin_mode, footer, map_href, phone_href } = site.facts;

it('the routes are those of the route table', () => {
  expect(site.pages.map(({ path }) => path).toSorted()).toEqual(ROUTES.toSorted());
});

it.each(ROUTES)(
  '%s begins with its one main heading, and may be indexed under its address',
  (path) => {
    const { sections, seo } = page(path);
    expect(sections[0]?.type).toBe('hero');
    expect(sectionsOf(page(path), 'hero')).toHaveLength(1);
    expect(seo).toMatchObject({
      robots: 'index, follow',
      canonical: `https://www.cattaraugusvalleyhauling.example${path}`,
      type: 'website',
    });
  },
);

it('the header links to Home, About, Contact, a quote and, for desktops, Pay Bill', () => {
  const { links, pay_bill, quote } = navigation;
  expect(arrows([...links, pay_bill, quote].filter((link) => link !== undefined))).toEqual([
    'Home -> /',
    'About -> /about/',
    'Contact -> /contact/',
    'Pay Bill -> /pay-bill/',
    'Get Quote -> /contact/',
  ]);
});

it('the header has the three services in its menu, and a line about the service area', () => {
  expect(navigation.services.label).toBe('Services');
  expect(addresses(navigation.services.links)).toEqual([
    '/residential-trash-pickup/',
    '/commercial-dumpsters/',
    '/rolloff-dumpsters/',
  ]);
  expect(navigation.service_area_line).toMatch(/Chautauqua, Cattaraugus and Erie/);
});

it('the header hides the admin link, because admin mode is off', () => {
  expect(admin_mode).toBe(false);
  expect(navigation.admin?.path).toBe('/admin/login');
});

it('the footer links to the terms and to a map, credits the vendor and states the copyright', () => {
  expect(arrows([footer.legal])).toEqual(['Terms & Privacy -> /terms-privacy/']);
  expect(footer.vendor?.label).toMatch(/./);
  expect(footer.copyright).toContain('© {year} Cattaraugus Valley Hauling');
  expect(decodeURIComponent(String(map_href))).toMatch(/^https:.*Cattaraugus, NY 14719$/);
});

it('an address that does not exist shows the sentence and the way home, and is not indexed', () => {
  const [hero] = site.not_found.sections;
  expect(hero).toMatchObject({ type: 'hero', heading: 'Oops! Page not found' });
  expect(arrows(hero && 'buttons' in hero ? hero.buttons : [])).toEqual(['Return to Home -> /']);
  expect(site.not_found.seo?.robots).toMatch(/noindex/);
});

it('every call button dials the office', () => {
  expect(phone_href).toBe(CALL);
  const calls = ROUTES.flatMap((path) => words(path).match(/(?<="to":")tel:[^"]*/g) ?? []);
  expect(new Set(calls)).toEqual(new Set([CALL]));
});
