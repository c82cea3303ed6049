// The starter and the rules for fetching ahead, as they stand in every page.
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { SPECULATION_RULES } from './speculation-rules.ts';

/** Bundles the starter into a script element, small enough to stand in every page, with the rules before it. */
export async function starterElement(root: string): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, 'src/app/starter.ts'), output: { format: 'iife' } },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  return `${SPECULATION_RULES}<script>${output[0].code.trim()}</script>`;
}
