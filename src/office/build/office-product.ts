// The office as a product of a site: which sites have it, and the HTML and the data of its pages.
import { hashText } from '../../editor/server/store.ts';
import type { Expansion } from '../../manifest/site/expand/expand-pages.ts';
import { listOf, type PublicFiles } from '../../manifest/site/public-files.ts';
import { timeZone } from '../../manifest/site/resolve/holiday-notices.ts';
import { alertNotices } from '../../manifest/site/resolve/notices.ts';
import { quoteForm } from '../../manifest/site/resolve/quote-choices.ts';
import type { Manifest } from '../../model/manifest.generated.ts';
import { FILES_PATH } from '../../model/own-files.ts';
import type { Site, SiteFacts } from '../../model/site.ts';
import { escapeHtml, scriptJson } from '../../model/text/escape.ts';
import {
  OFFICE_DATA,
  OFFICE_PAGE,
  OFFICE_ROOT,
  type OfficeSite,
  PREVIEW_PAGE,
  SIGN_IN_PAGE,
  VERSION_FILE,
  WEBSITE_PAGE,
} from '../page/office-site.ts';
import { officeForms } from './office-words.ts';

/** The parts of a site without errors that the pages are made from. */
interface OfficeSources {
  /** The text of the manifest. */
  text: string;
  site: Site;
  expansion: Expansion;
  source: { data: unknown };
  /** The facts with the logo's file. */
  facts: SiteFacts;
  files: PublicFiles;
}

interface DocumentParts {
  /** The tags of the site's look. */
  look: { head: string; style: string };
  /** The address of the script. */
  script: string;
}

/** The office. Its script is built apart from the public one, which stays as it is. */
export const office = {
  name: 'office',
  entry: '/src/office/page/entry.tsx',
  pages: [OFFICE_PAGE, SIGN_IN_PAGE],
  isWanted: ({ admin_mode }: SiteFacts) => admin_mode,
  withoutDatabase: 'site.admin_mode is true, but there is no database: /admin/ is left out.',
  document: officeDocument,
  data: new Map([[FILES_PATH, ({ files }: OfficeSources): unknown => listOf(files)]]),
};

/** The editor in the office: its page, and the page of the site in its frame. */
export const websiteEditor = {
  ...office,
  name: 'website',
  entry: '/src/office/website/entry.tsx',
  pages: [WEBSITE_PAGE, PREVIEW_PAGE],
  data: new Map([[VERSION_FILE, ({ text }: OfficeSources) => ({ version: hashText(text) })]]),
  isEditor: true,
};

/** The document for all addresses. It has no inline script, and no style but the look's and an empty one. */
function officeDocument(sources: OfficeSources, { look, script }: DocumentParts): string {
  const { locale, company } = sources.facts;
  // The policy names the hash of an empty element, in which styled-components inserts its rules.
  return `<!doctype html>
<html lang="${escapeHtml(locale.replace('_', '-'))}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(`Office of ${company.name}`)}</title>
${look.head}
${look.style}<style></style>
</head>
<body>
<div id="${OFFICE_ROOT}"><p>One moment …</p><noscript>The office needs JavaScript. Switch it on in the browser's settings.</noscript></div>
<script type="application/json" id="${OFFICE_DATA}">${scriptJson(officeSite(sources))}</script>
<script type="module" src="${script}"></script>
</body>
</html>
`;
}

function officeSite({ source, expansion, facts }: OfficeSources): OfficeSite {
  const { cities, services: own, extra_fields: questions = [] } = quoteForm(expansion);
  const manifest = source.data as Manifest;
  const stored = manifest.billing_forms?.delivery === 'supabase';
  const services = [...own, ...(stored ? officeForms(expansion) : [])];
  const towns = expansion.towns.map(({ town }) => ({ value: town.slug, label: town.name }));
  const { visit, routes: all = [] } = manifest.service_days ?? {};
  const routes = all.map(({ id, name }) => ({ value: id, label: name }));
  const alerts = alertNotices(manifest, expansion.shared.alerts, Date.now());
  return {
    ...{ facts, zone: timeZone(manifest), cities, services, questions, towns, alerts, routes },
    ...(visit && { visit }),
  };
}
