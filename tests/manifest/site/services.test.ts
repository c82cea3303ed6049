// Services are a list: everything that the site says of a service follows from its entry, its template and the towns' texts.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entry, template, withToilets } from '../../support/manifests/fourth-service.ts';
import { edited, errorsOf, manifestText, pageAt, sectionOf, siteOf } from '../real-manifest.ts';

const said = (text: string) =>
  errorsOf(text).map(({ code, line, column }) => `${code} ${line}:${column}`);

describe('a fourth service, by one entry, its pages and texts for two towns', () => {
  const site = siteOf(withToilets().text);

  it('stands in the Services menu where its entry stands in the list', () => {
    expect(site.facts.navigation.services.links[0]).toEqual({
      label: 'Portable Toilets',
      to: '/portable-toilets/',
    });
  });

  it('can be chosen in the quote form', () => {
    const { form } = sectionOf(pageAt(site, '/contact/'), 'quote-form');
    expect(form.services[0]).toMatchObject({ value: 'toilets', label: 'Portable Toilets' });
    expect(form.services).toHaveLength(5);
  });

  it('has only its own towns in its list of towns', () => {
    const { items } = sectionOf(pageAt(site, '/portable-toilets/'), 'towns');
    expect(items.map(({ name, links }) => [name, links])).toEqual(
      ['Dunkirk', 'Salamanca'].map((name) => [
        name,
        [
          {
            service: 'toilets',
            label: 'Toilets',
            to: `/portable-toilets/ny/${name.toLowerCase()}/`,
          },
        ],
      ]),
    );
  });

  it('is told to search engines, on the home page and on its own', () => {
    const typesOn = (path: string) =>
      (pageAt(site, path).structured_data?.['@graph'] ?? [])
        .filter((node) => node['@type'] === 'Service')
        .map((node) => node.serviceType);
    expect(typesOn('/')).toContain('Portable Toilets');
    expect(typesOn('/')).toHaveLength(4);
    expect(typesOn('/portable-toilets/ny/dunkirk/')).toEqual(['Portable Toilets']);
  });
});

describe('a town with a single service', () => {
  const start = manifestText.indexOf('    rolloff:', manifestText.indexOf('- id: dunkirk'));
  const end = manifestText.indexOf('\n\n', start) + 1;
  const site = siteOf(manifestText.slice(0, start) + manifestText.slice(end));

  it('has one page', () => {
    const paths = site.pages.map(({ path }) => path).filter((path) => path.includes('dunkirk'));
    expect(paths).toEqual(['/residential-trash-pickup/ny/dunkirk/']);
  });

  it('stands in the lists of that service only, and with one link where both are listed', () => {
    const namesOn = (path: string) =>
      sectionOf(pageAt(site, path), 'towns').items.map(({ name }) => name);
    expect(namesOn('/residential-trash-pickup/')).toContain('Dunkirk');
    expect(namesOn('/rolloff-dumpsters/')).not.toContain('Dunkirk');
    const { items } = sectionOf(pageAt(site, '/'), 'towns');
    expect(items.find(({ name }) => name === 'Dunkirk')?.links).toHaveLength(1);
    expect(items.find(({ name }) => name === 'Collins')?.links).toHaveLength(2);
  });

  it('has no entry without a link on its own page, where others with two have one', () => {
    const [own, other] = ['dunkirk', 'salamanca'].map(
      (slug) => sectionOf(pageAt(site, `/residential-trash-pickup/ny/${slug}/`), 'towns').items,
    );
    expect(own?.map(({ name }) => name)).not.toContain('Dunkirk');
    expect(own?.filter(({ links }) => links.length === 0)).toEqual([]);
    expect(other?.map(({ name }) => name)).toContain('Salamanca');
  });

  it('is on the map of its service alone', () => {
    const { map } = sectionOf(pageAt(site, '/rolloff-dumpsters/'), 'towns');
    expect(map?.towns.map(({ name }) => name)).not.toContain('Dunkirk');
  });
});

describe('what a town says of a service', () => {
  it('is named where a text is missing that the template asks for', () => {
    const { text, at } = withToilets({
      find: ['- id: salamanca', 'toilets:', 'intro: …'],
      write: undefined,
    });
    const line = text
      .split('\n')
      .indexOf('    toilets:', text.split('\n').indexOf('  - id: salamanca'));
    expect(at).toBe('0:0');
    expect(said(text)).toEqual([`missing-key ${line + 1}:5`]);
    expect(errorsOf(text)[0]?.message).toBe(
      '"intro" is missing in the Portable Toilets part of the town Salamanca.',
    );
  });

  it('is named where no template shows it', () => {
    const { text, at } = withToilets({
      find: ['- id: salamanca', 'toilets:'],
      write: 'toilets:\n  »price: Call us.',
    });
    expect(said(text)).toEqual([`unknown-key ${at}`]);
  });

  it('may lack what a condition asks for, but has all of it or nothing', () => {
    const faqs = `toilets:
  »faqs:
    - question: Do you clean them?
      answer: Every week.`;
    const { text } = withToilets({ find: ['- id: salamanca', 'toilets:'], write: faqs });
    expect(errorsOf(text).map(({ message }) => message)).toEqual([
      '"faqs_intro" is missing in the Portable Toilets part of the town Salamanca.',
    ]);
  });

  it.each(['cards', 'usses'])(
    'is not to blame where the template asks for %s, and all have uses',
    (name) => {
      const { text, at } = withToilets({
        find: ['- service: toilets', 'items: town.toilets.uses'],
        write: `items: »town.toilets.${name}`,
      });
      expect(said(text)).toEqual([`unknown-reference ${at}`]);
    },
  );

  it('is not judged against a template that has a fault itself', () => {
    const { text, at } = withToilets({
      find: ['- service: toilets', 'heading: Made for {town}'],
      write: '»haeding: Made for {town}',
    });
    expect(said(text)).toEqual([`unknown-key ${at}`]);
  });
});

describe('refused is', () => {
  it('a second template for a service', () => {
    const again = template.replaceAll('/portable-toilets/ny', '/more-toilets');
    const { text, at } = withToilets({
      find: ['town_pages:', '- service: residential'],
      write: `${again.replace('toilets', '»toilets').replace('Toilets in', 'More Toilets in')}\n- service: residential`,
    });
    expect(said(text)).toEqual([`duplicate ${at}`]);
  });

  it.each(['slug', 'coordinates', 'about', 'other', 'hero_image'])(
    'a service with the id %s',
    (id) => {
      const named = entry.replace('toilets', `»${id}`).replace(/\n {2}page.*/, '');
      const { text, at } = edited([
        { find: ['services:', '- id: residential'], write: `${named}\n- id: residential` },
      ]);
      expect(said(text)).toEqual([`taken-name ${at}`]);
    },
  );
});

describe('the chapter about a new service in README.md', () => {
  const [, chapter = ''] =
    /\n## Add a service\n(.*?)\n## /s.exec(readFileSync('README.md', 'utf8')) ?? [];
  const blocks = [...chapter.matchAll(/ {3}```yaml\n(.*?)\n {3}```/gs)].map(([, lines = '']) =>
    lines.replace(/^ {3}/gm, ''),
  );

  it('has lines that make the service when they are pasted', () => {
    const [own = '', ofTowns = '', ofDunkirk = '', list = ''] = blocks;
    const page = `- path: /portable-toilets/
  label: Portable Toilets
  seo:
    meta_title: Portable Toilets
    meta_description: Clean toilets for job sites and weddings.
  sections:
    - type: hero
      heading: Portable Toilets
    ${list.replaceAll('\n', '\n    ')}`;
    const above = (find: string[], lines: string) => ({ find, write: `${lines}\n${find.at(-1)}` });
    const site = siteOf(
      edited([
        above(['services:', '- id: residential'], own),
        above(['pages:', '- path: /about/'], page),
        above(['town_pages:', '- service: residential'], ofTowns),
        above(['- id: dunkirk', 'residential:'], ofDunkirk),
        above(
          ['- id: salamanca', 'residential:'],
          ofDunkirk.replaceAll('Dunkirk', 'Salamanca').replaceAll('and', 'or'),
        ),
      ]).text,
    );
    expect(sectionOf(pageAt(site, '/portable-toilets/'), 'towns').items).toHaveLength(2);
    expect(pageAt(site, '/portable-toilets/ny/dunkirk/').sections).toHaveLength(2);
  });
});
