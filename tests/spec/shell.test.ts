// The routes, header, footer and not-found page of the specification.
import { describe, expect, it } from 'vitest';
import { manifestText, pageAt, sectionsOf, siteOf } from '../manifest/real-manifest.ts';
import { ROUTES } from '../support/sites/spec.ts';
import { arrows, targets } from './in-words.ts';

const site = siteOf(manifestText);
const page = (path: string) => pageAt(site, path);

const CALL = 'tel:+17165550142';

describe('the routes', () => {
  it('are the 20 of the route table', () => {
    expect(site.pages.map(({ page: { path } }) => path).toSorted()).toEqual(ROUTES.toSorted());
    expect(ROUTES).toHaveLength(20);
  });

  it('all begin with one main heading', () => {
    for (const path of ROUTES) {
      expect(page(path).sections[0]?.type).toBe('hero');
      expect(sectionsOf(page(path), 'hero')).toHaveLength(1);
    }
  });

  it('may all be indexed, and follow the links', () => {
    for (const path of ROUTES) expect(page(path).seo?.robots).toBe('index, follow');
    expect(site.not_found.seo?.robots).toMatch(/noindex/);
  });

  it('have a canonical address with a slash at its end', () => {
    for (const path of ROUTES) {
      expect(page(path).seo?.canonical).toBe(`https://www.cattaraugusvalleyhauling.example${path}`);
      expect(page(path).seo?.type).toBe('website');
    }
  });
});

describe('the header', () => {
  const { navigation, admin_mode } = site.facts;

  it('links to Home, About, Contact and, for desktops, Pay Bill', () => {
    expect(
      arrows([...navigation.links, navigation.pay_bill].filter((link) => link !== undefined)),
    ).toEqual(['Home -> /', 'About -> /about/', 'Contact -> /contact/', 'Pay Bill -> /pay-bill/']);
  });

  it('has the three services in its menu', () => {
    expect(navigation.services.label).toBe('Services');
    expect(navigation.services.links.map(({ to }) => to)).toEqual([
      '/residential-trash-pickup/',
      '/commercial-dumpsters/',
      '/rolloff-dumpsters/',
    ]);
  });

  it('has a Get Quote button', () => {
    expect(arrows([navigation.quote])).toEqual(['Get Quote -> /contact/']);
  });

  it('hides the admin link, because admin mode is off', () => {
    expect(admin_mode).toBe(false);
    expect(navigation.admin?.path).toBe('/admin/login');
  });

  it('has a line about the service area', () => {
    expect(navigation.service_area_line).toMatch(/Chautauqua, Cattaraugus and Erie/);
  });
});

describe('the footer', () => {
  const { footer, map_href } = site.facts;

  it('links to the terms, credits the vendor and states the copyright with the year', () => {
    expect(arrows([footer.legal])).toEqual(['Terms & Privacy -> /terms-privacy/']);
    expect(footer.vendor?.label).toMatch(/./);
    expect(footer.copyright).toContain('© {year} Cattaraugus Valley Hauling');
  });

  it('leads to a maps service with the address', () => {
    expect(decodeURIComponent(String(map_href))).toMatch(/^https:.*Cattaraugus, NY 14719$/);
  });
});

describe('an address that does not exist', () => {
  it('shows the sentence and the way home', () => {
    const [hero] = site.not_found.sections;
    expect(hero).toMatchObject({ type: 'hero', heading: 'Oops! Page not found' });
    expect(arrows(hero && 'buttons' in hero ? hero.buttons : [])).toEqual(['Return to Home -> /']);
  });
});

describe('a call button', () => {
  it('dials the office', () => {
    expect(site.facts.phone_href).toBe(CALL);
    const calls = ROUTES.flatMap((path) => targets(page(path))).filter((to) =>
      to.startsWith('tel:'),
    );
    expect(new Set(calls)).toEqual(new Set([CALL]));
  });
});
