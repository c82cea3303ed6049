// Loads the yaml package on first use: a plain text does not need it.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The package's functions. */
export const yaml = (): typeof import('yaml') => require('yaml');
