// Loads the project's own TypeScript, which Node 20 cannot read by itself.
import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';

const ROOT = new URL('../../../', import.meta.url);
const KEPT = new URL('node_modules/.cache/curbside/code', ROOT);

/** Translated files are kept, each under a name made from its content, unless the folder is read-only. */
const loader = createJiti(fileURLToPath(ROOT), {
  fsCache: fileURLToPath(KEPT),
  interopDefault: false,
  // Translating the bundler would take seconds.
  nativeModules: ['vite', '@vitejs/plugin-react'],
});

/**
 * Imports a module.
 * @param {string} path seen from the project's folder: `src/node/commands/check.ts`
 * @returns {Promise<unknown>}
 */
export const importOwn = (path) => loader.import(`./${path}`);
