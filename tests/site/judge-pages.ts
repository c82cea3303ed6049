// The faults of pages, whatever they say: one sentence for each, none on a good site.
import { redirectTable } from '../../src/model/redirects.ts';
import { languageOf, localFacts, type Page, type Site } from '../../src/model/site.ts';
import type { PageFacts } from './page-facts.ts';

/** The pages of a site as they were found, and what the manifest says of it. */
export interface FoundSite {
  site: Site;
  pages: PageFacts[];
  /** Whether a file of the site has an address. */
  hasFile: (path: string) => boolean;
}

/** Every page of a site, the one for unknown addresses last. */
export function everyPage({ pages, not_found }: Site): Page[] {
  return [...pages.map(({ page }) => page), not_found];
}

/** A text as it is compared: with single spaces, and without signs that only say where a line may end. */
export const plain = (text: string) =>
  text
    .replace(/[\u00ad\u200b\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

export function missingPages({ site, pages }: FoundSite): string[] {
  const found = pages.map(({ path }) => path);
  const written = everyPage(site).map(({ path }) => path);
  return [
    ...written.filter((path) => !found.includes(path)).map((path) => `${path} is missing`),
    ...found.filter((path) => !written.includes(path)).map((path) => `${path} is in no manifest`),
  ];
}

/** Each page has one main heading, which is that of its first section. */
export function headingFaults({ site, pages }: FoundSite): string[] {
  const expected = new Map(everyPage(site).map((page) => [page.path, page.sections[0]?.heading]));
  return pages.flatMap(({ path, headings }) => {
    const [heading = '', ...more] = headings.map(plain);
    if (headings.length !== 1)
      return [`${path} has ${more.length + Number(heading !== '')} main headings`];
    const due = plain(expected.get(path) ?? '');
    return heading === due ? [] : [`${path} is headed "${heading}", not "${due}"`];
  });
}

/** Each page says in its head what the manifest says of it. */
export function headFaults({ site, pages }: FoundSite): string[] {
  const known = new Map(everyPage(site).map((page) => [page.path, page]));
  return pages.flatMap((found) => {
    const { path } = found;
    const wrong = (what: string, is: string, due: string | undefined) =>
      due === undefined || plain(is) === plain(due)
        ? []
        : [`${what} of ${path} is "${is}", not "${due}"`];
    const page = known.get(path);
    const { title, description, canonical } = page?.seo ?? {};
    return [
      ...wrong('the language', found.lang, languageOf(localFacts(page ?? {}, site.facts))),
      ...wrong('the title', found.title, title),
      ...wrong('the description', found.description, description),
      ...wrong('the main address', found.canonical, canonical),
    ];
  });
}

/** Words that no text of a page may hold: a placeholder that was not filled, and what a program says of nothing. */
export function leftoverFaults({ pages }: FoundSite): string[] {
  return pages.flatMap(({ path, words }) => {
    const [left] = /\{[\w.]+\}|\bundefined\b|\[object |\bNaN\b/.exec(words) ?? [];
    return left ? [`${path} says "${left}"`] : [];
  });
}

/** Links that lead nowhere: to no page, to no place on it, or to what is no address at all. */
export function linkFaults({ site, pages, hasFile }: FoundSite): string[] {
  const places = new Map(pages.map(({ path, ids }) => [path, new Set(ids)]));
  const redirects = redirectTable(site.redirects);
  const { origin } = site.facts;
  const fault = (from: string, link: string): string | undefined => {
    if (/^(?:tel|sms):/.test(link))
      return /^(?:tel|sms):\+?[\d-]{7,}$/.test(link) ? undefined : 'is no number';
    if (/^mailto:/.test(link))
      return /^mailto:[^@\s]+@[^@\s]+$/.test(link) ? undefined : 'is no mail address';
    if (!URL.canParse(link, origin + from)) return 'is no address';
    const target = new URL(link, origin + from);
    // The admin screen is another program's.
    if (link === site.facts.navigation.admin?.path) return undefined;
    if (target.origin !== origin) return target.protocol === 'https:' ? undefined : 'is not safe';
    const path = redirects.get(target.pathname)?.replace(/[?#].*/, '') ?? target.pathname;
    const ids = places.get(path);
    if (!ids) return hasFile(path) ? undefined : 'leads to no page';
    const hash = decodeURIComponent(target.hash.slice(1));
    return !hash || ids.has(hash) ? undefined : 'leads to no place on its page';
  };
  return pages.flatMap(({ path, links }) =>
    [...new Set(links)].flatMap((link) => {
      const said = fault(path, link);
      return said ? [`the link ${link} on ${path} ${said}`] : [];
    }),
  );
}

/** All that can be judged without a browser. */
export const STATIC_JUDGEMENTS = [
  missingPages,
  headingFaults,
  headFaults,
  leftoverFaults,
  linkFaults,
];
