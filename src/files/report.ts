// Prints a build: a line for each step, diagnostics of the manifest, and a summary.
import type { Site } from '../model/site.ts';
import { formatAnnotations, formatLines, formatReport } from './format-diagnostics.ts';
import type { LoadedSite } from './load-site.ts';
import { NothingBuilt } from './nothing-built.ts';
import { displayPath, type Project } from './project.ts';

/** A site without errors. */
export type FineSite = LoadedSite & Required<Pick<LoadedSite, 'site' | 'expansion'>>;

/** Prints warnings and returns the site. Throws with all diagnostics when there are errors. */
export function requireSite(loaded: LoadedSite): FineSite {
  const { site, expansion, diagnostics } = loaded;
  if (diagnostics.length > 0 && process.env.GITHUB_ACTIONS)
    console.log(formatAnnotations(diagnostics));
  if (!site || !expansion) throw new NothingBuilt(formatReport(loaded));
  if (diagnostics.length > 0) console.warn(`${formatLines(diagnostics)}\n`);
  return { ...loaded, site, expansion };
}

/** Prints the first step; the long ones later print themselves. */
export const reportBegin = (project: Project) =>
  console.log(`Checking ${displayPath(project.manifest)} and bundling the code …`);

/** Prints what was built, and what it cost on the clock and on all processor cores together. */
export function reportBuilt({ pages }: Site, pictures: number, folder: string): void {
  const { user, system } = process.cpuUsage();
  const [clock, processor] = [process.uptime(), (user + system) / 1e6].map((s) => s.toFixed(1));
  console.log(`${pages.length} pages with ${pictures} pictures are in ${displayPath(folder)}/.
Built in ${clock} s (processor: ${processor} s).`);
}
