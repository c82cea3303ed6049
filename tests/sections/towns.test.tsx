// Lists of towns: what each town links to, in lists of one service and of several.
import { describe, expect, it } from 'vitest';
import { loadAllSections, renderPage } from '../../src/app/entry-server.tsx';
import { manifestText, pageAt, sectionOf, siteOf } from '../manifest/real-manifest.ts';

await loadAllSections();

describe('a list of towns', () => {
  /** The names and service links of a home page's list, where Collins has no texts for roll-off dumpsters. */
  const linksIn = (services: string) => {
    const text = manifestText.replace(/^ {4}rolloff:\n(?: {6}.*\n|\n(?= {6}))+/m, '');
    const made = siteOf(
      text.replace(/(id: service-area\n[\s\S]*?services:\n)( +- \w+\n)+/, `$1${services}`),
    );
    const section = sectionOf(pageAt(made, '/'), 'towns');
    const page = { path: '/example/', sections: [{ ...section, map: undefined, note: undefined }] };
    const html = renderPage(page, made.facts, 2026).body.replaceAll('<!-- -->', '');
    return [...html.matchAll(/<h3>(.*?)<\/h3>(?:<ul>(.*?)<\/ul>)?/g)].map(
      ([, name = '', links = '']) =>
        `${name}: ${links}`
          .replace(/<span.*?<\/span>/g, '')
          .replace(/<a [^>]*>/g, '[')
          .replace(/<\/a>/g, ']')
          .replace(/<\/?li>/g, ''),
    );
  };

  it('names the service of a town that has one, where another town has more', () => {
    const lists = linksIn('          - residential\n          - rolloff\n');
    expect(lists[0]).toMatch(/^Collins, NY: \[[^\]]+\]$/);
    expect(lists[1]).toMatch(/^Dunkirk, NY: \[[^\]]+\]\[[^\]]+\]$/);
  });

  it('makes the name the link where there is only one service', () => {
    const lists = linksIn('          - residential\n');
    expect(lists[0]).toBe('[Collins, NY]: ');
  });
});
