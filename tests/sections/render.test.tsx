// Every section type renders each of its schema's examples to HTML on the server, and nobody complains.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadAllSections, renderFullPage, renderPage } from '../../src/app/entry-server.tsx';
import type { ManifestSection } from '../../src/model/manifest.generated.ts';
import type { Section } from '../../src/model/site.ts';
import { registry } from '../../src/sections/registry.ts';
import { manifestText, pageAt, siteOf } from '../manifest/real-manifest.ts';
import { examples, resolved } from './example-sections.ts';

const YEAR = 2026;
await loadAllSections();
const site = siteOf(manifestText);

/** The HTML of a page’s own content: everything between the header and the footer. */
function mainOf(html: string): string {
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  return main.replaceAll('<!-- -->', '');
}

/** The HTML of a page that has one section. */
function htmlOf(section: Section): string {
  return mainOf(renderPage({ path: '/example/', sections: [section] }, site.facts, YEAR).body);
}

/** The same for a section as the manifest writes it. */
function htmlOfManifest(section: ManifestSection): string {
  const [, made] = resolved([section]).page.sections;
  return made ? htmlOf(made) : '';
}

const messages = { error: vi.fn(), warn: vi.fn() };
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(messages.error);
  vi.spyOn(console, 'warn').mockImplementation(messages.warn);
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const message of Object.values(messages)) message.mockClear();
});

describe('an example of a section', () => {
  it.each(examples)('renders silently: $type $number', ({ section }) => {
    const html = htmlOf(section);
    expect(html).not.toBe('');
    expect(html).toContain(section.heading.replaceAll('&', '&amp;'));
    expect(html).not.toMatch(/undefined|\[object Object\]|NaN/);
    expect(messages.error).not.toHaveBeenCalled();
    expect(messages.warn).not.toHaveBeenCalled();
  });

  it.each(examples)(
    'leaves no room below it for an empty list of buttons: $type $number',
    ({ section }) => {
      const html = htmlOf({ ...section, buttons: [] } as Section);
      expect(html).not.toMatch(/<div class="[^"]*"><\/div><\/div><\/section>/);
    },
  );

  it('stands for every section type', () => {
    expect(new Set(examples.map(({ type }) => type))).toEqual(new Set(Object.keys(registry)));
  });
});

/** The rules of a page's style elements; their order within a component says nothing. */
const rulesOf = (styles: string) => styles.split(/\/\*!sc\*\/|(?=<style)|(?<=<style[^>]*>)/).sort();

describe('every page of the site', () => {
  it.each(site.pages.map(({ page }) => [page.path, page] as const))(
    '%s renders silently with one main heading and no brace left',
    (_path, page) => {
      const { body, head, styles } = renderPage(page, site.facts, YEAR);
      expect(body.match(/<h1\b/g)).toHaveLength(1);
      // Patterns of fields have braces of their own.
      expect(body.replaceAll(/ pattern="[^"]*"|<script>.*?<\/script>/g, '')).not.toMatch(/[{}]/);
      expect(head).toContain(`<link rel="canonical" href="${page.seo?.canonical}"`);
      expect(styles).toContain('<style');
      expect(messages.error).not.toHaveBeenCalled();
      expect(messages.warn).not.toHaveBeenCalled();
    },
  );

  it.each(site.pages.map(({ page }) => [page.path, page] as const))(
    '%s has the header and footer that it would have if it were rendered alone',
    (_path, page) => {
      const { body, head, styles } = renderPage(page, site.facts, YEAR);
      const whole = renderFullPage(page, site.facts, YEAR);
      expect(body).toBe(whole.body);
      expect(head).toBe(whole.head);
      expect(rulesOf(styles)).toEqual(rulesOf(whole.styles));
    },
  );

  it('shows the year that it is given', () => {
    const { body } = renderPage(pageAt(site, '/'), site.facts, 2031);
    expect(body).toContain('© 2031 Cattaraugus Valley Hauling');
  });
});

describe('a list of questions', () => {
  const faq = (items: object[]) =>
    htmlOfManifest({ type: 'faq', heading: 'Questions', items } as ManifestSection);

  it('opens one at a time, with no script', () => {
    const html = faq([
      { question: 'First?', answer: 'One.' },
      { question: 'Second?', answer: 'Two.' },
    ]);
    const names = [...html.matchAll(/<details[^>]*\bname="([^"]*)"/g)].map(([, name]) => name);
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
  });
});

describe('the size cards', () => {
  const sizes = (fields: object) =>
    htmlOfManifest({
      type: 'sizes',
      heading: 'Sizes',
      items: [
        { id: 'yard-10', size_label: '10 Yard', cubic_yards: 10, description: 'Small jobs.' },
        { id: 'yard-20', size_label: '20 Yard', cubic_yards: 20, description: 'Large jobs.' },
      ],
      ...fields,
    } as ManifestSection);

  it('show cubic yards, unless told not to', () => {
    expect(sizes({})).toMatch(/10 cubic yards/);
    expect(sizes({ show_cubic_yards: false })).not.toMatch(/cubic yards/);
  });

  it('mark the popular one, with the words of the schema or with others', () => {
    expect(sizes({})).not.toContain('Most requested');
    expect(sizes({ popular: 'yard-20' }).match(/Most requested/g)).toHaveLength(1);
    expect(sizes({ popular: 'yard-20', popular_label: 'Our pick' })).toContain('Our pick');
  });

  it('lead to a quote for each size where the section has a link for it', () => {
    expect(sizes({})).not.toContain('Quote this');
    const html = sizes({ quote: { label: 'Quote this', to: '/contact/?service=rolloff' } });
    const links = [...html.matchAll(/href="([^"]*)"[^>]*>(.*?)<\/a>/g)];
    expect(links.map(([, to, words]) => [to, words?.replace(/<!--.*?-->/g, '')])).toEqual([
      ['/contact/?service=rolloff&amp;size=yard-10', 'Quote this 10 Yard'],
      ['/contact/?service=rolloff&amp;size=yard-20', 'Quote this 20 Yard'],
    ]);
  });

  it('say what a size is good for here, or else what it is good for anywhere', () => {
    const html = sizes({ uses: { 'yard-10': 'Sheds.' } });
    expect(html).toContain('Sheds.');
    expect(html).not.toContain('Small jobs.');
    expect(html).toContain('Large jobs.');
  });
});

describe('a link', () => {
  const button = (to: string) =>
    htmlOfManifest({ type: 'cta', heading: 'Go', buttons: [{ label: 'Go', to }] });

  it('to the ordering site opens in a new tab and says so', () => {
    const html = button('order-online');
    expect(html).toMatch(/<a[^>]*target="_blank"/);
    expect(html).toContain('rel="noopener"');
    expect(html).toContain('(opens in a new tab)');
  });
});

describe('a picture', () => {
  const hero = (image: object) =>
    htmlOf({ type: 'hero', heading: 'A picture', image } as unknown as Section);
  const picture = { src: '/images/cart.webp', alt: 'A cart.', width: 1600, height: 1200 };

  it('is offered as AVIF and, for older browsers, as WebP', () => {
    const html = hero({ ...picture, variants: { hash: 'abc', blur: 'UklG' } });
    expect(html).toMatch(
      /<source type="image\/avif" srcSet="\/assets\/cart-abc-400.avif 400w, [^"]*"/,
    );
    expect(html).toMatch(/<source [^>]*sizes="[^"]*calc\(/);
    expect(html).toMatch(/<img [^>]*src="\/assets\/cart-abc-672.webp"/);
  });

  it('states the size of the specification and has no style attribute, which the policy forbids', () => {
    const html = hero({ ...picture, variants: { hash: 'abc', blur: 'UklG' } });
    expect(html).toContain('width="800" height="600"');
    expect(html).not.toContain(' style=');
  });

  it('keeps its focal point in sight by a rule of its page alone', () => {
    const stylesOf = (image: object) =>
      renderPage(
        {
          path: '/example/',
          sections: [{ type: 'hero', heading: 'A picture', image } as unknown as Section],
        },
        site.facts,
        YEAR,
      ).styles;
    expect(stylesOf({ ...picture, focus: '30% 20%' })).toContain('object-position:30% 20%;');
    expect(stylesOf(picture)).not.toContain('object-position');
    expect(hero({ ...picture, focus: '30% 20%' })).not.toContain(' style=');
  });

  it('from elsewhere on the web, or in development, is shown as it is', () => {
    const src = 'https://pictures.example/cart.webp';
    const html = hero({ ...picture, src });
    expect(html).toContain(`src="${src}"`);
    expect(html).not.toMatch(/srcset|<source/i);
  });
});
