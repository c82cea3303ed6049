// Adds to what is said of a site what its last version still had.
import { goneProblems } from '../../manifest/compare/gone.ts';
import { sortProblems } from '../../manifest/problem.ts';
import type { LoadedSite } from '../load-site.ts';
import { lastVersion, withPlainEnds } from './last-version.ts';

/** The site with a warning for what is gone. Git is asked while the site is loaded, so that nobody waits for it. */
export async function withWhatIsGone(
  manifest: string,
  loading: Promise<LoadedSite>,
): Promise<LoadedSite> {
  const [last, loaded] = await Promise.all([lastVersion(manifest), loading]);
  // Of a file with errors nobody knows yet what it will have.
  if (last === undefined || !loaded.site || last === withPlainEnds(loaded.text)) return loaded;
  const gone = goneProblems(last, loaded.source);
  return { ...loaded, problems: sortProblems([...loaded.problems, ...gone]) };
}
