// The rules for prefetching: browsers ignore a mistake in them silently.
import { expect, it } from 'vitest';
import { SPECULATION_RULES } from '../../../src/node/bundle/bundle.ts';

it('a page is fetched when the pointer rests on its link, and never the page itself', () => {
  const [, text = ''] =
    /^<script type="speculationrules">(.*)<\/script>$/.exec(SPECULATION_RULES) ?? [];
  const pages = { href_matches: ['/', '/*/'] };
  const notItself = { not: { href_matches: './' } };
  expect(JSON.parse(text)).toEqual({
    prefetch: [{ where: { and: [pages, notItself] }, eagerness: 'moderate' }],
  });
});
