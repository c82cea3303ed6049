// The schema of a site: the engine's, and the section types that the site brings in its own folder `sections`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSchema, type ManifestSchema } from '../manifest/schema/schema-files.ts';
import { CommandError, type Places } from './project.ts';

export interface OwnSection {
  /** The name of its folder, which sections of pages.yaml give as their type. */
  type: string;
  /** The name of its component, and of its file. */
  component: string;
  file: string;
  schema: Record<string, unknown>;
}

/** The folder with a site's own section types, each in a folder of its own. */
export const sectionsFolder = ({ publicFolder }: Pick<Places, 'publicFolder'>): string =>
  join(publicFolder, '../sections');

/** Reads the section types of a site, which may have none. Throws a sentence about one that is not whole. */
export function readOwnSections(places: Pick<Places, 'publicFolder'>): OwnSection[] {
  const folder = sectionsFolder(places);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readOwnSection(folder, name))
    .sort((a, b) => (a.type < b.type ? -1 : 1));
}

/** Loads the schema of a site. Throws a sentence about a section type of the site that is not whole. */
export function loadSiteSchema(places: Places): ManifestSchema {
  const siteTypes = readOwnSections(places).map(({ type, schema }) => [type, schema] as const);
  return loadSchema(join(places.root, 'schema'), siteTypes);
}

function readOwnSection(folder: string, type: string): OwnSection {
  const invalidSection = (words: string) => new CommandError(`sections/${type}: ${words}`);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type))
    throw invalidSection(
      'the name of a section type has small letters, digits and single hyphens.',
    );
  const component = type.replace(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase());
  const file = join(folder, type, `${component}.tsx`);
  if (!existsSync(file)) throw invalidSection(`there is no file ${component}.tsx.`);
  let schema: ReturnType<typeof JSON.parse>;
  try {
    schema = JSON.parse(readFileSync(join(folder, type, 'schema.json'), 'utf8'));
  } catch (error) {
    throw invalidSection(`schema.json cannot be read: ${(error as Error).message}`);
  }
  if (schema?.properties?.type?.const !== type)
    throw invalidSection(`in schema.json, the field type is to be { "const": "${type}" }.`);
  return { type, component, file, schema };
}
