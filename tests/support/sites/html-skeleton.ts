// Splits HTML as a browser's tokenizer does, as far as our own pages go: tags with their attributes, and the text.

/** A document without its words. */
export interface Skeleton {
  /** Each tag with the names of its attributes, in their order. */
  tags: string[];
  /** The words of the document and of its attributes, with their entities resolved. */
  texts: string[];
  /** The addresses that the document links to, loads or sends to. */
  addresses: string[];
  /** The contents of script elements. */
  scripts: string[];
}

const TOKEN =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|[^<]+|</gi;
const RAW = /^(script|style|title|textarea|noscript)$/;
const ADDRESS = /^(href|src|action|formaction|poster|data)$/;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** A text with the entities resolved that React and unhead write, and numbers. */
export const decoded = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, number, name) =>
    name ? (NAMED[name] ?? whole) : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : +number),
  );

/** Reads a document. Throws where a browser would have to guess. */
export function skeletonOf(html: string): Skeleton {
  const skeleton: Skeleton = { tags: [], texts: [], addresses: [], scripts: [] };
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(html); token; token = TOKEN.exec(html)) {
    const [whole, end, name = '', attributes = ''] = token;
    if (whole === '<') throw new Error(`a lone < at ${html.slice(token.index, token.index + 60)}`);
    if (!name) {
      if (!whole.startsWith('<')) skeleton.texts.push(decoded(whole));
      continue;
    }
    skeleton.tags.push(`${end}${name}${attributeNames(attributes, skeleton)}`);
    if (!end && RAW.test(name)) TOKEN.lastIndex = readRaw(html, TOKEN.lastIndex, name, skeleton);
  }
  return skeleton;
}

function attributeNames(attributes: string, { texts, addresses }: Skeleton): string {
  const names: string[] = [];
  for (const [, name = '', value = ''] of attributes.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g)) {
    names.push(name);
    (ADDRESS.test(name) ? addresses : texts).push(decoded(value));
  }
  return ` ${names.join(' ')}`.trimEnd();
}

/** Reads the text of an element that ends with its own end tag and nothing else; gives where that begins. */
function readRaw(html: string, from: number, name: string, skeleton: Skeleton): number {
  const end = html.slice(from).search(new RegExp(`</${name}[\\s>/]`, 'i'));
  const text = html.slice(from, end === -1 ? undefined : from + end);
  if (name === 'script') skeleton.scripts.push(text);
  else if (name !== 'style') skeleton.texts.push(decoded(text));
  return from + text.length;
}
