// The examples of the schema as resolved sections, made by the same steps as the sections of a real page.

import { resolveExamples } from '../../src/manifest/resolve-examples.ts';
import { expandPages } from '../../src/manifest/site/expand/expand-pages.ts';
import { completeSections } from '../../src/manifest/site/resolve/complete-sections.ts';
import { resolveSite } from '../../src/manifest/site/resolve/resolve-site.ts';
import { parseText } from '../../src/manifest/yaml/parse.ts';
import type { Manifest, ManifestSection } from '../../src/model/manifest.generated.ts';
import type { Page, Section, SectionType, SiteFacts } from '../../src/model/site.ts';
import { manifestText, surroundings } from '../manifest/real-manifest.ts';
import { withRoutes } from '../support/manifests/with-routes.ts';

const { schema, files } = surroundings;
const real = withRoutes(parseText(manifestText).data as Manifest);
const hero: ManifestSection = { type: 'hero', heading: 'An example' };

/** Resolves sections as a page of the real site would have them, below a hero. */
export function resolved(sections: ManifestSection[]): { page: Page; facts: SiteFacts } {
  const [home] = real.pages;
  if (!home) throw new Error('the manifest has no pages');
  const pages = real.pages.map((page) =>
    page === home ? { ...home, sections: [hero, ...structuredClone(sections)] } : page,
  );
  const manifest = { ...real, pages };
  const expansion = expandPages(manifest, schema);
  const faults = completeSections(expansion, schema);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  const site = resolveSite(manifest, expansion, files);
  const page = site.pages[0]?.page as Page;
  return { page, facts: site.facts };
}

export const examples: { type: SectionType; number: number; section: Section }[] = resolveExamples(
  real,
  surroundings,
  '/examples/',
).map(({ type, page: { path, sections }, broken }) => {
  if (broken || !sections[0]) throw new Error(`the example ${path} is broken`);
  const number = Number(/\d+(?=\/$)/.exec(path)?.[0]);
  return { type: type as SectionType, number, section: sections[0] };
});
