// Finds what stands inline in finished HTML, for the Content-Security-Policy has to name the hash of each.
import { createHash } from 'node:crypto';

/** The inline content of HTML documents: each text once. */
export interface InlineContent {
  /** Scripts that are executed, speculation rules included. Data such as JSON-LD is not executed and needs no hash. */
  scripts: Set<string>;
  styles: Set<string>;
}

/** What the type of a script has to be for the browser to act on it; no type at all is JavaScript too. */
const EXECUTED = /^(module|importmap|speculationrules|(text|application)\/javascript)?$/i;

const INLINE = /<(script|style)\b((?:"[^"]*"|'[^']*'|[^>"'])*)>(.*?)<\/\1\s*>/gis;

/** An empty collection. */
export const noInlineContent = (): InlineContent => ({ scripts: new Set(), styles: new Set() });

/** Adds the inline scripts and styles of an HTML document to `content`. */
export function collectInline(html: string, content: InlineContent): void {
  for (const [, element = '', attributes = '', text = ''] of html.matchAll(INLINE)) {
    if (element.toLowerCase() === 'style') content.styles.add(text);
    else if (isExecuted(attributes)) content.scripts.add(text);
  }
}

function isExecuted(attributes: string): boolean {
  if (/\ssrc\s*=/i.test(attributes)) return false;
  const [, quoted, bare] = /\stype\s*=\s*(?:["']([^"']*)["']|([^\s"'>]+))/i.exec(attributes) ?? [];
  return EXECUTED.test((quoted ?? bare ?? '').trim());
}

/** A text's hash as a policy names it: `'sha256-…'`. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
