// `npm run check [-- FILE] [--fix] [--json]`: says everything that is wrong with a manifest, and puts right what is certain.
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { goneDiagnostics } from '../../editor/document/compare/gone.ts';
import { isOutdated } from '../../editor/document/upgrade/upgrade-text.ts';
import { fixFile } from '../../files/fix-file.ts';
import { formatAnnotations, formatDiagnostics, nextStep } from '../../files/format-diagnostics.ts';
import { saveLastValid } from '../../files/last-version.ts';
import { type LoadedSite, loadSite, readCheckContext } from '../../files/load-site.ts';
import {
  CommandError,
  displayPath,
  npmCommand,
  type Project,
  projectIn,
} from '../../files/project.ts';
import { validateManifest } from '../../manifest/check.ts';
import { sortDiagnostics } from '../../manifest/diagnostic.ts';
import { isForVisitors } from '../../manifest/rules/rule.ts';
import type { Manifest } from '../../model/manifest.generated.ts';

/** The warnings that compare with the last version. */
const SINCE_LAST_VERSION = ['gone-since', 'lost-address'];

const FLAGS = { fix: { type: 'boolean' }, json: { type: 'boolean' } } as const;

/** Returns the exit code: 0 when there are no errors, 1 otherwise. `--json` prints the diagnostics as data. */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: FLAGS, allowPositionals: true });
  const [name, another] = positionals;
  if (another) throw new CommandError(`Name one file: ${npmCommand('run check', name)}`);
  const project = projectIn();
  const manifest = name ? resolve(name) : project.manifest;
  const file = displayPath(manifest);
  if (!statSync(manifest, { throwIfNoEntry: false })?.isFile())
    throw new CommandError(`There is no file ${file}.`);
  if (values.fix) await fix({ ...project, manifest }, file);
  const loaded = withWhatIsGone(await loadSite({ ...project, manifest }));
  // A second check still compares with the version before: only a commit or a build accepts what is gone.
  const isPending = loaded.diagnostics.some(({ code }) => SINCE_LAST_VERSION.includes(code));
  const isKept = loaded.findLastValid() === loaded.source.text;
  if (loaded.site && !isPending && !isKept) saveLastValid({ ...project, manifest }, loaded.text);
  if (values.json) console.log(JSON.stringify(loaded.diagnostics, null, 2));
  else print(loaded, file);
  return loaded.site ? 0 : 1;
}

/** Puts the safe fixes into the file. */
async function fix(project: Project, file: string): Promise<void> {
  const around = await readCheckContext(project);
  await fixFile({
    path: project.manifest,
    file,
    check: (text) => validateManifest(text, file, around).diagnostics,
    say: (words) => console.error(words),
  });
}

function print({ diagnostics, site, text, source }: LoadedSite, file: string): void {
  if (diagnostics.length > 0) {
    const color = process.stderr.isTTY && !process.env.NO_COLOR;
    console.error(formatDiagnostics(diagnostics, text, color));
    if (process.env.GITHUB_ACTIONS) console.log(formatAnnotations(diagnostics));
  }
  if (!site) {
    console.error(nextStep(diagnostics));
    if (isOutdated(text))
      console.error(
        `The file has an older form: ${npmCommand('run upgrade')} changes what it can.`,
      );
    return;
  }
  const towns = site.pages.filter(({ breadcrumb }) => breadcrumb.length === 3);
  const verdict =
    diagnostics.length === 0
      ? 'is fine'
      : `can be built, but look at ${diagnostics.length === 1 ? 'the warning' : `the ${diagnostics.length} warnings`} first`;
  console.log(`${file} ${verdict}: ${site.pages.length} pages, ${towns.length} of them for towns.`);
  if (diagnostics.length > 0) console.log(nextStep(diagnostics));
  const manifest = source.data as Manifest;
  if (!isForVisitors({ production: false, manifest }))
    console.log(
      `${manifest.site.origin} is an example of an address. What else is to do before visitors come, the build says: ${npmCommand('run build')}`,
    );
}

/** The site with a warning for what its last good version still had. */
export function withWhatIsGone(loaded: LoadedSite): LoadedSite {
  const last = loaded.findLastValid();
  // Of a file with errors nobody knows yet what it will have.
  if (last === undefined || !loaded.site || last === loaded.source.text) return loaded;
  const gone = goneDiagnostics(last, loaded.source, npmCommand('run diff'));
  return { ...loaded, diagnostics: sortDiagnostics([...loaded.diagnostics, ...gone]) };
}
