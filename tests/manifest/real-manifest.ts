// The fixture's manifest as text, ways to change it in memory, and what the check says about the result.
import { readFileSync } from 'node:fs';
import { readPublicFiles } from '../../src/files/public-folder.ts';
import { type CheckResult, validateManifest } from '../../src/manifest/check.ts';
import type { Diagnostic } from '../../src/manifest/diagnostic.ts';
import { loadSchema } from '../../src/manifest/schema/schema-files.ts';
import { changedLines } from '../../src/manifest/text/edits.ts';
import type { Page, SectionOf, SectionType, Site } from '../../src/model/site.ts';
import { fixture } from '../support/sites/fixture-site.ts';

/** The name that diagnostics are reported under. */
export const FILE = 'pages.yaml';

export const manifestText = readFileSync(fixture.manifest, 'utf8');

export const surroundings = {
  schema: loadSchema('schema'),
  files: await readPublicFiles(fixture.publicFolder),
};

/** The check's verdict on a manifest text. */
export function verdictOn(text: string): CheckResult {
  return validateManifest(text, FILE, surroundings);
}

/** The errors of a manifest text; warnings are the family's to judge. */
export function errorsOf(text: string): Diagnostic[] {
  return verdictOn(text).diagnostics.filter(({ severity }) => severity === 'error');
}

/** The lines that a diagnostic's fix gives a text. */
export const fixedLines = (text: string, diagnostic?: Diagnostic): string[] | undefined =>
  diagnostic?.fix && changedLines(text, diagnostic.fix).lines;

/** The site of a manifest text. Throws when the manifest has errors. */
export function siteOf(text: string): Site {
  const { site, diagnostics } = verdictOn(text);
  if (!site) throw new Error(JSON.stringify(diagnostics, null, 2));
  return site;
}

/** The page of a site at a path. Throws without one. */
export function pageAt(site: Site, path: string): Page {
  const source = site.pages.find(({ page }) => page.path === path);
  if (!source) throw new Error(`the site has no page ${path}`);
  return source.page;
}

/** The sections of one type on a page, in their order. */
export function sectionsOf<T extends SectionType>(page: Page, type: T): SectionOf<T>[] {
  return page.sections.filter((section) => section.type === type) as unknown as SectionOf<T>[];
}

/** The first section of a type on a page. Throws without one. */
export function sectionOf<T extends SectionType>(page: Page, type: T): SectionOf<T> {
  const [section] = sectionsOf(page, type);
  if (!section) throw new Error(`${page.path} has no ${type} section`);
  return section;
}

/**
 * One change of a text. `find` names a line by the trimmed lines that lead to it, each searched for below the one
 * before. A line that ends with … only has to begin like that. `write` replaces the last of them, at the same depth;
 * without `write` the line is deleted. A » in `write` marks the expected place of the diagnostic.
 */
export interface Edit {
  find: string[];
  write?: string;
}

/** A changed manifest, and the place that its edits mark, as `line:column`. */
export interface Edited {
  text: string;
  at: string;
}

/** Makes the edits one after the other. Throws when a line to be changed is not there. */
export function edited(edits: Edit[], original = manifestText): Edited {
  const lines = edits.reduce(edit, original.split('\n'));
  const line = lines.findIndex((content) => content.includes('»'));
  const column = lines[line]?.indexOf('»') ?? -1;
  return { text: lines.join('\n').replaceAll('»', ''), at: `${line + 1}:${column + 1}` };
}

function edit(lines: string[], { find, write }: Edit): string[] {
  const index = lineBelow(lines, find);
  const indent = /^ */.exec(lines[index] ?? '')?.[0] ?? '';
  const fresh = write === undefined ? [] : write.split('\n').map((line) => indent + line);
  return lines.toSpliced(index, 1, ...fresh);
}

/** The position of the last of several lines, each searched for below the one before it. */
function lineBelow(lines: string[], parts: string[]): number {
  return parts.reduce((from, part) => {
    const fits = (line: string) => {
      const bare = line.trim().replace('»', '');
      return part.endsWith('…') ? bare.startsWith(part.slice(0, -1)) : bare === part;
    };
    const found = lines.findIndex((line, index) => index > from && fits(line));
    if (found === -1) throw new Error(`there is no line "${part}" below line ${from + 1}`);
    return found;
  }, -1);
}
