// Step 3 of a page: resolves an expanded manifest to a site, with links, defaults and derived facts filled in.
import { openingStretches } from '../../../drawings/scenery/stretches.ts';
import type { AlertNotice } from '../../../model/calendar/alert.ts';
import { alertChanges } from '../../../model/calendar/alert-changes.ts';
import { dateInZone } from '../../../model/calendar/zone.ts';
import type { Manifest, ServiceChange } from '../../../model/manifest.generated.ts';
import { outsideServices } from '../../../model/outside-services.ts';
import { mergeSeo, type StoredSeo } from '../../../model/seo-record.ts';
import type {
  Crumb,
  LocalFacts,
  Page,
  PageSource,
  Seo,
  Site,
  SiteFacts,
} from '../../../model/site.ts';
import { completeTheme } from '../../../model/theme.ts';
import { getOrCreate } from '../../text/values.ts';
import type { ExpandedPage, Expansion } from '../expand/expand-pages.ts';
import { type Language, type Localized, localize, siteLanguage } from '../languages.ts';
import { holidayHours } from '../office-hours.ts';
import type { PublicFiles } from '../public-files.ts';
import { countiesOf } from '../structured-data/areas.ts';
import type { GraphContext } from '../structured-data/nodes.ts';
import { structuredData } from '../structured-data/structured-data.ts';
import { siteCalendar, timeZone } from './holiday-notices.ts';
import { linkTargets } from './link-targets.ts';
import { noticesBy } from './notices.ts';
import { addressesIn, languageLinks, type PageVersions, versionsByPath } from './page-versions.ts';
import { quoteQuery } from './quote-choices.ts';
import { resolveFacts } from './resolve-facts.ts';
import { isIndexable, resolveSeo } from './resolve-seo.ts';
import { resolveSection, type SectionContext } from './section-extras.ts';

/** The inputs of a page's resolution from the rest of the site. */
interface SiteContext extends SectionContext {
  facts: SiteFacts;
  stored: StoredSeo;
  noticesOf: ReturnType<typeof noticesBy>;
  versions: PageVersions;
  /** The label of the page at a path. */
  labels: Map<string, string>;
  graphContext: GraphContext;
  /** The finished SEO record of the page at a path. */
  seoAt(path: string): Seo | undefined;
}

type ContextOf = (language?: Language) => SiteContext;

/** What a database holds for the pages of a site. */
export interface Stored {
  /** SEO records, which go before the pages' own, field by field. */
  seo?: StoredSeo;
  /** Current alerts. Pages fetch them in the browser; calendars need their changes. */
  alerts?: AlertNotice[];
}

/**
 * Resolves an expanded manifest without errors to the site: its pages with links, notices, SEO records and structured
 * data. Facts and pages are made on first access, because the check needs few of them.
 * @param now the time of the build, from which dates follow
 */
export function resolveSite(
  manifest: Manifest,
  expansion: Expansion,
  files: PublicFiles,
  { seo: stored = new Map(), alerts = [] }: Stored = {},
  now = Date.now(),
): Site {
  const { integrations, quote_form, translations } = expansion.shared;
  const outside = outsideServices(integrations, quote_form);
  const today = dateInZone(now, timeZone(manifest));
  const index = indexOf(expansion, { today, holidays: holidayHours(manifest, today) });
  const contextIn = (language?: Language): SiteContext => {
    const { codedFields } = expansion.schema;
    const local = localize(manifest, language, translations, codedFields);
    const facts = {
      ...resolveFacts(manifest, expansion, local, today),
      ...languageLinks({ path: '/', language }, index.versions, siteLanguage(manifest)),
    };
    const spoken = inLanguage(manifest, local);
    return {
      ...local,
      ...index,
      ...{ manifest: spoken, expansion, facts, files, stored, outside, today },
      calendar: siteCalendar(withChanges(spoken, alertChanges(alerts, local.t)), today, local.t),
      noticesOf: noticesBy(spoken, expansion, local, now),
      targets: linkTargets(facts, manifest),
      ...(facts.scenery && { opening: openingStretches(expansion.towns.map(({ town }) => town)) }),
      seoAt: (path) => byPath.get(path)?.page.seo,
    };
  };
  const languages = new Map<Language | undefined, SiteContext>();
  const contextOf: ContextOf = (language) =>
    getOrCreate(languages, language, () => contextIn(language));
  const { security_contact, policy_reports } = manifest.site;
  const toSource = (page: ExpandedPage) => createPageSource(page, index.labels, contextOf);
  const pages = expansion.pages.map(toSource);
  const notFound = toSource(expansion.notFound);
  const byPath = new Map(pages.map((source) => [source.path, source]));
  return {
    get facts() {
      return contextOf().facts;
    },
    pages,
    get not_found() {
      return notFound.page;
    },
    theme: completeTheme(manifest.theme),
    outside,
    redirects: manifest.redirects ?? [],
    get calendar() {
      return contextOf().calendar;
    },
    ...(integrations.analytics && { analytics: integrations.analytics }),
    security: { security_contact, policy_reports },
  };
}

/** Indexes of pages and towns, so that no page searches all others. */
function indexOf(
  { pages, towns, shared }: Expansion,
  days: Pick<GraphContext, 'today' | 'holidays'>,
): Pick<SiteContext, 'labels' | 'townPaths' | 'versions' | 'graphContext'> {
  const allTowns = towns.map(({ town }) => town);
  const townPaths: SiteContext['townPaths'] = new Map();
  for (const { town, service, path } of pages) {
    if (town && service) townPaths.set(town, { ...townPaths.get(town), [service]: path });
  }
  return {
    townPaths,
    versions: versionsByPath(pages),
    labels: new Map(pages.map(({ path, label }) => [path, label])),
    graphContext: {
      towns: allTowns,
      counties: countiesOf(allTowns, shared.company),
      servicePages: pages.filter(({ town, service }) => !town && service),
      services: shared.services,
      ...days,
    },
  };
}

/** A page that is resolved on first access. */
function createPageSource(
  expanded: ExpandedPage,
  labels: SiteContext['labels'],
  contextOf: ContextOf,
): PageSource {
  const breadcrumb = breadcrumbOf(expanded, labels);
  let page: Page | undefined;
  return {
    path: expanded.path,
    breadcrumb,
    ...(expanded.town && { town: { name: expanded.town.name, slug: expanded.town.slug } }),
    get page() {
      page ??= resolvePage(expanded, breadcrumb, contextOf(expanded.language));
      return page;
    },
    get indexable() {
      return isIndexable(this.page, contextOf().facts.origin);
    },
  };
}

/** The finished page: its sections, SEO record, notices and, on access, structured data. */
function resolvePage(expanded: ExpandedPage, breadcrumb: Crumb[], context: SiteContext): Page {
  const { facts, stored, graphContext } = context;
  const { path } = expanded;
  const sections = expanded.sections.map(({ data }) => resolveSection(data, expanded, context));
  const quote_query = quoteQuery(expanded, context.expansion);
  const notices = context.noticesOf(expanded);
  const page: Page = {
    path,
    ...(expanded.town && { town_slug: expanded.town.slug }),
    ...(quote_query && { quote_query }),
    seo: mergeSeo(resolveSeo(expanded, sections, context), stored.get(path), {
      origin: facts.origin,
      path,
    }),
    sections,
    ...localOf(expanded, context),
    ...(notices.length > 0 && { notices }),
  };
  const subject = { page, breadcrumb, facts, context: graphContext, expandedPage: expanded };
  return {
    ...page,
    // Not cached: it is read once or twice, and would fill the memory of a large site.
    get structured_data() {
      return structuredData(subject);
    },
  };
}

/** The manifest with translated names in its service days. */
function inLanguage(manifest: Manifest, { say }: Localized): Manifest {
  const { service_days: days } = manifest;
  if (!days) return manifest;
  const { visit, holidays, collections, routes, changes } = days;
  const named = <T extends { name: string }>(entries?: T[]) =>
    entries?.map((entry) => ({ ...entry, name: say(entry.name) }));
  const spoken = {
    visit: say(visit),
    holidays: named(holidays) ?? [],
    collections: named(collections),
    routes: named(routes),
    changes: changes?.map((change) => ({ ...change, reason: say(change.reason) })),
  };
  return { ...manifest, service_days: { ...days, ...spoken } };
}

/** The manifest with changes before those of its service days. */
function withChanges(manifest: Manifest, changes: ServiceChange[]): Manifest {
  const { service_days: days } = manifest;
  if (!days || changes.length === 0) return manifest;
  return {
    ...manifest,
    service_days: { ...days, changes: [...changes, ...(days.changes ?? [])] },
  };
}

function localOf(page: ExpandedPage, context: SiteContext): Pick<Page, 'local'> {
  const { language, path } = page;
  const { versions, manifest } = context;
  if (!language && !versions.has(path)) return {};
  return {
    local: {
      ...(language && localFactsIn(language, context)),
      ...languageLinks(page, versions, siteLanguage(manifest)),
    },
  };
}

/** Links around the page lead to pages in its language where there are any. */
function localFactsIn(language: Language, { facts, say, versions }: SiteContext): LocalFacts {
  const addresses = addressesIn(language, versions);
  const home = addresses.get('/');
  const { locale, words, hours, opening, phones, places, navigation, footer } = facts;
  return {
    locale,
    // English words take the place of the site's own.
    words: words ?? {},
    hours,
    ...(opening && { opening }),
    ...say({ phones, places, navigation, footer }, addresses),
    ...(home && { home }),
  };
}

function breadcrumbOf(page: ExpandedPage, labels: SiteContext['labels']): Crumb[] {
  const crumb = (path: string): Crumb[] => {
    const label = labels.get(path);
    return label === undefined ? [] : [{ label, path }];
  };
  const above = page.path === '/' ? [] : crumb('/');
  return [
    ...above,
    ...(page.parent ? crumb(page.parent) : []),
    { label: page.label, path: page.path },
  ];
}
