// Reads a built HTML file in tests: the tags of its head, its structured data, and the words that a visitor sees.
import { decoded } from './html-skeleton.ts';

/** The parts of an HTML document that tests compare. */
export interface BuiltHtml {
  titles: string[];
  /** The content of each meta tag, under its name or property. Two of a kind are both listed. */
  meta: Record<string, string[]>;
  /** The address of each link tag, under its relation. */
  links: Record<string, string[]>;
  /** The text of each JSON-LD script. */
  structuredData: string[];
  /** The words of the body, without tags, with single spaces. */
  words: string;
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : decoded(value);
}

/** Reads a document of our own build, which puts attributes in double quotes. */
export function readHtml(html: string): BuiltHtml {
  const [head = '', body = ''] = html.split('<body>');
  const all = (pattern: RegExp) => [...head.matchAll(pattern)].map(([, text = '']) => text);
  return {
    titles: all(/<title>(.*?)<\/title>/gs).map(decoded),
    meta: grouped(head, 'meta', (tag) => attribute(tag, 'name') ?? attribute(tag, 'property')),
    links: grouped(head, 'link', (tag) => attribute(tag, 'rel')),
    structuredData: all(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs),
    words: decoded(
      body
        .replace(/<script.*?<\/script>|<\/?(?:span|a)\b[^>]*>|<wbr\/?>|<!--.*?-->/gs, '')
        .replace(/<[^>]*>/g, ' '),
    ).replace(/\s+/g, ' '),
  };
}

function grouped(head: string, name: string, key: (tag: string) => string | undefined) {
  const groups: Record<string, string[]> = {};
  for (const [tag] of head.matchAll(new RegExp(`<${name}\\s[^>]*>`, 'g'))) {
    const value = attribute(tag, name === 'link' ? 'href' : 'content');
    const group = key(tag);
    if (group !== undefined && value !== undefined)
      groups[group] = [...(groups[group] ?? []), value];
  }
  return groups;
}
