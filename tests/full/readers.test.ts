// The pages as they are for those who read their text alone: text browsers, a reading mode, and what language models are fed with.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import type { Page, Section } from '../../src/model/site.ts';
import { es } from '../../src/model/words/es.ts';
import { everyPage } from '../site/judge-pages.ts';
import { site } from '../spec/in-words.ts';
import { programOrReason } from '../support/installed.ts';
import { toolFile } from '../support/test-tools.ts';

/** A reader's text of an HTML file. */
type Reader = (file: string) => string;

/** No line may be wrapped: a heading is a line. */
const WIDTH = '900';

function program(name: string, args: string[]): Reader | undefined {
  const path = programOrReason(name, [name]);
  if (!path) return undefined;
  const env = { ...process.env, LANG: 'C.UTF-8' };
  return (file) => spawnSync(path, [...args, file], { encoding: 'utf8', env }).stdout;
}

/** A package of the tools; undefined where it cannot be had. */
async function tool<T>(name: string, file: string): Promise<T | undefined> {
  const path = toolFile(name, file);
  return path ? ((await import(path)) as T) : undefined;
}

interface Turndown {
  remove(elements: string[]): Turndown;
  turndown(html: string): string;
}

const htmlToText = await tool<{ convert(html: string, options: object): string }>(
  'html-to-text',
  'lib/html-to-text.mjs',
);
const turndown = await tool<{ default: new () => Turndown }>('turndown', 'lib/turndown.es.js');
const jsdom = await tool<{ JSDOM: new (html: string) => { window: { document: Document } } }>(
  'jsdom',
  'lib/api.js',
);
const readability = await tool<{
  Readability: new (document: Document) => { parse(): { content: string } | null };
}>('@mozilla/readability', 'index.js');

const html = (file: string) => readFileSync(file, 'utf8');
const textOf = (markup: string) =>
  htmlToText?.convert(markup, {
    wordwrap: false,
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
    ],
  }) ?? '';

const READERS: Record<string, Reader | undefined> = {
  w3m: program('w3m', ['-dump', '-T', 'text/html', '-O', 'UTF-8', '-cols', WIDTH]),
  lynx: program('lynx', ['-dump', '-nolist', '-display_charset=utf-8', `-width=${WIDTH}`]),
  elinks: program('elinks', [
    ...['-dump', '-no-references', '-no-numbering', '-dump-charset', 'utf-8'],
    ...['-dump-width', WIDTH],
  ]),
  'html-to-text': htmlToText && ((file) => textOf(html(file))),
  turndown:
    turndown &&
    ((file) => {
      const service = new turndown.default().remove(['script', 'style', 'title']);
      return service.turndown(html(file)).replace(/\]\([^)]*\)/g, ']');
    }),
  Readability:
    jsdom && readability && htmlToText
      ? (file) => {
          const { document } = new jsdom.JSDOM(html(file)).window;
          return textOf(new readability.Readability(document).parse()?.content ?? '');
        }
      : undefined,
};

const LETTERS = /[^\p{L}\p{N}]/gu;

/** A text as it is compared: readers differ in capitals, marks and blanks. */
const bare = (text: string) => text.replace(LETTERS, '').toLowerCase();

/** What a section says in every state, each with its place in the section. Messages, labels and addresses are left out. */
function wordsOf(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return SHOWN.test(place) ? [[place, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    UNSHOWN.test(key) ? [] : wordsOf(part, Array.isArray(value) ? `${place}[]` : `${place}.${key}`),
  );
}
const UNSHOWN = /^(form|messages|success|failure|receipt|uses|map|holidays|dates)$/;
const SHOWN =
  /\.(intro|text|note|hint|heading|(badges|rule|paragraphs|points|columns)\[\]|rows\[\]\[\])$|\.items\[\](\.(title|tagline|content|question|answer|place|blurb|item|also\[\]))?$/;

const fileOf = ({ path }: Page) =>
  join(inject('folder'), path.endsWith('/') ? `${path}index.html` : path);

/** The words of a page that a text lacks or has elsewhere. A reading mode leaves out lists of links, headings like the title and short texts with a link. */
function missing({ sections }: Page, text: string, isExcerpt: boolean): string[] {
  const lines = text.split('\n').map(bare);
  const starts: number[] = [];
  for (const { heading } of sections) {
    const last = starts.at(-1) ?? 0;
    const at = lines.indexOf(bare(heading), last);
    if (at === -1 && !isExcerpt) return [`the heading "${heading}"`];
    starts.push(at === -1 ? last : at);
  }
  return sections.flatMap((section, index) => {
    const [from, to] = starts.slice(index, index + 2);
    const part = lines.slice(from, to === from ? undefined : to).join('');
    return missingIn(section, part).filter(
      (words) => !(isExcerpt && /^[a-z-]+\.(heading|intro|items\[\]\.place):/.test(words)),
    );
  });
}

function missingIn(section: Section, text: string): string[] {
  const reached: Record<string, number> = {};
  return wordsOf(section).flatMap(([place, words]) => {
    const at = text.indexOf(bare(words), reached[place]);
    if (at !== -1) reached[place] = at;
    return at === -1 ? [`${section.type}${place}: ${words}`] : [];
  });
}

const vocabulary = new Set(
  `${JSON.stringify(site)} ${Object.keys(es).join(' ')}`.toLowerCase().match(/[\p{L}\p{N}]+/gu),
);

/** Words of a text that are two of the site's. */
function joined(text: string): string[] {
  const words = new Set(text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu));
  return [...words].filter((word) => {
    if (vocabulary.has(word)) return false;
    const ends = Array.from({ length: word.length - 3 }, (_, index) => index + 2);
    return ends.some(
      (end) => vocabulary.has(word.slice(0, end)) && vocabulary.has(word.slice(end)),
    );
  });
}

describe.each(Object.entries(READERS))('%s', (name, read) => {
  const pages = everyPage(site);

  test.skipIf(!read).each(pages)('reads the words of $path in their order', (page) => {
    const text = read?.(fileOf(page)) ?? '';
    expect(missing(page, text, name === 'Readability')).toEqual([]);
    expect(joined(text)).toEqual([]);
  });

  test.skipIf(!read).each(pages)('reads nothing on $path that is not shown', (page) => {
    const text = bare(read?.(fileOf(page)) ?? '');
    const hidden = ['Leave this field empty', ...(page.notices ?? []).map((line) => line.text)];
    expect(hidden.filter((line) => text.includes(bare(line)))).toEqual([]);
  });
});
