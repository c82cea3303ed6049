// Where packages are: managers put them below the engine's folder, beside it, or elsewhere.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder of a package that the engine in `root` has. Throws when it is not installed. */
export const packageFolder = (root: string, name: string): string =>
  dirname(createRequire(join(root, 'package.json')).resolve(`${name}/package.json`));
