// A mail server for trying things out: it takes every message, sends none on, and listens on this computer alone.
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

/** A message as it came. */
export interface CaughtMail {
  to: string[];
  /** The headers and body. */
  source: string;
}

/** Listens on a port; 0 takes a free one. */
export async function openSmtp(port: number, take: (mail: CaughtMail) => void): Promise<Server> {
  const server = createServer((socket) => converse(socket, take));
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return server;
}

function converse(socket: Socket, take: (mail: CaughtMail) => void): void {
  let rest = '';
  let to: string[] = [];
  let body: string[] | undefined;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const hear = (line: string) => {
    if (body) {
      if (line !== '.') return void body.push(line.replace(/^\./, ''));
      take({ to, source: body.join('\r\n') });
      [to, body] = [[], undefined];
      return say('250 Taken');
    }
    const word = line.slice(0, 4).toUpperCase();
    if (word === 'RCPT') to.push(/<(.*)>/.exec(line)?.[1] ?? '');
    if (word === 'DATA') body = [];
    say(word === 'DATA' ? '354 Go on' : word === 'QUIT' ? '221 Bye' : '250 Well');
    if (word === 'QUIT') socket.end();
  };
  socket.on('error', () => socket.destroy());
  socket.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\r\n');
    rest = lines.pop() ?? '';
    lines.forEach(hear);
  });
  say('220 localhost');
}
