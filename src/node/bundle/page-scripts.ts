// Which scripts a page begins with: the starter in its HTML, and the app's files that the starter fetches.
import type { Rolldown } from 'vite';
import { NOT_FOUND_PATH } from '../../model/path.ts';
import type { Page } from '../../model/site.ts';
import type { PageScripts } from '../render/html-document.ts';

/** The facts about a script file of the browser's bundle that loading it needs. */
export type ClientChunk = Pick<
  Rolldown.OutputChunk,
  'name' | 'fileName' | 'isEntry' | 'isDynamicEntry' | 'facadeModuleId' | 'imports'
>;

/** The chunk that the starter has evaluated in a task of its own, before the entry. */
export const EVALUATED_FIRST = 'react';

/** The chunk that the starter imports when the page is shown. */
export const NAVIGATOR = 'entry-navigator';

export type SiteScripts = ReturnType<typeof siteScripts>;

/**
 * Reads from the client's bundle what the pages need. Throws when there is no entry.
 * @param starter the element with the starter
 */
export function siteScripts(chunks: ClientChunk[], starter: string) {
  const entry = chunks.find(({ isEntry, name }) => isEntry && name !== NAVIGATOR);
  const navigator = chunks.find(({ name }) => name === NAVIGATOR);
  if (!entry || !navigator) throw new Error('the client bundle has no entry or no navigator');
  if (navigator.imports.length > 0) throw new Error('the navigator must not import other scripts');
  const sections = chunks.flatMap((chunk) => {
    // A component; what it fetches by itself later is in files with small letters.
    const type = /\/src\/sections\/([^/]+)\/[A-Z][^/]+$/.exec(chunk.facadeModuleId ?? '')?.[1];
    return type && chunk.isDynamicEntry ? [[type, withImports(chunk, chunks)] as const] : [];
  });
  const [entryFile = '', ...imported] = withImports(entry, chunks);
  const first = chunks.flatMap(({ name, fileName }) =>
    name === EVALUATED_FIRST ? [`/${fileName}`] : [],
  );
  return {
    starter,
    navigator: `/${navigator.fileName}`,
    entry: entryFile,
    /** What the entry imports; the first one is evaluated before the others. */
    imports: [...new Set([...first, ...imported])],
    /** By section type, for those that come on demand: their code and what it imports. */
    sections: Object.fromEntries<string[]>(sections),
  };
}

export function scriptsOf({ path, sections: shown }: Page, site: SiteScripts): PageScripts {
  const { starter, navigator, entry, imports, sections } = site;
  const needed = [entry, ...imports, ...shown.flatMap(({ type }) => sections[type] ?? [])];
  return { starter, navigator, modules: [...new Set(needed)], now: path === NOT_FOUND_PATH };
}

/** The addresses of a chunk and of every chunk that it imports statically. */
function withImports(begin: ClientChunk, chunks: ClientChunk[]): string[] {
  const found = new Set([begin.fileName]);
  for (const name of found) {
    const imports = chunks.find(({ fileName }) => fileName === name)?.imports ?? [];
    for (const imported of imports) found.add(imported);
  }
  return [...found].map((name) => `/${name}`);
}
