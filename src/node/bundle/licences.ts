// The licences of everything that is sent to visitors, as a file of the site: most ask to be named.
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FontName } from '../../model/manifest.generated.ts';
import { FONTS } from '../../model/theme.ts';

/** The list's path on the site. */
export const LICENCES_FILE = 'licences.txt';

/** The folders of the packages that modules come from, in the order of their names. */
function packageFolders(modules: Iterable<string>): string[] {
  const folders = new Set<string>();
  for (const id of modules) {
    // Vite's and the bundler's own helpers begin with a null character.
    const [folder] = /[^\0]*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id) ?? [];
    if (folder && existsSync(join(folder, 'package.json'))) folders.add(folder);
  }
  return [...folders].sort();
}

const RULE = `\n\n${'-'.repeat(72)}\n\n`;

/** Adds the font that a site has chosen to the list in its folder. `root` is the project's folder. */
export function nameFontLicence(site: string, root: string, font: FontName): void {
  const entry = licenceOf(join(root, 'node_modules', FONTS[font].package));
  appendFileSync(join(site, LICENCES_FILE), `${RULE.slice(1)}${entry}\n`);
}

function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license?: string };
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
  return `${name} ${version} (${license ?? 'see below'})\n\n${text}`.trimEnd();
}

/**
 * The text of the list.
 * @param modules the ids of all modules in the browser's bundle, which are paths
 */
export function licenceList(modules: Iterable<string>): string {
  const entries = packageFolders(modules).map(licenceOf);
  return `This website is made with the following works.${RULE}${entries.join(RULE)}\n`;
}
