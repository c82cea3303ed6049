// Finds inline content in finished HTML, because the Content-Security-Policy has to name the hash of each.
import { createHash } from 'node:crypto';

/** The inline content of HTML documents, each as the policy names it: `'sha256-…'`. */
export interface InlineContent {
  /** Scripts that are executed, speculation rules included. Data such as JSON-LD is not executed and needs no hash. */
  scripts: string[];
  styles: string[];
  /** True when a picture is inside the document, or when the script makes one of its preview. */
  dataPictures: boolean;
}

/** The script types that a browser runs; a missing type means JavaScript too. */
const EXECUTED = /^(module|importmap|speculationrules|(text|application)\/javascript)?$/i;

const OPENING = /<(script|style)\b((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;
const CLOSING = { script: /<\/script[\s>]/gi, style: /<\/style[\s>]/gi };

/** The inline content of an HTML document, in document order. */
export function inlineContent(html: string): InlineContent {
  const scripts: string[] = [];
  const styles: string[] = [];
  OPENING.lastIndex = 0;
  for (let found = OPENING.exec(html); found; found = OPENING.exec(html)) {
    const [, element = '', attributes = ''] = found;
    const isStyle = element.toLowerCase() === 'style';
    const closing = isStyle ? CLOSING.style : CLOSING.script;
    closing.lastIndex = OPENING.lastIndex;
    const end = closing.exec(html)?.index ?? html.length;
    if (isStyle) styles.push(hashSource(html.slice(OPENING.lastIndex, end)));
    else if (isExecuted(attributes)) scripts.push(hashSource(html.slice(OPENING.lastIndex, end)));
    OPENING.lastIndex = end;
  }
  const dataPictures = html.includes('data:image/') || html.includes(' data-blur="');
  return { scripts, styles, dataPictures };
}

function isExecuted(attributes: string): boolean {
  if (/\ssrc\s*=/i.test(attributes)) return false;
  const [, quoted, bare] = /\stype\s*=\s*(?:["']([^"']*)["']|([^\s"'>]+))/i.exec(attributes) ?? [];
  return EXECUTED.test((quoted ?? bare ?? '').trim());
}

/** The hash of a text as a policy names it: that of its bytes in UTF-8, as they are sent. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
