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
  /** Whether a reference in it leads nowhere, so that something is missing in `data`. */
  broken: boolean;
  /** The schema that it fits, once that has been looked at. Sections of unchanged towns come by again in development. */
  fits?: ManifestSchema;
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
  /** The service that it sells: on a town page, on a service's own page, and where its SEO record names one. */
  service?: string;
  /** Whether it shows a line in holiday weeks. */
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

/**
 * Expands a manifest that has passed the schema.
 * @param townCache the pages of towns that `reuseUnchangedTowns` found unchanged in this manifest
 */
export function expandPages(
  manifest: Manifest,
  schema: ManifestSchema,
  townCache?: { towns: ReadonlyMap<number, { expanded?: ExpandedTownPages }> },
): Expansion {
  const findings: Finding[] = [];
  const wordsIn = (language?: Language) => ({
    ...sitePlaceholders(manifest),
    ...hoursPlaceholders(manifest.company.hours, localize(manifest, language).t),
  });
  const siteWords = wordsIn();
  const scope = (language?: Language): Scope => ({
    manifest,
    schema,
    words: language ? wordsIn(language) : siteWords,
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
    shared: expandShared(manifest, sharedScope, wordsIn),
    towns: expandedTowns.map(({ listed }) => listed),
    schema,
    sharedLeaves: [...expandedTowns.flatMap(({ leaves }) => leaves), ...sharedScope.leaves],
    findings: findings.map((finding) => ({ ...finding, pointer: asWritten(finding.pointer) })),
  };
}

function expandShared(
  manifest: Manifest,
  scope: Scope,
  wordsIn: (language: Language) => Scope['words'],
): Expansion['shared'] {
  // The words come from the company's facts, which therefore have no placeholders.
  const noWords = { ...scope, words: {} };
  const part = <K extends keyof Manifest>(name: K) =>
    expand(manifest[name], [name], scope) as Manifest[K];
  // What a counter's script is given, such as JSON, is no text with placeholders.
  const { analytics, ...services } = manifest.integrations ?? {};
  return {
    company: expand(manifest.company, ['company'], noWords) as Manifest['company'],
    navigation: part('navigation'),
    footer: part('footer'),
    integrations: {
      ...(expand(services, ['integrations'], scope) as typeof services),
      ...(analytics && { analytics }),
    },
    alerts: part('alerts') ?? [],
    translations: expandTranslations(manifest.translations, scope, wordsIn),
    quote_form: part('quote_form'),
    ...(manifest.office && { office: part('office') }),
    services: part('services'),
  };
}

/** A text is filled in as it is elsewhere; the engine's texts have placeholders of their own. */
function expandTranslations(
  translations: Manifest['translations'] = {},
  scope: Scope,
  wordsIn: (language: Language) => Scope['words'],
) {
  const inLanguage = ([language, pairs]: [Language, Translation[]]) => {
    const words = wordsIn(language);
    return [
      language,
      pairs.map((pair, index) => {
        const own = isMessage(pair.text) ? { ...scope, findings: [] } : scope;
        const at = (field: string) => ['translations', language, index, field];
        return {
          text: expand(pair.text, at('text'), own) as string,
          translation: expand(pair.translation, at('translation'), { ...own, words }) as string,
        };
      }),
    ];
  };
  return Object.fromEntries(Object.entries(translations).map(inLanguage));
}

/**
 * Expands the pages of one town, each undefined where it does not have the template's service, and then the unused rest of
 * its entry.
 * @param typed whether visitors type their city instead of choosing it
 */
function expandTown({ entry, index }: { entry: Town; index: number }, base: Scope, typed: boolean) {
  const { manifest } = base;
  const words = { ...base.words, ...townPlaceholders(entry, manifest.company, typed) };
  const town = { data: townData(entry), pointer: ['towns', index], shown: new Set<unknown>() };
  const scope = (): Scope => ({ ...base, words, town, leaves: [] });
  const pages = (manifest.town_pages ?? []).map((template, index): ExpandedPage | undefined =>
    townTexts(entry, template.service)
      ? { ...expandPage(template, ['town_pages', index], scope()), town: entry }
      : undefined,
  );
  // A fault in a text that no page shows is found too; the pages have already shown the others.
  const rest = { ...scope(), without: new Set(town.shown) };
  const { local_blurb: blurb, ...texts } = expand(entry, town.pointer, rest) as Town;
  const image = heroImage(texts);
  return { pages, listed: { town: entry, blurb, image }, leaves: rest.leaves };
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

/** The keys of a town’s entry from which `town.hero_image` is made. */
const HERO_IMAGE_KEYS: Record<string, string> = {
  src: 'hero_image_url',
  alt: 'hero_alt_text',
  focus: 'hero_focus',
};

/** The place of a value in the manifest, also when it came in by way of `town.hero_image`. */
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
