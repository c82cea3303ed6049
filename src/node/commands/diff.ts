// `npm run diff [-- OLD [NEW]]`: says in plain words what a change of the manifest changes for visitors.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { compareSites } from '../../editor/document/compare/compare-sites.ts';
import { surroundingsOf } from '../../files/load-site.ts';
import { type Project, projectIn } from '../../files/project.ts';
import { type Surroundings, validateManifest } from '../../manifest/check.ts';
import { formatProblems } from '../../manifest/messages/format-problems.ts';
import { withAllPictures } from '../../manifest/site/public-files.ts';

/** A version of the manifest: its text, and what it is called. */
interface Version {
  name: string;
  text: string;
}

/** Why two versions cannot be compared, in words for the person at the terminal. */
class Refusal extends Error {}

/** Returns the exit code: 0 when both versions could be read, 1 otherwise. */
export async function run(args: string[]): Promise<number> {
  try {
    const project = projectIn('.');
    const [before, after] = versions(project, args);
    const surroundings = await surroundingsOf(project);
    // The pictures of the older version may be gone by now.
    const earlier = { ...surroundings, files: withAllPictures(surroundings.files) };
    const judged = ({ name, text }: Version, around: Surroundings) => ({
      ...validateManifest(text, name, around),
      text,
    });
    const sites = [judged(before, earlier), judged(after, surroundings)];
    for (const { site, problems, text } of sites) {
      const errors = problems.filter(({ severity }) => severity === 'error');
      if (!site) console.error(`${formatProblems(errors, text)}\n`);
    }
    const [old, fresh] = sites;
    if (!old?.site || !fresh?.site) throw new Refusal('A version with errors cannot be compared.');
    console.log(compareSites(old.site, fresh.site).join('\n'));
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    return 1;
  }
}

/** The two versions that the command line names: two files, or git's last version of one file and the file itself. */
function versions({ manifest }: Project, args: string[]): [Version, Version] {
  const [first = manifest, second, ...rest] = args;
  if (rest.length > 0) throw new Refusal('Name two files at most: npm run diff -- OLD NEW');
  return second === undefined ? [committed(first), onDisk(first)] : [onDisk(first), onDisk(second)];
}

function onDisk(path: string): Version {
  const name = relative('.', resolve(path));
  try {
    return { name, text: readFileSync(path, 'utf8') };
  } catch {
    throw new Refusal(`There is no file ${name}.`);
  }
}

function committed(path: string): Version {
  const name = relative('.', resolve(path));
  try {
    const text = execFileSync('git', ['show', `HEAD:./${basename(path)}`], {
      cwd: dirname(resolve(path)),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    });
    return { name: `${name} (last commit)`, text };
  } catch {
    throw new Refusal(
      `Git has no earlier version of ${name}. Name two files: npm run diff -- OLD NEW`,
    );
  }
}
