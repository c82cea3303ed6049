// `npm run check [-- FILE] [--json]`: says everything that is wrong with a manifest.
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { formatAnnotations, formatProblems } from '../../manifest/format-problems.ts';
import { type LoadedSite, loadSite } from '../load-site.ts';
import { projectIn, saidPath } from '../project.ts';
import { readFlags } from '../read-flags.ts';

const USAGE = `Say what to check:
  npm run check                 pages.yaml
  npm run check -- FILE         another file
  npm run check -- --json       with the problems as data, for other programs`;

/** Returns the exit code: 0 when there are no errors, 1 otherwise. `--json` prints the problems as data. */
export async function run(args: string[]): Promise<number> {
  const { words, flags, switches } = readFlags(args, ['json']);
  const [name, ...more] = words;
  if (more.length + Object.keys(flags).length > 0) {
    console.error(USAGE);
    return 1;
  }
  const project = projectIn('.');
  const manifest = name ? resolve(name) : project.manifest;
  const file = saidPath(project, manifest);
  if (!statSync(manifest, { throwIfNoEntry: false })?.isFile()) {
    console.error(`There is no file ${file}.`);
    return 1;
  }
  const loaded = await loadSite({ ...project, manifest });
  if (switches.includes('json')) console.log(JSON.stringify(loaded.problems, null, 2));
  else print(loaded, file);
  return loaded.site ? 0 : 1;
}

function print({ problems, site, text }: LoadedSite, file: string): void {
  if (problems.length > 0) {
    const color = process.stderr.isTTY && !process.env.NO_COLOR;
    console.error(formatProblems(problems, text, color));
    if (process.env.GITHUB_ACTIONS) console.log(formatAnnotations(problems));
  }
  if (!site) return;
  const towns = site.pages.filter(({ breadcrumb }) => breadcrumb.length === 3);
  const verdict =
    problems.length === 0
      ? 'is fine'
      : `can be built, but look at ${problems.length === 1 ? 'the warning' : `the ${problems.length} warnings`} first`;
  console.log(`${file} ${verdict}: ${site.pages.length} pages, ${towns.length} of them for towns.`);
}
