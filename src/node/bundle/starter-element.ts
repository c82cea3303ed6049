// The starter and the rules for fetching ahead, as every page holds them.
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { SPECULATION_RULES } from '../render/speculation-rules.ts';

/** Bundles the starter into a script element, small enough for every page, with the rules before it. */
export async function starterElement(root: string): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/app/entry-starter.ts'),
        output: { format: 'iife' },
      },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  return `${SPECULATION_RULES}<script>${output[0].code.trim()}</script>`;
}
