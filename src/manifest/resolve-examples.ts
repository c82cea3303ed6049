// Makes a page of every example of a section type in the schema, by the same steps as the site's pages.
import type { Manifest, ManifestPage, ManifestSection } from '../model/manifest.generated.ts';
import type { Page } from '../model/site.ts';
import { absentOnPages } from './rules/facts/absent-facts.ts';
import type { ManifestSchema } from './schema/schema-files.ts';
import { expandPages } from './site/expand/expand-pages.ts';
import type { PublicFiles } from './site/public-files.ts';
import { completeSections } from './site/resolve/complete-sections.ts';
import { resolveSite } from './site/resolve/resolve-site.ts';

/**
 * The examples of every section type in the order of the schema, each as a page that shows nothing else, resolved among
 * the pages of a manifest that fits it.
 * @param root the address below which each example gets a page, such as /_sections/
 */
export function resolveExamples(
  manifest: Manifest,
  { schema, files }: { schema: ManifestSchema; files: PublicFiles },
  root: string,
) {
  const written = writtenExamples(schema).map(({ section, nr }) =>
    examplePage(section, `${root}${section.type}-${nr}/`),
  );
  const first = manifest.pages.length;
  const expansion = expandPages({ ...manifest, pages: [...manifest.pages, ...written] }, schema);
  const faults = [
    ...expansion.findings,
    ...completeSections(expansion, schema),
    ...absentOnPages(manifest, expansion),
  ];
  const site = resolveSite(manifest, expansion, files);
  return written.map(({ sections: [section] }, at) => ({
    type: String(section?.type),
    page: (site.pages[first + at] as { page: Page }).page,
    /** Whether the example names something that this manifest lacks, so that it cannot be shown. */
    broken: faults.some(({ pointer: [list, nr] }) => list === 'pages' && nr === first + at),
  }));
}

/** The examples of the schema, each with its number among those of its type. */
function writtenExamples({ files }: ManifestSchema) {
  const union = (files.get('section.schema.json')?.oneOf ?? []) as { $ref: string }[];
  return union.flatMap(({ $ref }) => {
    const examples = (files.get($ref)?.examples ?? []) as ManifestSection[];
    return examples.map((section, index) => ({ section, nr: index + 1 }));
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
