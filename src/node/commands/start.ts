// `npm start`: builds the site with compressed versions of its texts, and serves it.
import { projectIn } from '../../files/project.ts';
import { runBuild } from '../run-build.ts';
import { run as serve } from './serve.ts';

/** Serves until it is stopped. Returns 1 when the site cannot be built or served; why has been said by then. */
export async function run(): Promise<number> {
  const { root } = projectIn();
  const stop = new AbortController();
  const end = () => stop.abort();
  process.once('SIGINT', end).once('SIGTERM', end);
  try {
    // The server follows Netlify's files, which say more than those of other hosts that it could read.
    const env = { CURBSIDE_HOST: 'netlify' };
    await runBuild(root, { args: ['--compress'], env, signal: stop.signal });
  } catch {
    return stop.signal.aborted ? 0 : 1;
  }
  process.off('SIGINT', end).off('SIGTERM', end);
  await serve();
  return 0;
}
