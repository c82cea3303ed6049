// Loads the code that renders, as the dev server has it: as it is now, and with what Vite makes of it.
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';

/** The exports of a module, whose path begins at the project's folder. */
export async function importForServer<Exports>(
  { environments: { ssr } }: ViteDevServer,
  path: string,
): Promise<Exports> {
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('the server environment cannot run');
  return (await ssr.runner.import(path)) as Exports;
}
