// The bytes that each page downloads before and after the first sign of intent.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The limits, in bytes. HTML is within the ten packets of 1,434 bytes that TCP sends before it waits for an answer (RFC 6928). */
export const BUDGET = { html: 13_600, starter: 4_900, app: 104_000, font: 22 * 1024 };

/**
 * Longer pages, and their limits: the home page has the holiday weeks and the form's further questions, the roll-off page
 * the size finder and the list of what can go in. Footer and starter are in their eleventh packet.
 */
const LONGER: Record<string, number> = { '/': 15_050, '/rolloff-dumpsters/': 16_250 };

/** The weights of one page, in bytes; text as Brotli compresses it. */
export interface PageWeight {
  path: string;
  html: number;
  /** The scripts before any sign of intent: the inline ones, and what they fetch once the page is shown. */
  starter: number;
  /** Everything that the first sign of intent fetches. */
  app: number;
  /** Requests that the first paint would wait for. */
  blocking: string[];
}

export interface SiteWeight {
  pages: PageWeight[];
  /** The font files, as they are. */
  fonts: { path: string; bytes: number }[];
}

/** Weighs every page of the site in a folder, the not-found page included. */
export function weighSite(folder: string): SiteWeight {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = names.filter((name) => /(^|\/)(index|404)\.html$/.test(name)).sort();
  const scriptBytes = (address: string) => compressed(readFileSync(join(folder, address), 'utf8'));
  return {
    pages: pages.map((name) =>
      weighPage(name, readFileSync(join(folder, name), 'utf8'), scriptBytes),
    ),
    fonts: names
      .filter((name) => /\.woff2?$/.test(name))
      .map((path) => ({ path, bytes: readFileSync(join(folder, path)).length })),
  };
}

function weighPage(
  name: string,
  html: string,
  scriptBytes: (address: string) => number,
): PageWeight {
  const modules = / data-modules="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code).join('\n');
  const later = / data-navigator="([^"]*)"/.exec(html)?.[1];
  return {
    path: `/${name.replace(/index\.html$/, '')}`,
    html: compressed(html),
    starter: compressed(inline) + (later ? scriptBytes(later) : 0),
    app: modules.reduce((sum, address) => sum + scriptBytes(address), 0),
    // Nothing waits for a style sheet for paper or for contrast themes, nor for a script that is deferred.
    blocking: [
      ...html.matchAll(/<(?:script[^>]* src|link[^>]* rel="(?:stylesheet|modulepreload)")[^>]*>/g),
    ].flatMap(([tag]) =>
      / media="(print|\(forced-colors:)|^<script defer/.test(tag) ? [] : [tag],
    ),
  };
}

/** The weights of this process. A changed file makes its site be weighed again. */
const weighed = new Map<string, number>();

function compressed(content: string): number {
  const bytes = weighed.get(content) ?? brotliCompressSync(content).length;
  weighed.set(content, bytes);
  return bytes;
}

/** A sentence for everything above its limit. */
export function overBudget(
  { pages, fonts }: SiteWeight,
  budget = BUDGET,
  longer = LONGER,
): string[] {
  const heavy = (what: string, bytes: number, limit: number) =>
    bytes > limit ? [`${what} weighs ${bytes} bytes; ${limit} are allowed`] : [];
  return [
    ...pages.flatMap(({ path, html, starter, app, blocking }) => [
      ...heavy(`the HTML of ${path}`, html, longer[path] ?? budget.html),
      ...heavy(`the script before the app of ${path}`, starter, budget.starter),
      ...heavy(`the app of ${path}`, app, budget.app),
      ...blocking.map((tag) => `the first paint of ${path} waits for ${tag}`),
    ]),
    ...fonts.flatMap(({ path, bytes }) => heavy(`the font ${path}`, bytes, budget.font)),
    // Of headings and of texts: the letters that pages show, and two files that a browser fetches for others alone.
    ...(fonts.length > 6 ? [`there are ${fonts.length} font files; six are allowed`] : []),
  ];
}
