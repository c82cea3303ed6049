// The facts of a page for visitors and search engines, collected in a browser or from HTML, for the same judges.
import type { Page as Tab } from 'playwright-core';
import { readHtml } from '../support/sites/built-html.ts';
import { decoded } from '../support/sites/html-skeleton.ts';

/** A page as it was found. Texts have single spaces. */
export interface PageFacts {
  path: string;
  lang: string;
  title: string;
  description: string;
  canonical: string;
  /** The texts of its main headings; a good page has one. */
  headings: string[];
  /** The ids of its elements: places that a hash can lead to. */
  ids: string[];
  /** The addresses that it links to, as they are written. */
  links: string[];
  /** The texts of its JSON-LD scripts. */
  structuredData: string[];
  /** The words in its body, also those that have to be opened. */
  words: string;
}

/** Collects the facts of the page that a tab shows. */
export async function factsOfTab(tab: Tab, path: string): Promise<PageFacts> {
  return { path, ...(await tab.evaluate(readPage)) };
}

/** Runs in the page. */
function readPage(): Omit<PageFacts, 'path'> {
  const all = <T>(selector: string, read: (element: HTMLElement) => T) =>
    [...document.querySelectorAll<HTMLElement>(selector)].map(read);
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? '';
  const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('script, style, noscript')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  let words = '';
  let last: Element | null = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // Inline elements do not separate words; others put a space between them.
    const block = node.parentElement?.closest(':not(span, a, strong, em, b, wbr)') ?? null;
    words += (block === last ? '' : ' ') + node.textContent;
    last = block;
  }
  return {
    lang: document.documentElement.lang,
    title: document.title,
    description: attribute('meta[name=description]', 'content'),
    canonical: attribute('link[rel=canonical]', 'href'),
    headings: all('h1', ({ textContent }) => plain(textContent)),
    ids: all('[id]', ({ id }) => id),
    links: all('a[href]', (link) => link.getAttribute('href') ?? ''),
    structuredData: all(
      'script[type="application/ld+json"]',
      ({ textContent }) => textContent ?? '',
    ),
    words: plain(words),
  };
}

/** Reads the facts out of a document that the build has written. */
export function factsOfHtml(html: string, path: string): PageFacts {
  const { titles, meta, links, structuredData, words } = readHtml(html);
  const [, body = ''] = html.split('<body>');
  const markup = body.replace(/<(script|style)\b.*?<\/\1>/gs, '');
  const values = (pattern: RegExp) =>
    [...markup.matchAll(pattern)].map(([, value = '']) => decoded(value));
  const plain = (text: string) =>
    text
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  return {
    path,
    lang: /<html lang="([^"]*)"/.exec(html)?.[1] ?? '',
    title: titles[0] ?? '',
    description: meta.description?.[0] ?? '',
    canonical: links.canonical?.[0] ?? '',
    headings: values(/<h1\b[^>]*>(.*?)<\/h1>/gs).map(plain),
    ids: values(/<[a-z][^>]*?\sid="([^"]*)"/g),
    links: values(/<a\b[^>]*?\shref="([^"]*)"/g),
    structuredData,
    words: words.trim(),
  };
}
