// The yaml package. It is loaded late, because a plain text does not need it.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The package's functions. */
export const yaml = (): typeof import('yaml') => require('yaml') as typeof import('yaml');
