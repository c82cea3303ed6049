// Links in the words of paragraphs and answers, as they stand in the finished HTML.
import { expect, it } from 'vitest';
import { loadAllSections, renderPage } from '../../src/app/entry-server.tsx';
import type { ManifestSection } from '../../src/model/manifest.generated.ts';
import { errorsOf, manifestText } from '../manifest/real-manifest.ts';
import { resolved } from './example-sections.ts';

await loadAllSections();

function paragraphOf(section: object) {
  const { page, facts } = resolved([section as ManifestSection]);
  const { body } = renderPage(page, facts, 2026);
  const [, words = ''] = /<p>(Ask .*?)<\/p>/s.exec(body) ?? [];
  return words.replaceAll('<!-- -->', '').replaceAll(/ class="[^"]*"/g, '');
}

const WORDS = 'Ask [the family](/about/), or [call](call).';
const LINKS = /^Ask <a href="\/about\/">the family<\/a>, or <a href="tel:\+\d+">call<\/a>\.$/;

it('a paragraph has links to pages, and to what a word such as call stands for', () => {
  expect(paragraphOf({ type: 'text', heading: 'More', paragraphs: [WORDS] })).toMatch(LINKS);
});

it('so does an answer', () => {
  const items = [{ question: 'Who?', answer: WORDS }];
  expect(paragraphOf({ type: 'faq', heading: 'More', items })).toMatch(LINKS);
});

it('a link to another website opens in a new tab, and says so', () => {
  const text = 'Ask [the state](https://state.example/).';
  const words = paragraphOf({ type: 'text', heading: 'More', paragraphs: [text] });
  expect(words).toMatch(/<a href="https:\/\/state\.example\/" target="_blank"/);
  expect(words).toContain('(opens in a new tab)');
});

it('a link may write to a further e-mail address, which the check reads to its end', () => {
  const text = 'Ask [Ruth](mailto:ruth@lakeside-hauling.test).';
  expect(paragraphOf({ type: 'text', heading: 'More', paragraphs: [text] })).toBe(
    'Ask <a href="mailto:ruth@lakeside-hauling.test">Ruth</a>.',
  );
  const withLink = (to: string) =>
    errorsOf(manifestText.replace(/^( +to: )\/about\/$/m, `$1${to}`)).map(({ code }) => code);
  expect(withLink('mailto:ruth@lakeside-hauling.test')).toEqual([]);
  expect(withLink('mailto:ruth@lakeside-hauling.test?bcc=a@b.test')).toEqual(['wrong-format']);
});
