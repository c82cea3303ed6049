// Reads every built HTML file and compares each tag of its head and each statement of its structured data with pages.yaml.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Address, Company } from '../../../src/model/manifest.generated.ts';
import { sitemap } from '../../../src/node/output/crawler-files.ts';
import { readPageDates } from '../../../src/node/page-dates.ts';
import { manifestText, siteOf } from '../../manifest/real-manifest.ts';
import { type ServedSite, startSite } from '../../support/sites/build-site.ts';
import { type BuiltHtml, readHtml } from '../../support/sites/built-html.ts';
import { filled, manifest, pages, sold, towns } from '../../support/sites/expected-pages.ts';
import { fixture } from '../../support/sites/fixture-site.ts';
import {
  expectSchemaOrg,
  follow,
  type GraphNode,
  nodeOf,
  nodesOf,
  readGraph,
  references,
  typedParts,
} from '../../support/sites/json-ld.ts';

const { site } = manifest;
/** The first site has every fact. */
const company = manifest.company as Required<Company>;
const address = company.address as Required<Address>;
const [hours] = company.hours;
const { origin } = site;

let built: ServedSite;
const documents = new Map<string, BuiltHtml>();
beforeAll(async () => {
  built = await startSite({ name: 'built-pages' });
  for (const { path } of pages) {
    documents.set(path, readHtml(readFileSync(join(built.folder, path, 'index.html'), 'utf8')));
  }
});
afterAll(() => built?.close());

function documentAt(path: string): BuiltHtml {
  const found = documents.get(path);
  if (!found) throw new Error(`${path} was not built`);
  return found;
}

const graphAt = (path: string): GraphNode[] => readGraph(documentAt(path).structuredData[0] ?? '');

test('nothing of the preview, its edit mode or its page of section types is in a finished site', async () => {
  const names = readdirSync(built.folder, { recursive: true, encoding: 'utf8' });
  const texts = names.filter((name) => /\.(html|js|css|json|xml|txt)$/.test(name));
  const signs = /_sections|@curbside|curbside-(?:edit|outline|problems)|open-in-editor/;
  const found = texts.filter((name) => signs.test(readFileSync(join(built.folder, name), 'utf8')));
  expect(found).toEqual([]);
  expect((await fetch(`${built.url}/_sections/`)).status).toBe(404);
});

test('no published name begins with a sign that some host leaves out, but for what the hosts themselves read', () => {
  const names = readdirSync(built.folder, { recursive: true, encoding: 'utf8' });
  const odd = names.filter((name) => /(^|\/)[_.]/.test(name));
  expect(odd.sort()).toEqual(['_headers', '_redirects']);
});

test('every picture of every page has files in both formats, each there and as wide as it says', async () => {
  const files = new Map<string, number>();
  for (const { path } of pages) {
    const html = readFileSync(join(built.folder, path, 'index.html'), 'utf8');
    for (const [picture] of html.matchAll(/<picture.*?<\/picture>/gs)) {
      expect(picture, path).toMatch(/<source type="image\/avif" srcSet="[^"]*\.avif \d+w/);
      expect(picture, path).toMatch(/<img [^>]*src="[^"]*\.webp"/);
    }
    for (const [, file = '', width] of html.matchAll(/(\/assets\/[\w-]+\.(?:avif|webp)) (\d+)w/g))
      files.set(file, Number(width));
  }
  expect(files.size).toBeGreaterThan(20);
  for (const [file, width] of files)
    expect((await sharp(join(built.folder, file)).metadata()).width, file).toBe(width);
});

describe.each(pages)('the head of $path', ({ path, seo, heading }) => {
  const picture = `${origin}/social/${path.replace(/^\/|\/$/g, '').replaceAll('/', '_') || 'home_'}.jpg`;

  test('holds every tag that the specification names, once, with the manifest’s words', () => {
    const { titles, meta, links } = documentAt(path);
    const { 'og:image:alt': alt, viewport: _, 'theme-color': __, ...tags } = meta;
    expect(titles).toEqual([seo.meta_title]);
    expect(links.canonical).toEqual([seo.canonical_url ?? origin + path]);
    expect(links.publisher).toEqual([`${origin}/about/`]);
    expect(alt?.[0]).toContain(heading);
    expect(tags).toEqual({
      description: [seo.meta_description],
      ...(seo.keywords && { keywords: [seo.keywords] }),
      robots: [seo.robots ?? 'index, follow'],
      'og:title': [seo.meta_title],
      'og:description': [seo.meta_description],
      'og:url': [seo.canonical_url ?? origin + path],
      'og:type': [seo.page_type ?? 'website'],
      'og:image': [picture],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:site_name': [company.name],
      'og:locale': ['en_US'],
      'twitter:card': ['summary_large_image'],
      'twitter:title': [seo.meta_title],
      'twitter:description': [seo.meta_description],
      'twitter:image': [picture],
      'twitter:image:alt': alt,
    });
  });
});

describe.each(pages)('the structured data of $path', ({ path, label, parent, heading, town }) => {
  test('is one graph in which every name is unique and every reference leads somewhere', () => {
    expect(documentAt(path).structuredData).toHaveLength(1);
    const graph = graphAt(path);
    const names = graph.map((node) => node['@id']);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !name?.startsWith(`${origin}/`))).toEqual([]);
    expect(references(graph).filter((name) => !names.includes(name))).toEqual([]);
  });

  test('is connected: each node is referred to, or refers to one that is', () => {
    const graph = graphAt(path);
    const reached = new Set(references(graph));
    const loose = graph.filter(
      (node) => !reached.has(node['@id']) && references(node).length === 0,
    );
    expect(loose).toEqual([]);
  });

  test('uses schema.org’s types with the properties that belong to them', () => {
    for (const part of typedParts(graphAt(path))) expectSchemaOrg(part);
  });

  test('says about the business what the manifest says', () => {
    const graph = graphAt(path);
    const { areaServed, hasOfferCatalog, ...business } = nodeOf(graph, 'LocalBusiness');
    expect(business).toEqual({
      '@type': ['Organization', 'LocalBusiness'],
      '@id': `${origin}/#organization`,
      name: company.name,
      description: filled(manifest.footer.tagline),
      url: `${origin}/`,
      image: origin + company.image,
      logo: `${origin}/icons/512.png`,
      telephone: '+17165550142',
      email: company.email,
      foundingDate: String(company.founded),
      priceRange: company.price_range,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        addressLocality: address.city,
        addressRegion: address.state,
        postalCode: address.zip,
        addressCountry: 'US',
      },
      geo: { '@type': 'GeoCoordinates', ...company.coordinates },
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: hours?.opens,
        closes: hours?.closes,
      },
      ...(documentAt(path).words.includes(String(company.rating.value)) && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: company.rating.value,
          reviewCount: company.rating.count,
        },
      }),
    });
    const counties = [...new Set(towns.flatMap((entry) => entry.counties))];
    expect(follow(graph, areaServed).map(({ name }) => name)).toEqual([
      ...counties.map((name) => `${name} County, ${address.state}`),
      ...towns.filter((entry) => path === '/' || entry === town).map(({ name }) => name),
    ]);
    expect(hasOfferCatalog !== undefined).toBe(path === '/');
  });

  test('says about the page and the website what the manifest says', () => {
    const graph = graphAt(path);
    const page = nodeOf(graph, 'WebPage');
    expect(page).toMatchObject({ '@id': `${origin}${path}#webpage`, url: origin + path });
    expect(page).toMatchObject({ name: heading, inLanguage: 'en-US' });
    expect(follow(graph, page.isPartOf)).toEqual([
      {
        '@type': 'WebSite',
        '@id': `${origin}/#website`,
        url: `${origin}/`,
        name: company.name,
        inLanguage: 'en-US',
        publisher: { '@id': `${origin}/#organization` },
      },
    ]);
  });

  test('names the service that the page sells, or all of them', () => {
    const graph = graphAt(path);
    const kind = sold.find((page) => page.path === (town ? parent : path));
    const services = nodesOf(graph, 'Service');
    const [about] = follow(graph, nodeOf(graph, 'WebPage').about);
    expect(about?.['@id']).toBe(`${origin}${kind ? `${path}#service` : '/#organization'}`);
    expect(services).toEqual(
      (kind
        ? [{ path, label: town ? heading : label, kind }]
        : sold.map((page) => ({ ...page, kind: page }))
      ).map((service) => ({
        '@type': 'Service',
        '@id': `${origin}${service.path}#service`,
        name: service.label,
        serviceType: service.kind.label,
        url: origin + service.path,
        provider: { '@id': `${origin}/#organization` },
        areaServed: expect.anything(),
      })),
    );
    for (const { areaServed } of services) {
      const names = follow(graph, areaServed).map(({ name }) => name);
      expect(names.length).toBeGreaterThan(0);
      if (town) expect(names).toEqual([town.name]);
    }
  });

  test('places the page below its parents', () => {
    const graph = graphAt(path);
    const parents = path === '/' ? [] : ['/', parent];
    const above = parents.flatMap((up) => pages.filter((page) => page.path === up));
    const trail = [...above, { label, path }].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.label,
      item: origin + step.path,
    }));
    const lists = nodesOf(graph, 'BreadcrumbList');
    const breadcrumb = nodeOf(graph, 'WebPage').breadcrumb;
    expect(lists.map(({ itemListElement }) => itemListElement)).toEqual([trail]);
    expect(follow(graph, breadcrumb)).toEqual(lists);
  });
});

test('the home page offers the three services', () => {
  const graph = graphAt('/');
  const catalog = nodeOf(graph, 'LocalBusiness').hasOfferCatalog as {
    itemListElement: { itemOffered: unknown }[];
  };
  const offered = catalog.itemListElement.flatMap(({ itemOffered }) => follow(graph, itemOffered));
  expect(
    offered.map(({ name, url }) => ({ label: name, path: String(url).slice(origin.length) })),
  ).toEqual(sold.map(({ label, path }) => ({ label, path })));
  expect(offered).toHaveLength(3);
});

test('only the home page shows the rating that the specification wants in the data of all', () => {
  const showing = pages.filter(({ path }) =>
    documentAt(path).words.includes(`from ${company.rating.count} reviews`),
  );
  expect(showing.map(({ path }) => path)).toEqual(['/']);
});

test('the sitemap gives each page the day on which it last changed, as far as that is noted', () => {
  const noted = readPageDates(fixture);
  expect(readFileSync(join(built.folder, 'sitemap.xml'), 'utf8')).toBe(
    sitemap(siteOf(manifestText), noted),
  );
});
