// `npm run check [-- FILE]`: says everything that is wrong with a manifest.
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { formatAnnotations, formatProblems } from '../../manifest/format-problems.ts';
import { readPublicFiles } from '../../manifest/public-files.ts';
import { loadSchema } from '../../manifest/schema-files.ts';
import { validateManifest } from '../../manifest/validate-manifest.ts';

/** Returns the exit code: 0 when there are no errors, 1 otherwise. */
export async function run(args: string[]): Promise<number> {
  const root = resolve('.');
  const path = resolve(args[0] ?? 'pages.yaml');
  const file = relative(root, path);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    console.error(`There is no file ${file}.`);
    return 1;
  }
  const { problems, site } = validateManifest(text, file, {
    schema: loadSchema(resolve(root, 'schema')),
    files: await readPublicFiles(resolve(root, 'public')),
  });
  if (problems.length > 0) {
    console.error(formatProblems(problems, text));
    if (process.env.GITHUB_ACTIONS) console.log(formatAnnotations(problems));
  }
  if (!site) return 1;
  console.log(
    `${file} is fine: ${site.pages.length} pages, ${site.pages.filter(({ breadcrumb }) => breadcrumb.length === 3).length} of them for towns.`,
  );
  return 0;
}
