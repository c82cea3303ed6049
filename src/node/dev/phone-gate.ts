// Lets a phone on the same network in, once somebody has typed the code that this computer shows.
import { randomBytes, randomInt } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { networkInterfaces } from 'node:os';
import type { ViteDevServer } from 'vite';
import { BadRequest, bodyOf } from '../../editor/server/requests.ts';
import { EDITOR_PAGE } from '../../model/editor-frame.ts';

/** The address that the form sends the code to. */
const ENTER = '/@curbside/phone';
const COOKIE = 'curbside-phone';
/** From each address. A code of six digits is guessed with ten tries once in 100,000 times. */
const MOST_TRIES = 10;

/** The guard of a server that the network can reach. */
export interface PhoneGate {
  /** Six digits. */
  code: string;
  /** The addresses of this computer in its networks. */
  addresses: string[];
  /** Answers with the form for the code; false for a request that may go on. */
  stops(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Whether a request is of this computer, or of a phone that has sent the code. */
  knows(request: IncomingMessage): boolean;
}

/** Makes the gate of one start of a server. Requests of this computer itself always go on. */
export function createPhoneGate(addresses = networkAddresses()): PhoneGate {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const pass = `${COOKIE}=${randomBytes(32).toString('base64url')}`;
  const tries = new Map<string, number>();
  const enter = async (request: IncomingMessage, response: ServerResponse) => {
    const sent = new URLSearchParams(String(await bodyOf(request, 1000))).get('code') ?? '';
    const from = networkOf(request.socket.remoteAddress);
    const count = tries.get(from) ?? 0;
    if (count >= MOST_TRIES) return ask(response, 'Too many tries. Start the editor again.');
    tries.set(from, count + 1);
    if (sent.replace(/\D/g, '') !== code) return ask(response, 'That is not the code.');
    const cookie = `${pass}; Path=/; HttpOnly; SameSite=Strict`;
    response.writeHead(303, { Location: EDITOR_PAGE, 'Set-Cookie': cookie }).end();
  };
  const knows = ({ socket, headers }: IncomingMessage) =>
    isThisComputer(socket.remoteAddress) || headers.cookie?.split('; ').includes(pass) === true;
  return {
    code,
    addresses,
    knows,
    async stops(request, response) {
      if (knows(request)) return false;
      const isEntry = request.method === 'POST' && request.url === ENTER;
      await (isEntry ? enter(request, response) : ask(response, '')).catch((error) => {
        if (!(error instanceof BadRequest)) throw error;
        response.writeHead(error.status).end();
      });
      return true;
    },
  };
}

/** Puts a gate before a dev server that the network can reach (`--host`), and says where a phone gets in; else nothing. */
export function phoneGateOf({
  config,
  middlewares,
  httpServer,
}: ViteDevServer): PhoneGate | undefined {
  const { host, port } = config.server;
  if (!host || host === 'localhost' || isThisComputer(String(host))) return undefined;
  const gate = createPhoneGate();
  middlewares.use((request, response, next) => {
    gate.stops(request, response).then((stops) => stops || next(), next);
  });
  // Before Vite's own listener, which asks only browsers for its token.
  httpServer?.prependListener('upgrade', (request, socket) => {
    if (!gate.knows(request)) socket.destroy();
  });
  httpServer?.once('listening', () => {
    const at = httpServer.address();
    const number = typeof at === 'object' && at ? at.port : port;
    for (const address of gate.addresses) {
      console.log(`On a phone in the same network: http://${address}:${number}${EDITOR_PAGE}`);
    }
    console.log(`It asks for this code: ${gate.code.slice(0, 3)} ${gate.code.slice(3)}`);
  });
  return gate;
}

/** The addresses under which other devices of a network reach this computer. */
function networkAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((list = []) =>
    list.filter(({ family, internal }) => family === 'IPv4' && !internal).map((one) => one.address),
  );
}

/** An address of IPv4, or the network of one of IPv6, in which a device may take any number of addresses. */
const networkOf = (address = '') => address.split(':').slice(0, 4).join(':');

const isThisComputer = (address = '') => /^(::ffff:)?127\.|^::1$/.test(address);

async function ask(response: ServerResponse, complaint: string): Promise<void> {
  response.writeHead(401, { 'Content-Type': 'text/html; charset=utf-8' }).end(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Edit the website</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{font:18px/1.5 system-ui,sans-serif;max-width:24rem;margin:15vh auto;padding:0 1rem}
input,button{font:inherit;padding:.6rem;width:100%;box-sizing:border-box;margin-top:.5rem}</style></head>
<body><form method="post" action="${ENTER}">
<h1>Edit the website</h1>
<p role="alert">${complaint}</p>
<label>The code on the computer’s screen
<input name="code" inputmode="numeric" autocomplete="off" required autofocus></label>
<button>Go on</button>
</form></body></html>
`);
}
