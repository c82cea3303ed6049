// Makes the list of all pages: those that stand in the manifest, and one per town for every town template.
import type { Manifest, ManifestPage, Seo, Town, TownPage } from '../model/manifest.generated.ts';
import { activeEntries, expand, type Leaf, type Scope } from './expand.ts';
import type { Finding, Pointer } from './problem.ts';
import type { ManifestSchema } from './schema-files.ts';
import { siteWords, townWords } from './words.ts';

/** A section of a page after expansion, and the place of its entry in the manifest. */
export interface ExpandedSection {
  data: Record<string, unknown> & { type: string; id?: string };
  pointer: Pointer;
}

/** A page after expansion: no references and no placeholders are left in it. */
export interface ExpandedPage {
  path: string;
  label: string;
  /** The page above in the breadcrumb; the home page unless a town template says otherwise. */
  parent?: string;
  seo: Seo;
  town?: Town;
  service?: TownPage['service'];
  sections: ExpandedSection[];
  leaves: Leaf[];
  pointer: Pointer;
}

/** All pages of a manifest, and what was found wrong on the way. */
export interface Expansion {
  pages: ExpandedPage[];
  notFound: ExpandedPage;
  /** Navigation, footer and the other parts that every page shares, expanded. */
  shared: Pick<Manifest, 'navigation' | 'footer' | 'integrations' | 'quote_form' | 'company'>;
  sharedLeaves: Leaf[];
  findings: Finding[];
}

const NOT_FOUND_PATH = '/404.html';

/** Expands a manifest that has passed the schema. */
export function expandPages(manifest: Manifest, schema: ManifestSchema): Expansion {
  const findings: Finding[] = [];
  const words = siteWords(manifest);
  const scope = (): Scope => ({ manifest, schema, words, findings, leaves: [] });
  const pages = manifest.pages.map((page, index) => expandPage(page, ['pages', index], scope()));
  for (const [index, template] of manifest.town_pages.entries()) {
    for (const { entry: town, index: position } of activeEntries(manifest.towns)) {
      const townScope: Scope = {
        ...scope(),
        words: { ...words, ...townWords(town, manifest.company) },
        town: { data: townData(town), pointer: ['towns', position] },
      };
      const page = expandPage(template, ['town_pages', index], townScope);
      pages.push({ ...page, town, service: template.service });
    }
  }
  const notFound = expandPage(
    { ...manifest.not_found, path: NOT_FOUND_PATH, label: 'Not found' },
    ['not_found'],
    scope(),
  );
  const sharedScope = scope();
  const part = <K extends keyof Manifest>(name: K) =>
    expand(manifest[name], [name], sharedScope) as Manifest[K];
  const shared = {
    company: manifest.company,
    navigation: part('navigation'),
    footer: part('footer'),
    integrations: part('integrations'),
    quote_form: part('quote_form'),
  };
  return { pages, notFound, shared, sharedLeaves: sharedScope.leaves, findings };
}

/** The town's entry as town pages may refer to it: `town.rolloff_image` is made from the hero picture's two fields. */
function townData(town: Town): Record<string, unknown> {
  return { ...town, rolloff_image: { src: town.hero_image_url, alt: town.hero_alt_text } };
}

function expandPage(
  page: (ManifestPage | TownPage) & { parent?: string },
  pointer: Pointer,
  scope: Scope,
): ExpandedPage {
  const text = (field: 'path' | 'label') =>
    expand(page[field], [...pointer, field], scope, field) as string;
  return {
    path: text('path'),
    label: text('label'),
    parent: page.parent,
    seo: expand(page.seo, [...pointer, 'seo'], scope) as Seo,
    sections: page.sections.flatMap((section, index) => {
      const at = [...pointer, 'sections', index];
      const { only_with: condition, ...rest } = section;
      if (condition && !expand(condition, [...at, 'only_with'], scope, 'items')) return [];
      return [{ data: expand(rest, at, scope) as ExpandedSection['data'], pointer: at }];
    }),
    leaves: scope.leaves,
    pointer,
  };
}
