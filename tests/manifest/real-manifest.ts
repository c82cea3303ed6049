// The project's own manifest as text, ways to change it in memory, and what the check says about the result.
import { readFileSync } from 'node:fs';
import { readPublicFiles } from '../../src/manifest/public-files.ts';
import { loadSchema } from '../../src/manifest/schema-files.ts';
import { type Verdict, validateManifest } from '../../src/manifest/validate-manifest.ts';
import type { Page, Site } from '../../src/model/site.ts';

/** The name that problems are reported under. */
export const FILE = 'pages.yaml';

export const manifestText = readFileSync(FILE, 'utf8');

export const surroundings = {
  schema: loadSchema('schema'),
  files: await readPublicFiles('public'),
};

/** What the check says about a manifest text. */
export function verdictOn(text: string): Verdict {
  return validateManifest(text, FILE, surroundings);
}

/** The site of a manifest text. Throws when the manifest has problems. */
export function siteOf(text: string): Site {
  const { site, problems } = verdictOn(text);
  if (!site || problems.length > 0) throw new Error(JSON.stringify(problems, null, 2));
  return site;
}

/** The page of a site at a path. Throws when there is none. */
export function pageAt(site: Site, path: string): Page {
  const source = site.pages.find(({ page }) => page.path === path);
  if (!source) throw new Error(`the site has no page ${path}`);
  return source.page;
}

/**
 * One change of a text. `find` names a line by the trimmed lines that lead to it, each searched for below the one
 * before; `write` takes the place of the last of them, at the same depth, and of nothing more. No `write` deletes it.
 * A » in `write` marks where the problem is expected.
 */
export interface Edit {
  find: string[];
  write?: string;
}

/** A changed manifest, and the place that its edits mark as `line:column`. */
export interface Edited {
  text: string;
  at: string;
}

/** Makes the edits one after the other. Throws when a line to be changed is not there. */
export function edited(edits: Edit[], original = manifestText): Edited {
  let lines = original.split('\n');
  for (const { find, write } of edits) {
    const index = find.reduce((from, part) => {
      const found = lines.findIndex((line, i) => i > from && line.trim() === part);
      if (found === -1) throw new Error(`there is no line "${part}" below line ${from + 1}`);
      return found;
    }, -1);
    const indent = /^ */.exec(lines[index] ?? '')?.[0] ?? '';
    const fresh = write === undefined ? [] : write.split('\n').map((line) => indent + line);
    lines = lines.toSpliced(index, 1, ...fresh);
  }
  const line = lines.findIndex((text) => text.includes('»'));
  const column = lines[line]?.indexOf('»') ?? -1;
  return { text: lines.join('\n').replaceAll('»', ''), at: `${line + 1}:${column + 1}` };
}
