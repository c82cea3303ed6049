// Facts that a business may lack: without one, nothing on the site needs or shows it.

import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { loadAllSections, renderPage } from '../../../src/app/entry-server.tsx';
import type { Manifest } from '../../../src/model/manifest.generated.ts';
import type { Site } from '../../../src/model/site.ts';
import { contentPolicy } from '../../../src/node/hosts/content-policy.ts';
import { readGraph } from '../../support/sites/json-ld.ts';
import { errorsOf, manifestText, siteOf } from '../real-manifest.ts';

await loadAllSections();

type Data = Record<string, unknown>;

/** Removes a value of the manifest, by its path. */
function without(manifest: Manifest, path: string): void {
  const steps = path.split('.');
  const last = steps.pop() as string;
  const group = steps.reduce<Data>((node, step) => node[step] as Data, manifest as unknown as Data);
  delete group[last];
}

/** Takes out of the whole manifest what a fact is needed for: texts lose their placeholder, lists the entry. */
function freeOf(value: unknown, isNeeding: (value: unknown) => boolean): unknown {
  if (Array.isArray(value)) {
    return value.filter((entry) => !isNeeding(entry)).map((entry) => freeOf(entry, isNeeding));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, part]) => !isNeeding(part))
        .map(([key, part]) => [key, freeOf(part, isNeeding)]),
    );
  }
  return value;
}

interface Absence {
  /** The place of the fact. */
  fact: string;
  /** Something that needs it: a text with a placeholder, a link word or a section's type. */
  placeholders?: string[];
  links?: string[];
  sections?: string[];
  /** The traces that pages and the policy had of it. */
  traces: RegExp;
}

const ABSENCES: Absence[] = [
  {
    fact: 'company.founded',
    placeholders: ['founded'],
    traces: /foundingDate|1995/,
  },
  {
    fact: 'company.rating',
    placeholders: ['rating', 'review_count'],
    traces: /aggregateRating|out of 5, from|data-rating="/,
  },
  { fact: 'company.price_range', traces: /priceRange/ },
  {
    fact: 'company.email',
    placeholders: ['email'],
    links: ['email', '#find-customer-id', '#update-account'],
    sections: ['account-update', 'customer-id'],
    traces: /mailto:|@cattaraugus/i,
  },
  {
    fact: 'company.address.street',
    placeholders: ['address'],
    links: ['map'],
    traces: /27 Main|google\.com\/maps|streetAddress/,
  },
  {
    fact: 'company.address',
    placeholders: ['address'],
    links: ['map'],
    traces: /27 Main|google\.com\/maps|PostalAddress/,
  },
  {
    fact: 'company.hours',
    placeholders: ['hours', 'hours_weekdays', 'hours_weekend'],
    traces: /openingHours|5:00 PM/,
  },
  {
    fact: 'integrations.ordering',
    links: ['order-online'],
    traces: /order-online|ordering\.test/,
  },
  {
    fact: 'integrations.billing_portal',
    links: ['pay-portal', '/pay-bill/#portal', '#portal'],
    sections: ['billing-portal'],
    traces: /billing-portal|portal\.test|<iframe/,
  },
  {
    fact: 'integrations.review_widget',
    sections: ['reviews'],
    traces: /data-review-widget|widget\.test/,
  },
  { fact: 'integrations.maps', links: ['map'], traces: /google\.com\/maps/ },
  { fact: 'integrations.vendor', traces: /curbside\.example/ },
];

/** The manifest with services of other companies, as data. */
function complete(): Manifest {
  const manifest = parse(manifestText) as Manifest;
  const { ordering, billing_portal, review_widget } = manifest.integrations ?? {};
  if (ordering) ordering.url = 'https://ordering.test/';
  if (billing_portal) billing_portal.url = 'https://portal.test/';
  if (review_widget) review_widget.script_url = 'https://widget.test/w.js';
  for (const town of manifest.towns) town.state = 'NY';
  return manifest;
}

/** The manifest without a fact, and without what needs it. */
function manifestWithout({
  fact,
  placeholders = [],
  links = [],
  sections = [],
}: Absence): Manifest {
  const manifest = complete();
  without(manifest, fact);
  const braces = placeholders.map((name) => `{${name}}`);
  const isNeeding = (value: unknown) => {
    const { to, type, value: proof, label } = (value ?? {}) as Record<string, unknown>;
    const isProof = braces.includes(String(proof)) || braces.some((b) => String(label).includes(b));
    return links.includes(String(to)) || sections.includes(String(type)) || (isProof && !type);
  };
  const rest = freeOf(manifest, isNeeding) as Manifest;
  const name = fact.split('.')[1] ?? '';
  for (const page of rest.pages) {
    for (const section of page.sections) {
      if (section.type !== 'legal') continue;
      for (const { services } of section.clauses) delete (services as Data | undefined)?.[name];
    }
  }
  return JSON.parse(
    braces.reduce((text, brace) => text.replaceAll(brace, 'so'), JSON.stringify(rest)),
  ) as Manifest;
}

/** All output for visitors, search engines and browsers: the pages and the policy. */
function tellsAll(site: Site): string {
  const { facts, outside } = site;
  const policy = contentPolicy({
    inline: [],
    services: outside,
    pictures: [],
    framesItself: false,
    mails: facts.email_href !== undefined,
  });
  const pages = site.pages.map(({ page }) => {
    const { head, body } = renderPage(page, facts, 2026);
    return `${head}${body}`;
  });
  return [policy, ...pages].join('\n');
}

const whole = tellsAll(siteOf(stringify(complete())));

/** The first trace of a fact in a site's output, or an empty text. */
const trace = (shown: string, { traces }: Absence) => traces.exec(shown)?.[0] ?? '';

describe.each(ABSENCES)('a business without $fact', (absence) => {
  const manifest = manifestWithout(absence);

  it('leaves no trace of it, which a business with it has', () => {
    expect(trace(whole, absence)).not.toBe('');
    expect(trace(tellsAll(siteOf(stringify(manifest))), absence)).toBe('');
  });

  const { placeholders = [], links = [], sections = [], fact } = absence;
  if (placeholders.length + links.length + sections.length > 0) {
    it('is told of each place that needs it, at its line', () => {
      const broken = complete();
      without(broken, fact);
      const text = stringify(broken);
      const lines = text.split('\n');
      const found = errorsOf(text).filter(({ code }) => code === 'absent-fact');
      expect(found.length).toBeGreaterThan(0);
      const words = [
        ...placeholders.map((name) => `{${name}}`),
        ...[...links, ...sections].map((name) => name),
        fact.split('.')[1] ?? '',
      ];
      for (const { line, hint } of found) {
        expect(words.some((word) => lines[line - 1]?.includes(word))).toBe(true);
        expect(hint).toMatch(/^(The same is in|Delete it, or )/);
      }
    });
  }
});

describe('a town in another state than the office', () => {
  const manifest = complete();
  for (const town of manifest.towns) delete town.state;
  const [town] = manifest.towns;
  if (!town) throw new Error('the manifest has no towns');
  town.state = 'PA';
  const { pages } = siteOf(stringify(manifest));
  const home = pages.find(({ path }) => path === '/')?.page;
  const own = pages.filter(({ path }) => path.endsWith(`/${town.slug}/`));
  const graph = (page = home) => page?.structured_data?.['@graph'] ?? [];

  it('reads with its own state in headings', () => {
    expect(own.length).toBeGreaterThan(0);
    for (const { page } of own) expect(page.sections[0]?.heading).toContain(`${town.name}, PA`);
  });

  it('lies in a county of its own state, and other towns of one name in theirs', () => {
    const county = graph(own[0]?.page).find(({ name }) =>
      String(name).startsWith(town.counties[0] ?? ''),
    );
    expect(county?.name).toBe(`${town.counties[0]} County, PA`);
    const areas = graph().filter(({ '@type': type }) => type === 'AdministrativeArea');
    const same = areas.filter(({ name }) => String(name).startsWith(`${town.counties[0]} County`));
    expect(same.map(({ name }) => name).sort()).toEqual([
      `${town.counties[0]} County, NY`,
      `${town.counties[0]} County, PA`,
    ]);
    expect(new Set(same.map((area) => area['@id'])).size).toBe(2);
  });
});

it('towns need a state from somewhere', () => {
  const manifest = manifestWithout(
    ABSENCES.find(({ fact }) => fact === 'company.address') as Absence,
  );
  const [first] = manifest.towns;
  delete first?.state;
  expect(errorsOf(stringify(manifest)).map(({ message }) => message)).toEqual([
    `Nothing says in which state ${first?.name} is.`,
  ]);
});

it('a kind of business is told to search engines', () => {
  const manifest = complete();
  manifest.company.type = 'Plumber';
  const shown = tellsAll(siteOf(stringify(manifest)));
  expect(shown).toContain('"@type":["Organization","Plumber"]');
  expect(shown).not.toContain('"LocalBusiness"');
});

it('without an address search engines are told of an organization, whose hours are those of its telephone', () => {
  const manifest = manifestWithout(
    ABSENCES.find(({ fact }) => fact === 'company.address') as Absence,
  );
  manifest.company.type = 'Plumber';
  const site = siteOf(stringify(manifest));
  const [company] = readGraph(JSON.stringify(site.pages[0]?.page.structured_data));
  expect(company).toMatchObject({
    '@type': 'Organization',
    contactPoint: [
      {
        '@type': 'ContactPoint',
        telephone: company?.telephone,
        hoursAvailable: { '@type': 'OpeningHoursSpecification', opens: '07:00' },
      },
    ],
  });
  // A local business has these, an organization has not.
  for (const name of ['priceRange', 'geo', 'openingHoursSpecification', 'address']) {
    expect(company).not.toHaveProperty(name);
  }
});

it('without an e-mail address the quote form waits for its script, and names the phone where none runs', () => {
  const manifest = manifestWithout(
    ABSENCES.find(({ fact }) => fact === 'company.email') as Absence,
  );
  const { facts, pages } = siteOf(stringify(manifest));
  const page = pages.find(({ path }) => path === '/contact/')?.page;
  const form = /<form.*<\/form>/s.exec(page ? renderPage(page, facts, 2026).body : '')?.[0] ?? '';
  expect(form).not.toMatch(/^<form[^>]* action=/);
  expect(form).toMatch(/<button[^>]* disabled=""/);
  expect(form).toContain(`<noscript>Please call ${facts.company.phone}.</noscript>`);
});
