// The starter as an element that stands in every page.
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** Bundles the starter into one script element, small enough to stand in every page. */
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
  return `<script>${output[0].code.trim()}</script>`;
}
