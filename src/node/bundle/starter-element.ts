// The starter and the rules for fetching ahead, as every page holds them.
import { SPECULATION_RULES } from '../render/speculation-rules.ts';
import { bundleAlone } from './bundle-alone.ts';

/** Bundles the starter into a script element, small enough for every page, with the rules before it. */
export async function starterElement(root: string): Promise<string> {
  const output = { format: 'iife' } as const;
  const [starter] = await bundleAlone({ root, entry: '/src/app/entry-starter.ts', output });
  return `${SPECULATION_RULES}<script>${String(starter?.text).trim()}</script>`;
}
