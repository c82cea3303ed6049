// Bundles one script apart from the app's: the starter, the scripts of the staff apps and the Edge Functions.
import { join } from 'node:path';
import { build, type Rolldown, type UserConfig } from 'vite';
import { COMMON, READ_LITTLE } from '../vite/configuration.ts';

/** A file for browsers, with its path on the site. */
export interface BundledFile {
  path: string;
  text: string | Uint8Array;
}

interface AloneSettings extends Pick<UserConfig, 'mode' | 'plugins' | 'ssr' | 'build'> {
  root: string;
  /** The file that the script begins with, relative to it. */
  entry: string;
  output: Rolldown.OutputOptions;
}

/** The files of the script; its own is the first. Throws what the bundler throws. */
export async function bundleAlone({
  root,
  entry,
  output,
  build: more,
  ...settings
}: AloneSettings): Promise<BundledFile[]> {
  const result = await build({
    ...COMMON,
    ...settings,
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      ...more,
      write: false,
      modulePreload: false,
      rolldownOptions: { experimental: READ_LITTLE, input: join(root, entry), output },
    },
  });
  return filesOf((Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput);
}

/** The files that a build has given. */
export const filesOf = ({ output }: Pick<Rolldown.RolldownOutput, 'output'>): BundledFile[] =>
  output.map((file) => ({
    path: `/${file.fileName}`,
    text: file.type === 'chunk' ? file.code : file.source,
  }));
