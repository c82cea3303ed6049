// The plugins of the bundler: names of classes, a hint for the compiler, and the licences of what is sent to visitors.
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';
import type { FontName } from '../../model/manifest.generated.ts';
import { FONTS, TEXT_FONT } from '../../model/theme.ts';
import { packageFolder } from '../packages.ts';
import { pathIn } from '../vite/configuration.ts';

/** The files that may have styles, without the office's: they are in no script of the public. */
const PUBLIC = /^(?!office\b).*\.tsx?$/;

const STYLED = /from ['"]styled-components['"]/;

/**
 * The browser evaluates sections on demand later than the server, so class names must not count evaluations. A name is
 * the file's place in the list of all files with styles: short, because every page has it, and the same in every
 * checkout. The compiler's own names are hashes of absolute paths and make each page about 1 % heavier.
 * @param isLeftOut whether a file below `src` is not in the build, so that it moves no other's place
 */
export function stableClassNames(root: string, isLeftOut = (_path: string) => false): Plugin {
  const src = join(root, 'src');
  const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => PUBLIC.test(name) && !isLeftOut(name.replaceAll('\\', '/')))
    .filter((name) => STYLED.test(readFileSync(join(src, name), 'utf8')))
    .sort();
  return {
    name: 'curbside:class-names',
    enforce: 'pre',
    transform: {
      // The development server adds its version to files of packages. A site may have sections of its own.
      filter: { id: /\/(?:src|sections)\/.*\.tsx?(\?v=\w+)?$/, code: STYLED },
      async handler(code, id) {
        const path = relative(src, id.replace(/\?.*/, ''));
        const { code: named, map } = await transformWithOxc(code, path, {
          jsx: 'preserve',
          sourcemap: true,
          plugins: { styledComponents: { displayName: false, fileName: false, pure: true } },
        });
        const index = sources.indexOf(path);
        // A file of the site, or one that is newer than this process, keeps the longer name, which is made from its path.
        if (index < 0) return { code: named, map };
        return {
          code: named.replaceAll(/componentId: "sc-\w+-/g, `componentId: "${letters(index)}`),
          map,
        };
      },
    },
  };
}

/** A number in the digits `a` to `z`: the number of a component can follow at once. */
const letters = (index: number): string =>
  (index < 26 ? '' : letters(Math.floor(index / 26) - 1)) + String.fromCharCode(97 + (index % 26));

/** Has to be the first thing in a file. */
const HINT = '//# allFunctionsCalledOnLoad\n';
const PACKAGE = /(^|\/)node_modules\//;

/**
 * Has V8 compile all functions of a script while it is read, in a thread of its own, instead of each at its first call, in
 * the thread that answers the visitor: https://v8.dev/blog/explicit-compile-hints. To other engines it is a comment. The
 * exceptions are packages of which a visit uses little, and that late.
 */
export function compileHints(root: string): Plugin {
  return {
    name: 'curbside:compile-hints',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // After Vite, which puts lists of files in front.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' || PACKAGE.test(pathIn(root, file.facadeModuleId ?? '')))
            continue;
          file.code = HINT + file.code;
        }
      },
    },
  };
}

export const LICENCES_FILE = 'licences.txt';

/** Names the licences of everything in a bundle for browsers, in a file beside it. */
export const licences = (root: string, fileName = LICENCES_FILE): Plugin => ({
  name: 'curbside:licences',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
    const source = licenceList(modules.filter((id) => PACKAGE.test(pathIn(root, id))));
    this.emitFile({ type: 'asset', fileName, source });
  },
});

/** The folders of the packages that modules come from, in the order of their names. */
function packageFolders(modules: Iterable<string>): string[] {
  const folders = new Set<string>();
  for (const id of modules) {
    // Vite's and the bundler's own helpers begin with a null character.
    const [folder] = /[^\0]*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id) ?? [];
    if (folder && existsSync(join(folder, 'package.json'))) folders.add(folder);
  }
  // Managers other than npm have them in folders of other names.
  const nameOf = (folder: string) => folder.replace(/.*node_modules/, '');
  return [...folders].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
}

const RULE = `\n\n${'-'.repeat(72)}\n\n`;

/** Adds the fonts of a site to the list in its folder. `root` is the engine's folder. */
export function nameFontLicences(site: string, root: string, font: FontName): void {
  for (const { package: name } of [FONTS[font], TEXT_FONT]) {
    const entry = licenceOf(packageFolder(root, name));
    appendFileSync(join(site, LICENCES_FILE), `${RULE.slice(1)}${entry}\n`);
  }
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
 * @param modules the ids of the modules of packages in the browser's bundle, which are paths
 */
function licenceList(modules: Iterable<string>): string {
  const entries = packageFolders(modules).map(licenceOf);
  return `This website is made with the following works.${RULE}${entries.join(RULE)}\n`;
}
