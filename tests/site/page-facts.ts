// The facts of a page for visitors and search engines, read from its HTML.
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
