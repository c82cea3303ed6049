// Words come last: each kind has its own in one place, they are plain, and places are named as people know them.
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { messages, ruleMessages } from '../../../src/manifest/messages/all-messages.ts';
import { nearestChoices } from '../../../src/manifest/messages/choices.ts';
import { placeName } from '../../../src/manifest/messages/place-name.ts';

const base = readFileSync('tests/fixtures/base.yaml', 'utf8');

/** The check's output for each case of the corpus, as pinned there: code, sentence and hint. */
const said = readFileSync('tests/fixtures/broken/messages.txt', 'utf8')
  .split(/^## .*\n/m)
  .flatMap((block) => {
    const [, code = '', sentence = '', hint = ''] =
      /^\w+ ([a-z0-9-]+): (.*)(?:\n(?!Paste|Move|Delete line)(.*))?/.exec(block) ?? [];
    return code in messages ? [{ code, sentence, hint }] : [];
  });

/** Words that somebody in a small office does not know, or knows in another sense. */
const BANNED = /\b(YAML|manifest|keys?|behind|stands?|groups? of keys)\b/;

/** Quotations are the file's own words. */
const unquoted = (text: string) => text.replace(/"[^"]*"|`[^`]*`|\/\S+/g, '…');

describe('the words of the kinds', () => {
  it('have a title without a full stop', () => {
    for (const { title } of Object.values(messages)) expect(title).toMatch(/^[A-Z].*[^.]$/);
  });

  it('are all in the corpus', () => {
    const known = new Set(said.map(({ code }) => code));
    const ofText = Object.keys(messages).filter((kind) => !(kind in ruleMessages));
    expect(ofText.filter((kind) => !known.has(kind))).toEqual([]);
  });

  it.each(said)('are a plain sentence: $sentence', ({ sentence }) => {
    expect(sentence).toMatch(/^[A-Z/{"`].*\.$/);
    expect(unquoted(sentence)).not.toMatch(BANNED);
  });

  it.each(said.filter(({ hint }) => hint))('say what to do: $hint', ({ hint }) => {
    const own = hint.replace(/^The same is in lines? [\d, ]+\. ?/, '');
    expect(unquoted(own)).not.toMatch(BANNED);
  });
});

describe('the choices that a message names', () => {
  const counties = ['Erie', 'Niagara', 'Chautauqua', 'Cattaraugus', 'Allegany', 'Wyoming'];

  it('are the three nearest ones, and how many more', () => {
    expect(nearestChoices('Cattarugas', counties, 'on the map')).toBe(
      'Allowed here: Cattaraugus, Chautauqua, Niagara and 3 more, all of them on the map.',
    );
  });

  it('are all where there are three', () => {
    expect(nearestChoices('x', ['mowing', 'planting', 'other'])).toBe(
      'Allowed here: mowing, planting, other.',
    );
  });
});

describe('a place in words', () => {
  const data = parse(base);
  const page = (path: string) =>
    data.pages.findIndex((one: { path: string }) => one.path === path) as number;
  const section = (index: number, type: string) =>
    data.pages[index].sections.findIndex((one: { type: string }) => one.type === type) as number;
  const about = page('/about/');

  it.each([
    [[], 'the file'],
    [['company', 'phone'], 'the phone number of the company'],
    [
      ['company', 'hours', 1, 'closes'],
      'the closing time of the second office hours entry of the company',
    ],
    [['pages', about], 'the About page'],
    [['pages', about, 'label'], 'the label of the About page'],
    [['pages', about, 'sections', 0, 'heading'], 'the heading of the hero on the About page'],
    [['pages', 0, 'sections', 0, 'badges'], 'the list of badges of the hero on the Home page'],
    [['pages', 0, 'sections', 0, 'badges', 1], 'the second badge of the hero on the Home page'],
    [
      ['pages', about, 'sections', section(about, 'text'), 'paragraphs', 1],
      'the second paragraph of the text section on the About page',
    ],
    [['faqs', 'billing', 0, 'answer'], 'the answer of the first question of the list faqs.billing'],
    [['faqs', 'billing'], 'the list faqs.billing'],
    [['towns', 0], 'the town Dunkirk'],
    [['towns', 0, 'coordinates', 'latitude'], 'the latitude of the town Dunkirk'],
    [
      ['towns', 0, 'mowing', 'weekly', 1],
      'the second entry of `weekly` of the mowing part of the town Dunkirk',
    ],
    [['redirects', 1, 'to'], 'the target of the second redirect'],
    [['faqs', 'billing', 1, 'question'], 'the second question of the list faqs.billing'],
    [['company', 'address', 'zip'], 'the ZIP code of the company'],
    [
      ['pages', 0, 'sections', 0, 'image', 'alt'],
      'the picture description of the hero on the Home page',
    ],
    [
      ['towns', 0, 'planting', 'projects', 0],
      'the first project of the planting part of the town Dunkirk',
    ],
  ])('%j', (pointer, words) => {
    expect(placeName(pointer, data)).toBe(words);
  });

  it('names a page by its address where two have one label', () => {
    const pages = [
      { path: '/a/', label: 'About' },
      { path: '/b/', label: 'About' },
    ];
    expect(placeName(['pages', 1], { pages })).toBe('the page /b/');
  });

  it('leaves out a section where only one on the page has such entries', () => {
    const faq = { type: 'faq', items: [{ question: 'Why?' }] };
    const item = ['pages', 0, 'sections', 0, 'items', 0];
    const named = (...sections: object[]) =>
      placeName(item, { pages: [{ path: '/pay/', label: 'Pay Bill', sections }] });
    expect(named(faq)).toBe('the first question on the Pay Bill page');
    expect(named(faq, faq)).toBe(
      'the first question of the first faq section on the Pay Bill page',
    );
  });
});

describe('a message that is changed in its one place', () => {
  afterEach(() => {
    vi.doUnmock('../../../src/manifest/rules/towns/badge-and-count.ts');
    vi.resetModules();
  });

  it('shows in the terminal, in --json, in annotations and in the reference', async () => {
    vi.resetModules();
    vi.doMock('../../../src/manifest/rules/towns/badge-and-count.ts', async (original) => {
      const rule = await original<{ messages: Record<string, object> }>();
      const changed = {
        ...rule.messages['badge-and-count'],
        title: 'Badges',
        sentence: ({ badge }: { badge: string }) => `${badge} is not what the count says.`,
      };
      return { ...rule, messages: { 'badge-and-count': changed } };
    });
    const { verdictOn } = await import('../real-manifest.ts');
    const { formatAnnotations } = await import(
      '../../../src/manifest/messages/format-diagnostics.ts'
    );
    const { formatDiagnostics } = await import(
      '../../../src/manifest/messages/format-diagnostics.ts'
    );
    const { diagnosticChapter } = await import('../../../src/node/reference/reference.ts');
    const text = base.replace('"12,000+"', '"13,000+"');
    const diagnostics = verdictOn(text).diagnostics.filter(
      ({ code }) => code === 'badge-and-count',
    );
    const sentence = '13,000+ is not what the count says.';
    expect(formatDiagnostics(diagnostics, text)).toContain(sentence);
    expect(JSON.stringify(diagnostics)).toContain(sentence);
    expect(formatAnnotations(diagnostics)).toContain(sentence);
    expect(diagnosticChapter()).toContain('### badge-and-count\n\nBadges.');
  }, 60_000);
});
