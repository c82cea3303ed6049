// The programs that only the full tests and the benchmark need. They have a lockfile of their own and are installed when they are asked for.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './sites/build-site.ts';

const TOOLS = join(ROOT, 'tests/tools');

/** The folder of the tools, with this one installed; undefined, with a printed reason, where that fails. */
function toolsFolder(packageName: string): string | undefined {
  // An installation from before a tool was added lacks it.
  if (existsSync(join(TOOLS, 'node_modules', packageName))) return TOOLS;
  console.log('Installing the tools of the tests (tests/tools)…');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: TOOLS, encoding: 'utf8' });
  if (npm.status === 0) return TOOLS;
  console.log(`Skipped: the tools in tests/tools cannot be installed: ${npm.stderr.slice(-300)}`);
  return undefined;
}

/** The file of a tool inside its package; undefined where it cannot be had. */
export function toolFile(packageName: string, file: string): string | undefined {
  const folder = toolsFolder(packageName);
  return folder && join(folder, 'node_modules', packageName, file);
}

/** The version of a tool that is installed. */
export const toolVersion = (packageName: string): string =>
  JSON.parse(readFileSync(join(TOOLS, 'node_modules', packageName, 'package.json'), 'utf8'))
    .version;
