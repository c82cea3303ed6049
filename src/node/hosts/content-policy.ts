// The Content-Security-Policy: nothing is allowed but the inline content that the pages hold, and what the manifest names.
import { hash } from 'node:crypto';
import { ENDPOINT } from '../../hosts/rules.ts';
import type { OutsideService, OutsideUse } from '../../model/outside-services.ts';

/** The inputs of the policy. */
export interface PolicySources {
  inline: Iterable<InlineContent>;
  services: OutsideService[];
  /** Origins of pictures on other hosts. */
  pictures: string[];
  /** True when the site shows one of its own pages in a frame, such as the portal's stand-in page. */
  framesItself: boolean;
  /** Whether forms go to the office's mail program before the script runs. */
  mails: boolean;
  /** Whether visitors choose photos, which the browser makes smaller, or members of the office see them. */
  photos?: 'chosen' | 'seen';
  /** Whether browsers report what the policy refuses, to the endpoint that another header names. */
  reports?: boolean;
}

/** The policy as one header value. The order of its sources follows from their content, so that two builds are alike. */
export function contentPolicy(sources: PolicySources): string {
  const { services, pictures, framesItself, mails, photos, reports = false } = sources;
  const inline = [...sources.inline];
  const isEditor = inline.some((content) => content.isEditor);
  const origins = (use: OutsideUse) =>
    services.filter(({ uses }) => uses.includes(use)).map(({ origin }) => origin);
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'connect-src': ["'self'", ...origins('connect')],
    'font-src': ["'self'"],
    // Before the script runs, the browser hands a form to the visitor's mail program.
    'form-action': ["'self'", ...(mails ? ['mailto:'] : [])],
    'frame-ancestors': [framesItself || isEditor ? "'self'" : "'none'"],
    'frame-src': [...(framesItself || isEditor ? ["'self'"] : []), ...origins('frame')],
    'img-src': [
      "'self'",
      ...(inline.some(({ dataPictures }) => dataPictures) ? ['data:'] : []),
      ...(isEditor ? ['data:'] : []),
      ...(isEditor || photos ? ['blob:'] : []),
      ...origins('picture'),
      ...pictures,
    ],
    'manifest-src': ["'self'"],
    'report-to': reports ? [ENDPOINT] : [],
    'script-src': ["'self'", ...inline.flatMap(({ scripts }) => scripts), ...origins('script')],
    'style-src': ["'self'", ...inline.flatMap(({ styles }) => styles)],
    'worker-src': isEditor || photos === 'chosen' ? ['blob:'] : [],
  };
  return Object.entries(directives)
    .filter(([, allowed]) => allowed.length > 0)
    .map(([name, allowed]) => `${name} ${[...new Set(allowed)].sort().join(' ')}`)
    .join('; ');
}

/** The inline content of HTML documents, each as the policy names it: `'sha256-…'`. */
export interface InlineContent {
  /** Scripts that are executed, speculation rules included. Data such as JSON-LD is not executed and needs no hash. */
  scripts: string[];
  styles: string[];
  /** True when a picture is inside the document, or when the script makes one of its preview. */
  dataPictures: boolean;
  /** Whether the document is the editor's or the one in its frame: both make pictures, the editor also in a worker. */
  isEditor?: boolean;
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
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}
