// The starter and the rules for fetching ahead, as they stand in every page, and the script that the starter fetches first.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { SPECULATION_RULES } from '../render/speculation-rules.ts';
import { HINT } from './compile-hints.ts';

/** A file of the site. */
interface ScriptFile {
  /** Its address, which changes with its content. */
  address: string;
  code: string;
}

/** Bundles the starter into a script element, small enough to stand in every page, with the rules before it. */
export async function starterElement(root: string): Promise<string> {
  return `${SPECULATION_RULES}<script>${await bundle(root, 'starter', 'iife')}</script>`;
}

/** Bundles what follows links before the app does. It shares no file with the app, which is not there yet. */
export async function swapScript(root: string): Promise<ScriptFile> {
  const code = HINT + (await bundle(root, 'swap-pages', 'es'));
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  return { address: `/assets/swap-${hash}.js`, code };
}

/** A module of the app in one piece with all that it imports. */
async function bundle(root: string, name: string, format: 'iife' | 'es'): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, `src/app/${name}.ts`),
        preserveEntrySignatures: 'strict',
        output: { format },
      },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}
