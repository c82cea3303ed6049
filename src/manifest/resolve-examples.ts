// Makes a page of every example of a section type in the schema, by the same steps as the site's pages.
import type { Manifest, ManifestPage, ManifestSection } from '../model/manifest.generated.ts';
import type { Page } from '../model/site.ts';
import { absentOnPages } from './rules/facts/absent-facts.ts';
import type { ManifestSchema } from './schema/schema-files.ts';
import { expandPages } from './site/expand/expand-pages.ts';
import type { PublicFiles } from './site/public-files.ts';
import { completeSections } from './site/resolve/complete-sections.ts';
import { resolveSite } from './site/resolve/resolve-site.ts';

/** A section type of the schema with its examples. */
export interface ShownType {
  type: string;
  description: string;
  examples: ShownExample[];
}

/** An example as it is written, and as a page that shows nothing else. */
export interface ShownExample {
  written: ManifestSection;
  page: Page;
  /** Whether it names something that this manifest does not have, so that it cannot be shown. */
  broken: boolean;
}

/**
 * Every section type in the order of the schema, its examples resolved among the pages of a manifest that fits it.
 * @param root the address below which each example gets a page, such as /_sections/
 */
export function resolveExamples(
  manifest: Manifest,
  { schema, files }: { schema: ManifestSchema; files: PublicFiles },
  root: string,
): ShownType[] {
  const types = exampleTypes(schema);
  const written = types.flatMap(({ type, examples }) =>
    examples.map((section, index) => examplePage(section, `${root}${type}-${index + 1}/`)),
  );
  const first = manifest.pages.length;
  const expansion = expandPages({ ...manifest, pages: [...manifest.pages, ...written] }, schema);
  const faults = [
    ...expansion.findings,
    ...completeSections(expansion, schema),
    ...absentOnPages(manifest, expansion),
  ];
  const site = resolveSite(manifest, expansion, files);
  let at = first;
  return types.map(({ type, description, examples }) => ({
    type,
    description,
    examples: examples.map((section) => {
      const index = at++;
      const broken = faults.some(({ pointer: [list, nr] }) => list === 'pages' && nr === index);
      return { written: section, page: (site.pages[index] as { page: Page }).page, broken };
    }),
  }));
}

function exampleTypes({ files }: ManifestSchema) {
  const union = (files.get('section.schema.json')?.oneOf ?? []) as { $ref: string }[];
  return union.map(({ $ref }) => {
    const { description = '', examples = [] } = files.get($ref) ?? {};
    const type = $ref.replace(/^sections\/|\.schema\.json$/g, '');
    return { type, description: String(description), examples: examples as ManifestSection[] };
  });
}

function examplePage(section: ManifestSection, path: string): ManifestPage {
  const label = `An example of ${section.type}`;
  return {
    path,
    label,
    seo: { meta_title: label, meta_description: label, robots: 'noindex' },
    sections: [structuredClone(section)],
  };
}
