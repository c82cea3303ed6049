// The programs that only the full tests and the benchmark need, each in an exact version, installed when they are asked for.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './sites/build-site.ts';
import { temporaryFolder } from './temporary-folder.ts';

const TOOLS = join(ROOT, 'tests/tools');

/** The folder of the tools, with this one installed; undefined, with a printed reason, where that fails. */
function toolsFolder(packageName: string): string | undefined {
  // An installation from before a tool was added lacks it.
  if (existsSync(join(TOOLS, 'node_modules', packageName))) return TOOLS;
  console.log('Installing the tools of the tests (tests/tools)…');
  // Scripts only build parts that no test uses, some of them by a download.
  const options = ['--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'];
  const npm = spawnSync('npm', ['install', ...options], { cwd: TOOLS, encoding: 'utf8' });
  if (npm.status === 0) return TOOLS;
  console.log(`Skipped: the tools in tests/tools cannot be installed: ${npm.stderr.slice(-300)}`);
  return undefined;
}

/** The file of a tool inside its package; undefined where it cannot be had. */
export function toolFile(packageName: string, file: string): string | undefined {
  const folder = toolsFolder(packageName);
  return folder && join(folder, 'node_modules', packageName, file);
}

export const toolVersion = (packageName: string): string =>
  JSON.parse(readFileSync(join(TOOLS, 'node_modules', packageName, 'package.json'), 'utf8'))
    .version;

/** The end of the name of packages with programs for this system. */
export const SYSTEM = `${process.platform}-${process.arch}`;

/**
 * The folder of a package that is needed in several versions, such as `name@1.2.3`, until the file's tests have ended;
 * undefined where it cannot be had. Its scripts are not run.
 */
export function packageFolder(wanted: string): string | undefined {
  const folder = temporaryFolder();
  // A database server runs as another user.
  chmodSync(folder, 0o755);
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder];
  const npm = spawnSync('npm', ['install', ...options, wanted], { encoding: 'utf8' });
  if (npm.status === 0) return join(folder, 'node_modules', wanted.replace(/(?<=.)@.*/, ''));
  console.log(`Skipped: ${wanted} cannot be installed: ${npm.stderr.slice(-300)}`);
  return undefined;
}
