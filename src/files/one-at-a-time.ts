// A lock on a folder for as long as the process lives that holds it. The system gives it back however that process ends.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

/**
 * Keeps other processes on this computer from working in a folder, which need not be there yet; the function gives it back.
 * @param busy what is thrown while another one works there
 */
export async function lockFolder(folder: string, busy: Error): Promise<() => void> {
  const address = addressOf(folder);
  for (let tries = 0; ; tries++) {
    const server = createServer((socket) => socket.destroy()).listen(address);
    try {
      await once(server, 'listening');
      return () => void server.unref().close();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // Nobody else is kept out of a computer that has no room for such an address.
      if (code !== 'EADDRINUSE') return () => {};
      if (tries === 2 || (await isAnswering(address))) throw busy;
      // A process that was killed leaves the name and no listener.
      rmSync(address, { force: true });
    }
  }
}

/** Windows has such addresses apart from its files. */
function addressOf(folder: string): string {
  const path = resolve(folder);
  // A folder that is not there yet lies in one that may be reached by a link.
  const parent = dirname(path);
  const real = existsSync(path)
    ? realpathSync(path)
    : join(existsSync(parent) ? realpathSync(parent) : parent, basename(path));
  const name = `curbside-${createHash('sha256').update(real).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), name);
}

function isAnswering(address: string): Promise<boolean> {
  const socket = connect(address);
  return once(socket, 'connect').then(
    () => Boolean(socket.destroy()),
    () => false,
  );
}
