// The yaml package. It is loaded late, because a plain text does not need it.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

let loaded: typeof import('yaml') | undefined;

/** The package's functions. Node looks for the package's folder again with each `require`. */
export function yaml(): typeof import('yaml') {
  loaded ??= require('yaml') as typeof import('yaml');
  return loaded;
}
