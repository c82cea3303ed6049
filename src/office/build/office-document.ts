// The HTML of the office's pages: empty, with the site's data, for their own script to fill.

import { scriptJson } from '../../model/script-json.ts';
import { escapeHtml } from '../../model/text/escape-html.ts';
import type { Look } from '../../node/look/look.ts';
import { OFFICE_DATA, OFFICE_ROOT, type OfficeSite } from '../page/office-site.ts';

interface DocumentSettings {
  site: OfficeSite;
  look: Look;
  /** The address of the script. */
  script: string;
  /** Further tags for the head. */
  head?: string;
}

/** The document for both addresses. It has no inline script, and no style but the look's and an empty one. */
export function officeDocument({ site, look, script, head = '' }: DocumentSettings): string {
  const { facts } = site;
  // The policy names the hash of an empty element, in which styled-components inserts its rules.
  return `<!doctype html>
<html lang="${facts.locale.replace('_', '-')}">
<head>
<meta charset="utf-8">
${head}<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(`Office of ${facts.company.name}`)}</title>
${look.head}
${look.style}<style></style>
</head>
<body>
<div id="${OFFICE_ROOT}"><noscript>The office needs JavaScript. Switch it on in the browser's settings.</noscript></div>
<script type="application/json" id="${OFFICE_DATA}">${scriptJson(site)}</script>
<script type="module" src="${script}"></script>
</body>
</html>
`;
}
