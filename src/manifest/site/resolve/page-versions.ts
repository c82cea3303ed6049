// The versions of a page in different languages: how they link to each other, and where their menus lead.
import type { LanguageLink } from '../../../model/site.ts';
import { capital } from '../../messages/phrases.ts';
import type { ExpandedPage } from '../expand/expand-pages.ts';
import type { Language } from '../languages.ts';

/** By the path of each, the pages that say the same in different languages; the original is the first. */
export type PageVersions = Map<string, ExpandedPage[]>;

export function versionsByPath(pages: ExpandedPage[]): PageVersions {
  const versions: PageVersions = new Map();
  for (const page of pages) {
    if (!page.translationOf) continue;
    const original = pages.find(({ path }) => path === page.translationOf);
    if (!original) continue;
    const group = versions.get(original.path) ?? [original];
    group.push(page);
    for (const { path } of group) versions.set(path, group);
  }
  return versions;
}

/** The versions of a page for search engines; readers of all other languages get the original. */
export function alternatesOf(versions: ExpandedPage[], own: Language, origin: string) {
  const alternates = versions.map(({ language: hreflang = own, path }) => ({
    hreflang,
    href: origin + path,
  }));
  return [...alternates, { hreflang: 'x-default', href: origin + versions[0]?.path }];
}

/**
 * The links of a page to other languages, each named in its own: to the same page, or else to the first one.
 * @param own the language of the site
 */
export function languageLinks(
  { path, language }: { path: string; language?: Language },
  versions: PageVersions,
  own: Language,
): { languages?: LanguageLink[] } {
  const pages = [...(versions.get('/') ?? []), ...(versions.get(path) ?? [])];
  const addresses = new Map(pages.map((page) => [page.language ?? own, page.path]));
  addresses.delete(language ?? own);
  const languages = [...addresses].map(([lang, to]) => {
    const label = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
    return { lang, label: capital(label), to };
  });
  return languages.length > 0 ? { languages } : {};
}

/** By the address of a page, or of a place on it, that of the same in a language. */
export function addressesIn(language: Language | undefined, versions: PageVersions) {
  const addresses = new Map<string, string>();
  for (const [from, group] of versions) {
    const version = group.find((page) => page.language === language);
    if (!version) continue;
    const ids = version.sections.flatMap(({ data }) => (data.id ? [`#${data.id}`] : []));
    for (const hash of ['', ...ids]) addresses.set(from + hash, version.path + hash);
  }
  return addresses;
}
