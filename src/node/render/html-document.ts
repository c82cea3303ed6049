// The HTML shell around a rendered page: the same in development and in production.
import { DATA_ID, type Embedded, ROOT_ID } from '../../app/embedded.ts';
import type { RenderedPage } from '../../app/entry-server.tsx';
import { languageOf, localFacts } from '../../model/site.ts';
import { escapeHtml, scriptJson } from '../../model/text/escape.ts';
import type { Look } from '../look/look.ts';

/** The shell's parts beside the rendered page. */
export interface DocumentParts {
  rendered: RenderedPage;
  look: Look;
  embedded: Omit<Embedded, 'styles'>;
  /** The files that hold the page's data; without them the page's HTML holds it. */
  files?: {
    /** A name for the page's data, which changes with it. */
    version: string;
    /** Addresses of the site's and of the page's data. */
    addresses: string[];
  };
  scripts: PageScripts;
  /** Further tags for the head, such as preloads. */
  head?: string;
}

/** How a page's script is begun. */
export interface PageScripts {
  /** The element with the starter. */
  starter: string;
  /** Address of the navigator; none in development. */
  navigator?: string;
  /** Addresses of the app's entry and of everything that it imports on this page. */
  modules: string[];
  /** True for a page that needs the app without waiting for a sign of intent. */
  now: boolean;
}

/** Nothing is drawn before the header is there to its end: its later parts push the links before them to the left. */
const WHOLE_HEADER = '<link rel="expect" blocking="render" href="#_main">';

export function htmlDocument({ head = '', ...parts }: DocumentParts): string {
  const { rendered, look, embedded, scripts } = parts;
  const lang = languageOf(localFacts(embedded.page, embedded.facts));
  return `<!doctype html>
<html lang="${escapeHtml(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${WHOLE_HEADER}
${look.head}
${rendered.head}
${look.style}${rendered.styles}
${head}</head>
<body>
<div id="${ROOT_ID}">${rendered.body}</div>
${dataElement(parts)}
${scripts.starter}
</body>
</html>
`;
}

/**
 * The starter's settings, in an element of their own, because its script is the same on every page. Files hold the page's
 * data, and the first sign of intent fetches them with the script: the first view does not need it.
 */
function dataElement({ rendered, embedded, files, scripts }: DocumentParts): string {
  const { structured_data: _, ...page } = embedded.page;
  const settings = {
    modules: scripts.modules.join(' '),
    ...(scripts.navigator && { navigator: scripts.navigator }),
    ...(files && {
      build: embedded.build,
      version: files.version,
      files: files.addresses.join(' '),
    }),
    ...(scripts.now && { now: '' }),
  };
  const attributes = Object.entries(settings).map(([name, value]) => ` data-${name}="${value}"`);
  const inline = files
    ? ''
    : scriptJson({ ...embedded, page, styles: rendered.written } satisfies Embedded);
  return `<script type="application/json" id="${DATA_ID}"${attributes.join('')}>${inline}</script>`;
}
