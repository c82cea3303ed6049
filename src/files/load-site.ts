// Reads the manifest of a project and gives its site, or everything that is wrong with it.
import { readFile } from 'node:fs/promises';
import { type CheckContext, type CheckResult, validateManifest } from '../manifest/check.ts';
import type { PublicFiles } from '../manifest/site/public-files.ts';
import { formatReport } from './format-diagnostics.ts';
import { findLastValid } from './last-version.ts';
import { CommandError, displayPath, type Places, type Project } from './project.ts';
import { readPublicFiles } from './public-folder.ts';
import { loadSiteSchema } from './section-types.ts';

/** A verdict, with the text that its diagnostics point into. */
export interface LoadedSite extends CheckResult {
  text: string;
  manifest: string;
  /** The last version that worked, where there is one. */
  findLastValid: () => string | undefined;
  files: PublicFiles;
}

type CheckedProject = Places & Pick<Project, 'manifest'>;

type CheckOptions = Pick<
  CheckContext,
  'production' | 'database' | 'townCache' | 'withFixes' | 'findLastValid'
>;

export interface SiteSources extends Pick<LoadedSite, 'text' | 'files'> {
  schema: CheckContext['schema'];
}

/** Reads and checks. Throws only when a file cannot be read. */
export async function loadSite(project: CheckedProject): Promise<LoadedSite> {
  return checkSources(project, await readSources(project), {});
}

/** Reads what a check needs: the manifest, the schema, and which files are in public/. */
export async function readSources(project: CheckedProject): Promise<SiteSources> {
  const [text, context] = await Promise.all([
    // Read as a buffer and decoded once: with an encoding, `readFile` decodes a large file in pieces.
    readFile(project.manifest).then(String),
    readCheckContext(project),
  ]);
  return { text, ...context };
}

/** The site of what was read, or everything that is wrong with it; `production` asks also for what matters only to visitors. */
export function checkSources(
  project: CheckedProject,
  { text, schema, files }: SiteSources,
  options: CheckOptions,
): LoadedSite {
  const readLastValid = options.findLastValid ?? findLastValid(project, text);
  const now = Date.now();
  const context = { schema, files, now, ...options, findLastValid: readLastValid };
  const verdict = validateManifest(text, displayPath(project.manifest), context);
  return { ...verdict, text, manifest: project.manifest, files, findLastValid: readLastValid };
}

/** The schema of the site, what is known of the files in its public/, and the moment. */
export async function readCheckContext(places: Places) {
  const files = await readPublicFiles(places.publicFolder);
  return { schema: loadSiteSchema(places), files, now: Date.now() };
}

/** Reads the project for a command that needs its site. Throws its diagnostics when there are errors. */
export async function loadValidSite(project: CheckedProject) {
  const loaded = await loadSite(project);
  const { site, expansion, source } = loaded;
  if (!site || !expansion) throw new CommandError(formatReport(loaded));
  return { site, expansion, source };
}
