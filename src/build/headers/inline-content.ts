// Finds what stands inline in finished HTML, for the Content-Security-Policy has to name the hash of each.
import { createHash } from 'node:crypto';

/** The inline content of HTML documents, each once, as texts in which a character stands for a byte. */
export interface InlineContent {
  /** Scripts that are executed, speculation rules included. Data such as JSON-LD is not executed and needs no hash. */
  scripts: Set<string>;
  styles: Set<string>;
}

/** What the type of a script has to be for the browser to act on it; no type at all is JavaScript too. */
const EXECUTED = /^(module|importmap|speculationrules|(text|application)\/javascript)?$/i;

const OPENING = /<(script|style)\b((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;
const CLOSING = { script: /<\/script[\s>]/gi, style: /<\/style[\s>]/gi };

/** An empty collection. */
export const noInlineContent = (): InlineContent => ({ scripts: new Set(), styles: new Set() });

/**
 * Adds the inline scripts and styles of an HTML document to `content`.
 * @param html in which a character stands for a byte (`latin1`): thousands of pages are read faster, and hashed as sent
 */
export function collectInline(html: string, content: InlineContent): void {
  OPENING.lastIndex = 0;
  for (let found = OPENING.exec(html); found; found = OPENING.exec(html)) {
    const [, element = '', attributes = ''] = found;
    const isStyle = element.toLowerCase() === 'style';
    const closing = isStyle ? CLOSING.style : CLOSING.script;
    closing.lastIndex = OPENING.lastIndex;
    const end = closing.exec(html)?.index ?? html.length;
    if (isStyle) content.styles.add(html.slice(OPENING.lastIndex, end));
    else if (isExecuted(attributes)) content.scripts.add(html.slice(OPENING.lastIndex, end));
    OPENING.lastIndex = end;
  }
}

function isExecuted(attributes: string): boolean {
  if (/\ssrc\s*=/i.test(attributes)) return false;
  const [, quoted, bare] = /\stype\s*=\s*(?:["']([^"']*)["']|([^\s"'>]+))/i.exec(attributes) ?? [];
  return EXECUTED.test((quoted ?? bare ?? '').trim());
}

/** The hash of a text, in which a character stands for a byte, as a policy names it: `'sha256-…'`. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}'`;
}
