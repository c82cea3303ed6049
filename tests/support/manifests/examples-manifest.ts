// Writes a manifest that puts every example of every section type on a page.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { CACHE, ROOT } from '../sites/build-site.ts';
import { fixture } from '../sites/fixture-site.ts';
import { withRoutes } from './with-routes.ts';

interface Example {
  type: string;
  [field: string]: unknown;
}

/** A page that shows examples, and how many sections it has. */
export interface ExamplesPage {
  path: string;
  sections: number;
}

const SCHEMAS = join(ROOT, 'schema/sections');

/** The services and their page in the examples, and their counterparts in the fixture. */
const STAND_INS: Record<string, string> = {
  mowing: 'residential',
  planting: 'rolloff',
  '/lawn-mowing/': '/residential-trash-pickup/',
  '/lawn-mowing/#service-areas': '/residential-trash-pickup/#service-areas',
};

export const sectionTypes = (): string[] =>
  readdirSync(SCHEMAS).map((file) => basename(file, '.schema.json'));

/**
 * Adds a page per section type to the pages of the fixture, which stay so that links in examples lead somewhere.
 * @returns the manifest's path relative to the project's folder, and the pages that were added
 */
export function writeExamplesManifest(): { manifest: string; pages: ExamplesPage[] } {
  const manifest = `${CACHE}/examples-${process.pid}.yaml`;
  const site = withRoutes(parse(readFileSync(fixture.manifest, 'utf8')));
  const pages = sectionTypes().flatMap((type) => pagesOf(type, examplesOf(type)));
  mkdirSync(dirname(join(ROOT, manifest)), { recursive: true });
  writeFileSync(join(ROOT, manifest), stringify({ ...site, pages: [...site.pages, ...pages] }));
  return {
    manifest,
    pages: pages.map(({ path, sections }) => ({ path, sections: sections.length })),
  };
}

function examplesOf(type: string): Example[] {
  const written = readFileSync(join(SCHEMAS, `${type}.schema.json`), 'utf8');
  const { examples } = JSON.parse(written, (_, value) => STAND_INS[value] ?? value);
  return examples ?? [];
}

/** A hero must come first and be alone, so each of its examples has a page; the others share one. */
function pagesOf(type: string, examples: Example[]) {
  if (type === 'hero') return examples.map((hero, index) => examplesPage(`hero-${index}`, [hero]));
  return [examplesPage(type, [{ type: 'hero', heading: `Examples of ${type}` }, ...examples])];
}

function examplesPage(name: string, sections: Example[]) {
  return {
    path: `/examples/${name}/`,
    label: `Examples of ${name}`,
    seo: {
      meta_title: `Examples of ${name} | Test Site`,
      meta_description: `Every example of the section type ${name} that its schema gives, one below the other.`,
      service: 'home',
      location: 'Western New York',
    },
    sections,
  };
}
