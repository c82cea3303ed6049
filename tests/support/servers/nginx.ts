// Starts an nginx of its own for a site, with the configuration that the project generates.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxConfig } from '../../../src/node/hosts/nginx.ts';
import { freePort } from '../../../src/node/serve/ports.ts';
import { programOrReason } from '../installed.ts';

/** A running nginx. */
export interface Nginx {
  url: string;
  /** Whether it sends Brotli. */
  brotli: boolean;
  /** The process ids of the server and its workers. */
  processes(): number[];
  /** Lets it read its configuration again; done once no process works by the one before. */
  reload(): Promise<void>;
  close(): Promise<void>;
}

const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Starts nginx for the site in `folder`; undefined, with a printed reason, where there is none. */
export async function startNginx(folder: string): Promise<Nginx | undefined> {
  const program = programOrReason('nginx', ['nginx-light', 'libnginx-mod-http-brotli-static']);
  if (!program) return undefined;
  const brotli = existsSync(MODULE);
  const port = await freePort();
  const home = mkdtempSync(join(tmpdir(), 'curbside-nginx-'));
  const site = nginxConfig({
    root: folder,
    listen: `127.0.0.1:${port}`,
    names: ['localhost'],
    brotli,
  });
  writeFileSync(join(home, 'nginx.conf'), around(site, home, brotli));
  const server = spawn(program, ['-p', home, '-c', join(home, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  server.stderr.on('data', (part: Buffer) => {
    printed += part;
  });
  const ended = new Promise<void>((done) => server.once('close', () => done()));
  const url = `http://127.0.0.1:${port}`;
  await answering(url, ended, () => printed);
  return {
    url,
    brotli,
    processes: () => [Number(server.pid), ...childrenOf(Number(server.pid))],
    async reload() {
      const before = childrenOf(Number(server.pid));
      server.kill('SIGHUP');
      await until(
        () => !childrenOf(Number(server.pid)).some((worker) => before.includes(worker)),
        () => `nginx did not take its new configuration:\n${printed}`,
      );
    },
    async close() {
      server.kill('SIGTERM');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** The rest of a configuration, as a distribution ships it: where nginx may write, its modules and its file types. */
function around(site: string, home: string, brotli: boolean): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${home}/${name};`,
  );
  return `${brotli ? `load_module ${MODULE};\n` : ''}${process.getuid?.() === 0 ? 'user root;\n' : ''}
worker_processes 2;
pid ${home}/nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  sendfile on;
${folders.join('\n')}
${site}
}
`;
}

/** Waits until the server answers at `url`. Throws its output when it ends before that. */
export async function answering(
  url: string,
  ended: Promise<void>,
  printed: () => string,
): Promise<void> {
  let over = false;
  void ended.then(() => {
    over = true;
  });
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  const isAnswered = async () => {
    if (over) throw new Error(`the server did not start:\n${printed()}`);
    return answers();
  };
  await until(isAnswered, () => `nobody answers at ${url}:\n${printed()}`);
}

/** Asks again and again, for up to a minute, and then throws with `complaint`. */
async function until(
  isTrue: () => boolean | Promise<boolean>,
  complaint: () => string,
): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (await isTrue()) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(complaint());
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number);
}
