// Reads the files _headers and _redirects of a finished site, which `npm start` follows.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { HeaderRule } from '../../hosts/rules.ts';

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
export const rulesIn = (folder: string) => readWhenChanged(join(folder, '_headers'), parseHeaders);

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
  readWhenChanged(join(folder, '_redirects'), parseRedirects);

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
