// `npm run diff [-- OLD [NEW]]`: says in plain words what a change of the manifest changes for visitors.
import { relative, resolve } from 'node:path';
import { compareVersions } from '../../editor/document/compare/compare-versions.ts';
import { formatDiagnostics } from '../../files/format-diagnostics.ts';
import { readFileIfExists, textIn } from '../../files/last-version.ts';
import { readCheckContext } from '../../files/load-site.ts';
import { CommandError, npmCommand, projectIn } from '../../files/project.ts';
import { validateManifest } from '../../manifest/check.ts';
import { withMissingPictures } from '../../manifest/site/public-files.ts';

/** Compares two files, or git's last version of one file with the file itself. Throws where one cannot be read. */
export async function run(args: string[]): Promise<void> {
  const project = projectIn();
  const [first = project.manifest, second, ...rest] = args;
  if (rest.length > 0)
    throw new CommandError(`Name two files at most: ${npmCommand('run diff', 'OLD NEW')}`);
  const [path, name] = [second ?? first, relative('.', resolve(first))];
  const before = second === undefined ? textIn('HEAD', first) : readFileIfExists(first);
  const after = readFileIfExists(path);
  if (before === undefined)
    throw new CommandError(
      second === undefined
        ? `Git has no earlier version of ${name}. Name two files: ${npmCommand('run diff', 'OLD NEW')}`
        : `There is no file ${name}.`,
    );
  if (after === undefined)
    throw new CommandError(`There is no file ${relative('.', resolve(path))}.`);
  const around = await readCheckContext(project);
  // The pictures of the older version may be gone by now.
  const earlier = { ...around, files: withMissingPictures(around.files) };
  const [old, fresh] = [
    checkVersion(before, second === undefined ? `${name} (last commit)` : name, earlier),
    checkVersion(after, relative('.', resolve(path)), around),
  ];
  if (!old || !fresh) throw new CommandError('A version with errors cannot be compared.');
  console.log(compareVersions(old, fresh).join('\n'));
}

/** A version with its site; prints its errors where it has some. */
function checkVersion(text: string, name: string, around: Parameters<typeof validateManifest>[2]) {
  const { site, source, diagnostics } = validateManifest(text, name, around);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (!site) console.error(`${formatDiagnostics(errors, text)}\n`);
  return site && { site, data: source.data };
}
