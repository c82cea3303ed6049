// `npm run check [-- FILE] [--json]`: says everything that is wrong with a manifest.
import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { formatAnnotations, formatProblems } from '../../manifest/format-problems.ts';
import { type LoadedSite, loadSite } from '../load-site.ts';

/** Returns the exit code: 0 when there are no errors, 1 otherwise. `--json` prints the problems as data. */
export async function run(args: string[]): Promise<number> {
  const root = resolve('.');
  const manifest = resolve(args.find((word) => !word.startsWith('--')) ?? 'pages.yaml');
  const file = relative(root, manifest);
  if (!existsSync(manifest)) {
    console.error(`There is no file ${file}.`);
    return 1;
  }
  const loaded = await loadSite({ root, manifest });
  if (args.includes('--json')) console.log(JSON.stringify(loaded.problems, null, 2));
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
