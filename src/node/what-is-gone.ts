// Adds to what is said of a site what its last good version still had.

import { goneDiagnostics } from '../editor/document/compare/gone.ts';
import type { LoadedSite } from '../files/load-site.ts';
import { npmCommand } from '../files/project.ts';
import { sortDiagnostics } from '../manifest/diagnostic.ts';

/** The site with a warning for what is gone. */
export function withWhatIsGone(loaded: LoadedSite): LoadedSite {
  const last = loaded.lastGood();
  // Of a file with errors nobody knows yet what it will have.
  if (!last || last.isOther || !loaded.site || last.text === loaded.source.text) return loaded;
  const gone = goneDiagnostics(last.text, loaded.source, npmCommand('run diff'));
  return { ...loaded, diagnostics: sortDiagnostics([...loaded.diagnostics, ...gone]) };
}
