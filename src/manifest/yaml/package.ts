// Loads the yaml package on first use: a plain text does not need it.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

let loaded: typeof import('yaml') | undefined;

/** The package's functions, cached because Node resolves the package again with each `require`. */
export function yaml(): typeof import('yaml') {
  loaded ??= require('yaml') as typeof import('yaml');
  return loaded;
}
