// `npm start`, second half: serves the built site and says where.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { siteServer } from '../serve.ts';

const DEFAULT_PORT = 4173;

/** Serves dist/ until it is stopped. Returns 1 when there is nothing to serve or the port is taken. */
export async function run(): Promise<number> {
  const folder = resolve('dist');
  const port = Number(process.env.PORT ?? DEFAULT_PORT);
  if (!existsSync(resolve(folder, 'index.html'))) {
    console.error('There is no built site in dist/. Run: npm run build');
    return 1;
  }
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    console.error(`PORT is "${process.env.PORT}", but it must be a number up to 65535.`);
    return 1;
  }
  const server = siteServer(folder);
  return new Promise((done) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      console.error(
        taken
          ? `Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`
          : `The server cannot start: ${error.message}`,
      );
      done(1);
    });
    server.listen(port, () => {
      const address = server.address();
      const actual = typeof address === 'object' ? address?.port : port;
      console.log(`The site is at http://localhost:${actual} (stop with Ctrl+C)`);
    });
    const stop = () => server.close(() => done(0));
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
}
