// The file `_headers` that Netlify and Cloudflare Pages read, and that `npm start` sends its headers from.
import { join } from 'node:path';
import type { HeaderRule } from './header-rules.ts';
import { readWhenChanged } from './read-when-changed.ts';
import { REDIRECTS_FILE } from './redirects-file.ts';

/** Its name, in the folder that is published. */
export const HEADERS_FILE = '/_headers';

/** The files that nginx includes: one inside `http`, one inside `server`. */
export const NGINX_HTTP = '/_nginx-http.conf';
export const NGINX_SERVER = '/_nginx-server.conf';

/** The files that servers read and do not serve. */
export const HIDDEN = [HEADERS_FILE, REDIRECTS_FILE, NGINX_HTTP, NGINX_SERVER];

/** Cloudflare's limits: https://developers.cloudflare.com/pages/configuration/headers/ */
const MOST_RULES = 100;
export const LONGEST_LINE = 2000;

/** The rules as the file's text. */
export function writeHeaders(rules: HeaderRule[]): string {
  const blocks = rules.map(({ pattern, headers }) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}

/** The lines that Cloudflare would ignore, as sentences; empty without faults. */
export function tooMuchForHosts(text: string): string[] {
  const lines = text.split('\n');
  const rules = lines.filter((line) => line.startsWith('/')).length;
  const long = lines.filter((line) => line.length > LONGEST_LINE);
  return [
    ...(rules > MOST_RULES
      ? [`_headers has ${rules} rules, and Cloudflare Pages reads ${MOST_RULES}.`]
      : []),
    ...long.map(
      (line) =>
        `${line.trim().split(':')[0]} takes ${line.length} characters, and Cloudflare Pages drops a header of more than ${LONGEST_LINE}.`,
    ),
  ];
}

/** The rules in the text of such a file. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: {} });
    else if (rule && name && value) rule.headers[name] = value;
  }
  return rules;
}

/** Reads the rules of the site in `folder`, again whenever the file has changed; none when there is no file. */
export const rulesIn = (folder: string) =>
  readWhenChanged(join(folder, HEADERS_FILE), parseHeaders);
