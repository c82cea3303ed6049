// Makes the list of all pages: those of the manifest, and one per town for every town template.
import type {
  Integrations,
  Manifest,
  ManifestPage,
  ManifestPicture,
  ManifestSeo,
  ServiceAlert,
  Town,
  TownPage,
  Translation,
} from '../../../model/manifest.generated.ts';
import { NOT_FOUND_PATH } from '../../../model/path.ts';
import type { Finding, Pointer } from '../../diagnostic.ts';
import type { ManifestSchema } from '../../schema/schema-files.ts';
import { isEmptyList } from '../../text/values.ts';
import { isMessage, type Language, localize, siteLanguage } from '../languages.ts';
import { hoursPlaceholders } from '../office-hours.ts';
import { activeEntries, expand } from './expand-value.ts';
import type { Leaf } from './leaf.ts';
import { MAX_CITY_CHOICES, sitePlaceholders, townPlaceholders } from './placeholders.ts';
import type { Scope } from './scope.ts';
import { townTexts } from './town-texts.ts';

/** A section of a page after expansion, and the place of its entry in the manifest. */
export interface ExpandedSection {
  data: Record<string, unknown> & { type: string; id?: string };
  /** The texts of the section alone. */
  leaves: Leaf[];
  /** Whether a reference in the section leads nowhere, so that something is missing in `data`. */
  broken: boolean;
  /** The schema it last passed: sections of cached towns are not validated twice. */
  validatedWith?: ManifestSchema;
  pointer: Pointer;
}

/** A page after expansion: no references and no placeholders are left in it. */
export interface ExpandedPage {
  path: string;
  label: string;
  /** Absent where it is the site's own. */
  language?: Language;
  /** The path of the page that it says in its language. */
  translationOf?: string;
  /** The page above in the breadcrumb; the home page unless a town template says otherwise. */
  parent?: string;
  seo: ManifestSeo;
  town?: Town;
  /** The service that the page sells: on a town page, on a service's own page, and where its SEO record names one. */
  service?: string;
  /** Whether the page shows a notice in holiday weeks. */
  holidayLine: boolean;
  sections: ExpandedSection[];
  leaves: Leaf[];
  pointer: Pointer;
}

/** A town, and its texts for lists of towns with the placeholders replaced. */
export interface ExpandedTown {
  town: Town;
  blurb: string;
  image: ManifestPicture;
}

export type ExpandedTownPages = ReturnType<typeof expandTown>;

/** All pages of a manifest, and the findings of the expansion. */
export interface Expansion {
  schema: ManifestSchema;
  pages: ExpandedPage[];
  notFound: ExpandedPage;
  /** The active towns in their order, with the texts that lists of towns show. */
  towns: ExpandedTown[];
  /** Navigation, footer and the other parts that every page shares, expanded. */
  shared: Pick<Manifest, 'navigation' | 'footer' | 'quote_form' | 'company' | 'services'> & {
    integrations: Integrations;
    alerts: ServiceAlert[];
    translations: NonNullable<Manifest['translations']>;
    office?: Manifest['office'];
  };
  sharedLeaves: Leaf[];
  findings: Finding[];
}

/** Visits every section of every page, also of the not-found page, and joins the results. */
export const eachSection = <Result>(
  { pages, notFound }: Pick<Expansion, 'pages' | 'notFound'>,
  visit: (section: ExpandedSection, page: ExpandedPage, index: number) => Result[],
): Result[] =>
  [...pages, notFound].flatMap((page) =>
    page.sections.flatMap((section, index) => visit(section, page, index)),
  );

/**
 * Makes all pages of a manifest that has passed the schema: one per page of its own, and one per town and template.
 * References and placeholders are replaced; those that lead nowhere become findings, and the page is made all the same.
 * @param townCache the pages of towns that `reuseUnchangedTowns` found unchanged in this manifest
 */
export function expandPages(
  manifest: Manifest,
  schema: ManifestSchema,
  townCache?: { towns: ReadonlyMap<number, { expanded?: ExpandedTownPages }> },
): Expansion {
  const findings: Finding[] = [];
  const placeholdersIn = (language?: Language) => ({
    ...sitePlaceholders(manifest),
    ...hoursPlaceholders(manifest.company.hours, localize(manifest, language).t),
  });
  const ownPlaceholders = placeholdersIn();
  const scope = (language?: Language): Scope => ({
    manifest,
    schema,
    placeholders: language ? placeholdersIn(language) : ownPlaceholders,
    findings,
    leaves: [],
  });
  const pages = manifest.pages.map((page, index) =>
    expandPage(page, ['pages', index], scope(page.language)),
  );
  const towns = activeEntries(manifest.towns);
  const expandedTowns = towns.map((town) => {
    const cached = townCache?.towns.get(town.index);
    if (cached?.expanded) return cached.expanded;
    const ofTown: Finding[] = [];
    const expanded = expandTown(
      town,
      { ...scope(), findings: ofTown },
      towns.length > MAX_CITY_CHOICES,
    );
    // A town with findings is not cached, so that the next check reports them again.
    if (cached && ofTown.length === 0) cached.expanded = expanded;
    findings.push(...ofTown);
    return expanded;
  });
  for (const index of (manifest.town_pages ?? []).keys()) {
    for (const { pages: ofTown } of expandedTowns) {
      const page = ofTown[index];
      if (page) pages.push(page);
    }
  }
  const notFound = expandPage(
    { ...manifest.not_found, path: NOT_FOUND_PATH, label: 'Not found' },
    ['not_found'],
    scope(),
  );
  const sharedScope = scope();
  return {
    pages,
    notFound,
    shared: expandShared(manifest, sharedScope, placeholdersIn),
    towns: expandedTowns.map(({ listEntry }) => listEntry),
    schema,
    sharedLeaves: [...expandedTowns.flatMap(({ leaves }) => leaves), ...sharedScope.leaves],
    findings: findings.map((finding) => ({ ...finding, pointer: asWritten(finding.pointer) })),
  };
}

/** Expands the parts that all pages share, such as the navigation. */
function expandShared(
  manifest: Manifest,
  scope: Scope,
  placeholdersIn: (language: Language) => Scope['placeholders'],
): Expansion['shared'] {
  // Placeholders get their texts from the company's facts, which therefore may have none.
  const withoutPlaceholders = { ...scope, placeholders: {} };
  const part = <K extends keyof Manifest>(name: K) =>
    expand(manifest[name], [name], scope) as Manifest[K];
  // The settings of an analytics script may be JSON, whose braces are no placeholders.
  const { analytics, ...services } = manifest.integrations ?? {};
  return {
    company: expand(manifest.company, ['company'], withoutPlaceholders) as Manifest['company'],
    navigation: part('navigation'),
    footer: part('footer'),
    integrations: {
      ...(expand(services, ['integrations'], scope) as typeof services),
      ...(analytics && { analytics }),
    },
    alerts: part('alerts') ?? [],
    translations: expandTranslations(manifest.translations, scope, placeholdersIn),
    quote_form: part('quote_form'),
    ...(manifest.office && { office: part('office') }),
    services: part('services'),
  };
}

/** A text is filled in as it is elsewhere; the engine's texts have placeholders of their own. */
function expandTranslations(
  translations: Manifest['translations'] = {},
  scope: Scope,
  placeholdersIn: (language: Language) => Scope['placeholders'],
) {
  const inLanguage = ([language, pairs]: [Language, Translation[]]) => {
    const placeholders = placeholdersIn(language);
    return [
      language,
      pairs.map((pair, index) => {
        const own = isMessage(pair.text) ? { ...scope, findings: [] } : scope;
        const at = (field: string) => ['translations', language, index, field];
        return {
          text: expand(pair.text, at('text'), own) as string,
          translation: expand(pair.translation, at('translation'), {
            ...own,
            placeholders,
          }) as string,
        };
      }),
    ];
  };
  return Object.fromEntries(Object.entries(translations).map(inLanguage));
}

/**
 * Expands the pages of one town, each undefined where it does not have the template's service, and then the unused rest of
 * its entry.
 * @param cityIsTyped whether visitors type their city instead of choosing it
 */
function expandTown(
  { entry, index }: { entry: Town; index: number },
  base: Scope,
  cityIsTyped: boolean,
) {
  const { manifest } = base;
  const placeholders = {
    ...base.placeholders,
    ...townPlaceholders(entry, manifest.company, cityIsTyped),
  };
  const town = { data: townData(entry), pointer: ['towns', index], usedNodes: new Set<unknown>() };
  const scope = (): Scope => ({ ...base, placeholders, town, leaves: [] });
  const pages = (manifest.town_pages ?? []).map((template, index): ExpandedPage | undefined =>
    townTexts(entry, template.service)
      ? { ...expandPage(template, ['town_pages', index], scope()), town: entry }
      : undefined,
  );
  // Expand also the texts that no page uses, so that their errors are found; skip those that the pages have expanded.
  const unusedTextScope = { ...scope(), skippedNodes: new Set(town.usedNodes) };
  const { local_blurb: blurb, ...texts } = expand(entry, town.pointer, unusedTextScope) as Town;
  const image = heroImage(texts);
  return { pages, listEntry: { town: entry, blurb, image }, leaves: unusedTextScope.leaves };
}

/** The town's entry as town pages may refer to it: `town.hero_image` is made from the picture's two fields. */
function townData(town: Town): Record<string, unknown> {
  return { ...town, hero_image: heroImage(town) };
}

const heroImage = ({
  hero_image_url,
  hero_alt_text,
  hero_focus,
}: Pick<Town, 'hero_image_url' | 'hero_alt_text' | 'hero_focus'>): ManifestPicture => ({
  src: hero_image_url,
  alt: hero_alt_text,
  ...(hero_focus && { focus: hero_focus }),
});

/** By key of `town.hero_image`, the key of the town that it is made from. */
const HERO_IMAGE_KEYS: Record<string, string> = {
  src: 'hero_image_url',
  alt: 'hero_alt_text',
  focus: 'hero_focus',
};

/** The pointer of a value as the manifest has it: `town.hero_image` is made from keys of the town. */
function asWritten(pointer: Pointer): Pointer {
  const [list, index, key, field] = pointer;
  return list === 'towns' && index !== undefined && key === 'hero_image'
    ? [list, index, HERO_IMAGE_KEYS[String(field)] ?? 'hero_image_url']
    : pointer;
}

/** The service that a page sells: its template's, the one whose page it is, or the one that its SEO record names. */
function serviceOf(page: ManifestPage | TownPage, { services }: Manifest): string | undefined {
  if ('service' in page) return page.service;
  const own = services.find((service) => service.page === page.path);
  return (own ?? services.find(({ id }) => id === page.seo.service))?.id;
}

/** Expands a page of the manifest or of a town template. Sections whose `only_with` is empty are left out. */
function expandPage(
  page: (ManifestPage | TownPage) & { parent?: string },
  pointer: Pointer,
  scope: Scope,
): ExpandedPage {
  const service = serviceOf(page, scope.manifest);
  const text = (field: 'path' | 'label') =>
    expand(page[field], [...pointer, field], scope, field) as string;
  return {
    path: text('path'),
    label: text('label'),
    ...('language' in page &&
      page.language !== siteLanguage(scope.manifest) && { language: page.language }),
    ...('translation_of' in page && { translationOf: page.translation_of }),
    parent: page.parent,
    service,
    seo: { service, ...(expand(page.seo, [...pointer, 'seo'], scope) as ManifestSeo) },
    holidayLine: page.holiday_line ?? false,
    sections: page.sections.flatMap((section, index) => {
      const at = [...pointer, 'sections', index];
      const { only_with: condition, ...rest } = section;
      if (condition && isEmpty(expand(condition, [...at, 'only_with'], scope, 'items'))) return [];
      const { leaves, findings } = scope;
      const [firstLeaf, firstFinding] = [leaves.length, findings.length];
      const data = expand(rest, at, scope) as ExpandedSection['data'];
      return [
        {
          data,
          leaves: leaves.slice(firstLeaf),
          broken: findings.slice(firstFinding).some(({ kind }) => kind.endsWith('-reference')),
          pointer: at,
        },
      ];
    }),
    leaves: scope.leaves.map((leaf) =>
      leaf.key in HERO_IMAGE_KEYS && leaf.pointer[2] === 'hero_image'
        ? { ...leaf, pointer: asWritten(leaf.pointer) }
        : leaf,
    ),
    pointer,
  };
}

const isEmpty = (value: unknown) => !value || isEmptyList(value);
