// The files _headers and _redirects that Netlify and Cloudflare Pages read, and that `npm start` follows as well.

import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { HOSTS } from '../../model/hosts.ts';
import type { HeaderRule, HostRedirect } from './header-rules.ts';

/** Their names, in the folder that is published. */
const [HEADERS_FILE = '', REDIRECTS_FILE = ''] = HOSTS.netlify.configFiles;

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

/**
 * The redirects as the file's text, without those that are told by their query where a host has no way to say them. The
 * others have an exclamation mark: for Netlify a page that is there goes before a redirect. There the query always goes
 * along, so that a page would lead to itself for ever.
 */
export function writeRedirects(redirects: HostRedirect[], withQueries: boolean): string {
  return redirects
    .filter(({ path, query, page }) => (withQueries ? path !== page : !query))
    .map(({ path, query, to }) => `${path} ${query ? `${query} ${to} 301!` : `${to} 301`}\n`)
    .join('');
}

/** The targets by old address in the text of such a file. */
export function parseRedirects(text: string): Map<string, string> {
  const lines = text.split('\n').flatMap((line) => {
    const [, from, query, to] = /^(\S+)(?: (\S+=\S+))? (\S+) 301!?$/.exec(line.trim()) ?? [];
    return from && to ? [[query ? `${from}?${query}` : from, to] as const] : [];
  });
  return new Map(lines);
}

/** Reads the redirects of the site in `folder`, again whenever the file has changed; none when there is no file. */
export const redirectsIn = (folder: string) =>
  readWhenChanged(join(folder, REDIRECTS_FILE), parseRedirects);

/**
 * Gives what `parse` makes of the text of `file`, which is read at once and again whenever it has changed. While the file
 * is not there the text from before counts; at first it is empty.
 */
export function readWhenChanged<T>(file: string, parse: (text: string) => T): () => T {
  let read = { changed: 0, content: parse('') };
  const current = () => {
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changed === 0 || changed === read.changed) return read.content;
    try {
      read = { changed, content: parse(readFileSync(file, 'utf8')) };
    } catch {
      // It was there a moment ago.
    }
    return read.content;
  };
  current();
  return current;
}
