// Tells browsers which scripts to compile before they are needed.
import type { Plugin } from 'vite';

/** Has to be the first thing in a file. */
export const HINT = '//# allFunctionsCalledOnLoad\n';
const PACKAGE = /\/node_modules\//;

/**
 * Has V8 compile all functions of a script while it is read, in a thread of its own, instead of each at its first call, in
 * the thread that answers the visitor: https://v8.dev/blog/explicit-compile-hints. To other engines it is a comment. The
 * exceptions are packages of which a visit uses little, and that late.
 */
export function compileHints(): Plugin {
  return {
    name: 'curbside:compile-hints',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // After Vite, which puts lists of files in front.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' || PACKAGE.test(file.facadeModuleId ?? '')) continue;
          file.code = HINT + file.code;
        }
      },
    },
  };
}
