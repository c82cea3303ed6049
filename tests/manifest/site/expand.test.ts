// Placeholders and references are replaced, and is_active and display_order do what they say.
import { describe, expect, it } from 'vitest';
import { edited, manifestText, pageAt, sectionOf, sectionsOf, siteOf } from '../real-manifest.ts';

const site = siteOf(manifestText);
const { company } = site.facts;

const residential = (slug: string) => pageAt(site, `/residential-trash-pickup/ny/${slug}/`);
const rolloff = (slug: string) => pageAt(site, `/rolloff-dumpsters/ny/${slug}/`);

/** Every text in a value. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Structured data has braces of its own. */
const isJson = (text: string) => text.startsWith('{"@context"');

describe('placeholders', () => {
  it('leave no brace on any page, in the header or in the footer', () => {
    const { form } = sectionOf(pageAt(site, '/contact/'), 'quote-form');
    const late = [site.facts.footer.copyright, form.consent?.text, form.chosen_heading];
    const texts = textsOf(site).filter((text) => !late.includes(text) && !isJson(text));
    expect(texts.filter((text) => /[{}]/.test(text))).toEqual([]);
  });

  it('choose the town in the quote form, and "other" for the region', () => {
    const target = (slug: string) => sectionOf(rolloff(slug), 'cta').buttons[0]?.to;
    expect(target('salamanca')).toBe('/contact/?city=salamanca&service=rolloff');
    expect(target('western-ny')).toBe('/contact/?city=other&service=rolloff');
  });

  it('work in the texts that lists of towns show', () => {
    const { text } = edited([
      { find: ['- id: dunkirk', 'local_blurb: …'], write: 'local_blurb: Call {phone} in {place}.' },
    ]);
    const { items } = sectionOf(pageAt(siteOf(text), '/rolloff-dumpsters/'), 'towns');
    expect(items[1]?.blurb).toBe(`Call ${company.phone} in Dunkirk, NY.`);
  });

  it('bring only what the list shows: a sentence to cards, a picture without words to photos', () => {
    const keysOn = (path: string) =>
      Object.keys(sectionOf(pageAt(site, path), 'towns').items[0] ?? {});
    expect(keysOn('/')).toEqual(['name', 'place', 'links']);
    expect(keysOn('/residential-trash-pickup/')).toEqual(['name', 'place', 'blurb', 'links']);
    const { items } = sectionOf(pageAt(site, '/rolloff-dumpsters/'), 'towns');
    expect(items[0]?.blurb).toMatch(/\w/);
    expect(items[0]?.image).toMatchObject({ src: expect.stringMatching(/^\/images\//), alt: '' });
  });
});

describe('references', () => {
  it('to a town’s picture bring its focal point, to its page and to the cards of lists', () => {
    const { text } = edited([
      {
        find: ['- id: dunkirk', 'hero_image_url: …'],
        write: 'hero_image_url: /images/about.webp\nhero_focus: 30% 20%',
      },
    ]);
    const made = siteOf(text);
    const page = pageAt(made, '/rolloff-dumpsters/ny/dunkirk/');
    expect(sectionOf(page, 'hero').image).toMatchObject({ focus: '30% 20%' });
    const { items } = sectionOf(pageAt(made, '/rolloff-dumpsters/'), 'towns');
    expect(items[1]?.image).toMatchObject({ focus: '30% 20%' });
    expect(items[0]?.image).not.toHaveProperty('focus');
  });

  it('to something optional that a town lacks leave the field out', () => {
    const { text } = edited([
      { find: ['- id: western-ny', 'closing_links: button_sets.closing_more'] },
    ]);
    const region = pageAt(siteOf(text), '/residential-trash-pickup/ny/western-ny/');
    expect(sectionOf(residential('western-ny'), 'cta').links).toBeDefined();
    expect(sectionOf(region, 'cta')).not.toHaveProperty('links');
  });
});

describe('only_with', () => {
  it('leaves a section out while its list is empty, and shows it with the first entry', () => {
    const { text } = edited([
      {
        find: ['people: []'],
        write:
          'people:\n  - name: Ada\n    role: Owner\n    image:\n      src: /images/yard.webp\n      alt: Ada',
      },
    ]);
    expect(sectionsOf(pageAt(site, '/about/'), 'people')).toEqual([]);
    const { items } = sectionOf(pageAt(siteOf(text), '/about/'), 'people');
    expect(items).toMatchObject([
      { name: 'Ada', role: 'Owner', image: { alt: 'Ada', width: 1600 } },
    ]);
  });

  it('is not part of the resolved section', () => {
    expect(sectionOf(residential('salamanca'), 'feature-cards')).not.toHaveProperty('only_with');
  });
});

describe('is_active: false', () => {
  const inactive = (...find: string[]) =>
    siteOf(edited([{ find: [...find, 'is_active: true'], write: 'is_active: false' }]).text);

  it('takes a town’s two pages down and the town out of every list', () => {
    const without = inactive('- id: dunkirk');
    expect(without.pages).toHaveLength(site.pages.length - 2);
    const { items } = sectionOf(pageAt(without, '/rolloff-dumpsters/'), 'towns');
    expect(items.map(({ name }) => name)).not.toContain('Dunkirk');
    const { form } = sectionOf(pageAt(without, '/'), 'quote-form');
    expect(form.cities.map(({ value }) => value)).not.toContain('dunkirk');
    expect(JSON.stringify(pageAt(without, '/').structured_data)).not.toContain('Dunkirk');
  });

  it('takes a size off every page', () => {
    const without = inactive('size_lists:', 'rolloff:', '- id: yard-15');
    const ids = (path: string) =>
      sectionOf(pageAt(without, path), 'sizes').items.map(({ id }) => id);
    const finder = sectionOf(pageAt(without, '/rolloff-dumpsters/'), 'size-finder');
    expect(finder.items.map(({ id }) => id)).toEqual(['yard-10', 'yard-20', 'yard-30']);
    expect(ids('/rolloff-dumpsters/ny/collins/')).toEqual(['yard-10', 'yard-20', 'yard-30']);
  });

  it('hides a question', () => {
    const without = inactive('faqs:', 'billing:', '- id: auto-pay');
    const ids = sectionOf(pageAt(without, '/pay-bill/'), 'faq').items.map(({ id }) => id);
    expect(ids).toHaveLength(5);
    expect(ids).not.toContain('auto-pay');
  });
});

describe('display_order', () => {
  it('puts towns, sizes and questions in order, whatever their order in the file', () => {
    const { text } = edited([
      { find: ['- id: collins', 'display_order: 1'], write: 'display_order: 9' },
      {
        find: ['size_lists:', 'rolloff:', '- id: yard-10', 'display_order: 1'],
        write: 'display_order: 9',
      },
      {
        find: ['container_specs:', 'faqs:', 'rolloff:', 'display_order: 1'],
        write: 'display_order: 9',
      },
    ]);
    const page = pageAt(siteOf(text), '/rolloff-dumpsters/');
    expect(sectionOf(page, 'towns').items.at(-1)?.name).toBe('Collins');
    expect(sectionOf(page, 'size-finder').items.at(-1)?.id).toBe('yard-10');
    expect(sectionOf(page, 'faq').items.at(-1)?.id).toBe('rental-period');
  });
});
