// `curbside upgrade [--no-build] [--pictures] [--json]`: brings an older pages.yaml up to date, and says what visitors will notice.
import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { retiredAdvice } from '../../editor/document/upgrade/retired.ts';
import { CONTRACT, upgradeText } from '../../editor/document/upgrade/upgrade-text.ts';
import { copyName, readOriginal, replaceOriginal } from '../../files/fix-file.ts';
import { formatDiagnostics, nextStep } from '../../files/format-diagnostics.ts';
import { textIn } from '../../files/last-version.ts';
import { loadSite } from '../../files/load-site.ts';
import { CommandError, displayPath, npmCommand, projectIn } from '../../files/project.ts';
import { normalizeLineEnds } from '../../manifest/text/edits.ts';
import { runBuild } from '../run-build.ts';

const FLAGS = {
  'no-build': { type: 'boolean' },
  pictures: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

/** Returns the exit code: 0 when the site is up to date and can be built, 1 otherwise. */
export async function run(args: string[]): Promise<number> {
  const { 'no-build': isUnbuilt, pictures, json } = parseArgs({ args, options: FLAGS }).values;
  const project = projectIn();
  const file = displayPath(project.manifest);
  const original = readOriginal(project.manifest, file);
  if ('refusal' in original) throw new CommandError(original.refusal);
  const say = (words: string) => json || console.log(words);
  const result = upgradeText(original.text);
  if ('refusal' in result) throw new CommandError(`${file}: ${result.refusal}`);
  const { text, done } = result;
  if (done.length === 0) say(`${file} has the form of version ${CONTRACT}: nothing to change.`);
  else {
    const isCommitted = textIn('HEAD', project.manifest) === normalizeLineEnds(original.text);
    const copy = isCommitted ? undefined : copyName(original.path, 'upgrade');
    const refusal = await replaceOriginal(original, text, copy);
    if (refusal) throw new CommandError(refusal);
    const undo = copy ? `it is kept in ${displayPath(copy)}` : `git checkout ${file}`;
    say(`Changed in ${file} (to take it back: ${undo}):`);
    for (const words of done) say(`  ${words}`);
  }
  const loaded = await loadSite(project);
  const errors = loaded.diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    const advice = retiredAdvice(errors);
    const report = [formatDiagnostics(errors, loaded.text), ...advice, nextStep(errors)];
    if (!json) throw new CommandError(report.join('\n'));
    console.log(JSON.stringify({ version: CONTRACT, done, errors, advice }, null, 2));
    return 1;
  }
  const earlier = pagesIn(project.output, pictures);
  // The output of a build is no data.
  if (!isUnbuilt) await runBuild(project.root, { quiet: json });
  const pages = isUnbuilt ? undefined : comparePages(earlier, pagesIn(project.output, pictures));
  if (json) console.log(JSON.stringify({ version: CONTRACT, done, errors, pages }, null, 2));
  else if (pages) console.log(formatPageChanges(pages, earlier.size, pictures));
  return 0;
}

/** By address: what visitors read on a page, and where its links lead. */
type Pages = Map<string, string>;

/** The pages of a finished site; `withPictures` reads the bytes of the pictures on them, too. */
export function pagesIn(folder: string, withPictures = false): Pages {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const picture = (address: string) => {
    const file = join(folder, decodeURI(address));
    if (!withPictures || !existsSync(file)) return ' ';
    return ` ${hash('sha256', readFileSync(file))} `;
  };
  return new Map(
    files
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => /(^|\/)index\.html$/.test(name))
      .sort()
      .map((name) => [
        `/${name.slice(0, -'index.html'.length)}`,
        read(join(folder, name), picture),
      ]),
  );
}

const read = (file: string, picture: (address: string) => string): string =>
  readFileSync(file, 'utf8')
    .replaceAll(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<a\b[^>]*?href="([^"]*)"[^>]*>/g, ' → $1 ')
    .replaceAll(/<img\b[^>]*? src="(\/[^"]*)"[^>]*>/g, (_, address) => picture(address))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

/** The addresses of pages that are new, gone or changed. */
export function comparePages(before: Pages, after: Pages) {
  const all = [...new Set([...before.keys(), ...after.keys()])];
  const of = (is: (path: string) => boolean) => all.filter(is);
  return {
    added: of((path) => !before.has(path)),
    gone: of((path) => !after.has(path)),
    changed: of(
      (path) => before.has(path) && after.has(path) && before.get(path) !== after.get(path),
    ),
  };
}

function formatPageChanges(
  { added, gone, changed }: ReturnType<typeof comparePages>,
  earlier: number,
  withPictures = false,
): string {
  const what = withPictures ? 'texts, links or pictures' : 'texts or links';
  if (earlier === 0)
    return `There was no earlier ${npmCommand('run build')} to compare with: the next upgrade says which pages are different.`;
  const line = (are: string, paths: string[]) =>
    paths.length > 0
      ? [`${paths.length === 1 ? '1 page' : `${paths.length} pages`} ${are}: ${paths.join(', ')}`]
      : [];
  const lines = [
    ...line(`with other ${what}`, changed),
    ...line('new', added),
    ...line('gone', gone),
  ];
  return lines.join('\n') || `All pages have the ${what.replace(' or ', ' and ')} that they had.`;
}
