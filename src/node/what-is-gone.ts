// Adds to what is said of a site what its last good version still had.

import { goneProblems } from '../editor/document/compare/gone.ts';
import type { LoadedSite } from '../files/load-site.ts';
import { sortProblems } from '../manifest/problem.ts';

/** The site with a warning for what is gone. */
export function withWhatIsGone(loaded: LoadedSite): LoadedSite {
  const last = loaded.lastGood();
  // Of a file with errors nobody knows yet what it will have.
  if (!last || last.isOther || !loaded.site || last.text === loaded.source.text) return loaded;
  const gone = goneProblems(last.text, loaded.source);
  return { ...loaded, problems: sortProblems([...loaded.problems, ...gone]) };
}
