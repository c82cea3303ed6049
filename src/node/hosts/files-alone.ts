// What a host that only sends files cannot say: pages carry the policy themselves, and old addresses have small pages.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicEntries } from '../../files/public-folder.ts';
import type { Redirect } from '../../model/manifest.generated.ts';
import { splitAddress } from '../../model/path.ts';
import type { Site } from '../../model/site.ts';
import type { OutputFile } from '../render/page-files.ts';

/** The HTML files of public/, or of a site. */
export function htmlFilesIn(folder: string): string[] {
  return publicEntries(folder)
    .filter(({ name, entry }) => entry.isFile() && name.endsWith('.html'))
    .map(({ name }) => join(folder, name));
}

/** The beginning of a document, up to where a policy counts for all that follows. The charset has to come first. */
const BEGINNING = /^(?:.*?<meta charset=[^>]*>|.*?<head(?:\s[^>]*)?>|(?:<!doctype[^>]*>)?)\n?/is;

/** A policy as an element of a page. One cannot forbid frames, nor have browsers report; both are a header's. */
export function policyTag(policy: string): string {
  const content = policy.replace(/; (?:frame-ancestors|report-to) [^;]*/g, '');
  return `<meta http-equiv="Content-Security-Policy" content="${content}">\n`;
}

/** Writes the headers that an element can replace into every HTML file of a finished site. */
export function writeTags(folder: string, headers: Record<string, string>): void {
  const { 'Content-Security-Policy': policy = '', 'Referrer-Policy': referrer } = headers;
  const tags = `${policyTag(policy)}<meta name="referrer" content="${referrer}">\n`;
  for (const file of htmlFilesIn(folder)) {
    const html = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      html.replace(BEGINNING, (beginning) => beginning + tags),
    );
  }
}

/** A page for each old address that is a whole path; no file can stand for a folder or a query. */
export function redirectPages({ redirects, facts }: Site): OutputFile[] {
  return redirects
    .filter(({ from }) => !/[*?]/.test(from))
    .map(({ from, to }) => {
      const path = from.replace(/\/$/, '').replace(/(?<!\.html)$/, '/index.html');
      return { path, text: redirectPage(to, facts.origin) };
    });
}

/** Query and fragment go along where a script runs: each engine lets it go first. The element is for all other readers. */
function redirectPage(to: Redirect['to'], origin: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${origin}${to}</title>
<link rel="canonical" href="${origin}${splitAddress(to).path}">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${to}">
</head>
<body>
<a href="${to}">${origin}${to}</a>
<script>{const [a]=document.links;a.search=location.search;a.hash||=location.hash;location.replace(a)}</script>
</body>
</html>
`;
}
