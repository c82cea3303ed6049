// A line to a server that breaks where a test says: in the middle of a request, or under its answer.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Where a line breaks. */
export interface Break {
  /** How the request begins, such as `POST /photos`. */
  request: string;
  /** Which one of the requests that begin so, from now on. */
  nth: number;
  /** How much of it arrives, in bytes; without a number it arrives whole, and its answer is lost. */
  afterBytes?: number;
}

/** Opens a line to the server of this computer at `address`. It breaks by resets: whoever sends learns of it at once. */
export async function openLine(address: string) {
  const sockets = new Set<Socket>();
  let planned: (Break & { done(): void }) | undefined;
  const cut = () => {
    server.close();
    for (const socket of sockets) socket.resetAndDestroy();
    planned?.done();
    planned = undefined;
  };
  const server = createServer((near) => {
    const far = connect(Number(new URL(address).port), '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    /** The bytes that may still pass; undefined in every other request. */
    let room: number | undefined;
    near.on('data', (chunk) => {
      if (planned && String(chunk).startsWith(planned.request)) {
        planned.nth -= 1;
        room = planned.nth === 0 ? (planned.afterBytes ?? Infinity) : undefined;
      }
      const isLast = room !== undefined && chunk.length > room;
      far.write(isLast ? chunk.subarray(0, room) : chunk, () => isLast && cut());
      if (room !== undefined) room -= chunk.length;
    });
    far.on('data', (chunk) => {
      if (room === Infinity) cut();
      else near.write(chunk);
    });
  });
  const listen = async (port: number) => {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  return {
    url: `http://localhost:${port}`,
    /** Resolves when the line has broken there. Until the repair, connections are refused. */
    breakAt: (where: Break) =>
      new Promise<void>((done) => {
        planned = { ...where, done };
      }),
    /** Does nothing to a line that is whole. */
    repair: async () => void (server.listening || (await listen(port))),
    close: cut,
  };
}
