// What a browser fetches before somebody asks for it: a slip in these rules is overlooked without a word.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SPECULATION_RULES } from '../../src/build/speculation-rules.ts';

const [, text = ''] =
  /^<script type="speculationrules">(.*)<\/script>$/.exec(SPECULATION_RULES) ?? [];
const { prefetch, prerender } = JSON.parse(text);

const PAGES = { href_matches: ['/', '/*/'] };
const NOT_ITSELF = { not: { href_matches: './' } };

it('the pages that the header and the first section link to are fetched once the page has loaded', () => {
  const first = { selector_matches: ':root[data-loaded] :is(header, main > :first-child) a' };
  expect(prefetch).toEqual([
    { where: { and: [PAGES, NOT_ITSELF, first] }, eagerness: 'immediate' },
  ]);
  expect(readFileSync('src/app/starter.ts', 'utf8')).toContain('documentElement.dataset.loaded =');
});

it('any other page is rendered when the pointer rests on its link, and never the page itself', () => {
  expect(prerender).toEqual([{ where: { and: [PAGES, NOT_ITSELF] }, eagerness: 'moderate' }]);
});
