// Bundles the script of the office's pages apart from the public one, which stays as it is.
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { stableClassNames } from '../../node/bundle/plugins.ts';
import { SUPABASE_VARIABLES } from '../../outside/supabase.ts';

/** The entry, relative to the project's folder. */
export const OFFICE_ENTRY = '/src/office/page/entry.tsx';

/** The files of the script, and the address of the first one. */
export interface OfficeBundle {
  script: string;
  files: { path: string; text: string | Uint8Array }[];
}

/** Bundles the script of the project in `root`. Throws what the bundler throws. */
export async function officeBundle(root: string, mode: string): Promise<OfficeBundle> {
  const result = await build({
    configFile: false,
    root,
    mode,
    logLevel: 'silent',
    publicDir: false,
    envPrefix: [...SUPABASE_VARIABLES],
    plugins: [react(), stableClassNames(root)],
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        experimental: { lazyBarrel: true },
        input: join(root, OFFICE_ENTRY),
        output: {
          entryFileNames: 'assets/office-[hash].js',
          chunkFileNames: 'assets/office-[name]-[hash].js',
        },
      },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  const files = output.map((file) => ({
    path: `/${file.fileName}`,
    text: file.type === 'chunk' ? file.code : file.source,
  }));
  return { script: `/${output[0].fileName}`, files };
}
