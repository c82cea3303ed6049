// Pages as those find them who read the text alone: text browsers, reading modes, helpers that fetch a page.
import { beforeAll, expect, it } from 'vitest';
import { loadAllSections, renderPage } from '../../../src/app/entry-server.tsx';
import type { Page } from '../../../src/model/site.ts';
import { manifestText, siteOf } from '../../manifest/real-manifest.ts';
import { joinedWords } from '../../support/sites/joined-words.ts';

const { facts, pages, not_found } = siteOf(manifestText);
const all = [...pages.map(({ page }) => page), not_found];
const bodyOf = (page: Page) => `<body>${renderPage(page, facts, 2026).body}`;

beforeAll(loadAllSections);

it.each(all)('no words of $path run together', (page) => {
  expect(joinedWords(bodyOf(page))).toEqual([]);
});

it('words that run together are found, also those of a term and its value', () => {
  const found = joinedWords(
    '<body><dl><dt>Since</dt><dd>1995</dd></dl><p>o@<wbr>x <a>Call</a><a>Write</a> <b>us</b></p>',
  );
  expect(found).toEqual(['Since|1995', 'Call|Write']);
});

it('the closed menu of phones does not come before the page', () => {
  const body = bodyOf(all[0] as Page);
  expect(body.indexOf('<dialog')).toBeGreaterThan(body.indexOf('</footer>'));
});

it('no line that is there for a time is in the text of a page, due or not', () => {
  const kinds = ['holiday', 'news'] as const;
  const link = { label: 'See the list', to: '/about/' };
  const notices = kinds.map((kind) => ({
    id: kind,
    kind,
    text: `-> A ${kind}`,
    link,
    from: 0,
    until: 9,
  }));
  const [home] = all as [Page];
  const body = bodyOf({ ...home, notices });
  expect(body).toContain('-&gt; A holiday');
  const text = body.replace(/<!--.*?-->/gs, '');
  expect(text).not.toMatch(/A holiday|A news|See the list|Dismiss/);
  // A comment inside the comment would end it.
  expect(text).toMatch(/<aside[^>]*><script>/);
});
