// The words of customers, as they stand in the finished HTML.
import { expect, it } from 'vitest';
import { loadAllSections, renderPage } from '../../src/app/entry-server.tsx';
import type { ManifestSection } from '../../src/model/manifest.generated.ts';
import { errorsOf, manifestText } from '../manifest/real-manifest.ts';
import { resolved } from './example-sections.ts';

await loadAllSections();

function pageWith(item: object) {
  const section = { type: 'testimonials', heading: 'Said', items: [item] } as ManifestSection;
  const { page, facts } = resolved([section]);
  const { body, head } = renderPage(page, facts, 2026);
  const [, figure = ''] = /<figure[^>]*>(.*?)<\/figure>/s.exec(body) ?? [];
  return { figure: figure.replaceAll('<!-- -->', ''), head };
}

it('shows quotation marks once, whether the text has brought its own or not', () => {
  for (const text of ['Very good.', '“Very good.”', '"Very good."']) {
    expect(pageWith({ text, name: 'Ruth K.' }).figure).toMatch(
      /<blockquote[^>]*>Very good\.<\/blockquote>/,
    );
  }
});

it('says the stars to people who cannot see them, and leads to where the words can be read', () => {
  const source = { label: 'On the map', to: 'https://maps.lakeside-hauling.test/reviews' };
  const { figure } = pageWith({ text: 'Good.', name: 'Ruth K.', town: 'Erie', stars: 4, source });
  expect(figure).toMatch(/role="img" aria-label="4 of 5 stars"[^>]*>★★★★☆</);
  expect(figure).toMatch(/Erie · <a href="https:\/\/maps\.[^"]*" target="_blank"/);
});

it('tells search engines nothing of stars that a business publishes about itself', () => {
  const { head } = pageWith({ text: 'Good.', name: 'Ruth K.', stars: 5 });
  expect(head).not.toMatch(/"@type":"(Review|Rating)"/);
});

it('lets a customer’s words stand in curly quotation marks, and no name of a company', () => {
  const list = 'testimonials:\n  - name: Ruth K.\n    text: “Very good.”\n';
  expect(errorsOf(`${manifestText}${list}`)).toEqual([]);
  const marked = manifestText.replace(
    'name: Cattaraugus Valley Hauling',
    'name: “Lakeside Hauling”',
  );
  expect(errorsOf(marked).map(({ code }) => code)).toContain('quotation-mark');
});
