// The server before the embedded database: requests that are no standard ones get an answer, and it runs on.
import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OfficeAnswer, openGateway } from '../../../src/node/database/front.ts';

let front: Server;
let database: Server;
let office: OfficeAnswer = async () => new Response('{}');
const portOf = (server: Server) => (server.address() as AddressInfo).port;
beforeAll(async () => {
  database = createServer((_, response) => void response.end('[]')).listen(0, '127.0.0.1');
  await once(database, 'listening');
  const target = portOf(database);
  front = await openGateway({
    port: 0,
    target,
    report: () => {},
    office: () => (request) => office(request),
  });
});
afterAll(() => {
  front.close();
  database.close();
});

/** Sends the lines of a request as they are, and gives the status of the answer. */
const send = (lines: string[], body = '') =>
  new Promise<number>((done, failed) => {
    const socket = connect(portOf(front), '127.0.0.1');
    const length = body ? [`Content-Length: ${body.length}`] : [];
    socket.setEncoding('utf8').once('error', failed);
    socket.once('data', (text) => done(Number(String(text).split(' ')[1])));
    socket.once('end', () => failed(new Error('There was no answer.')));
    socket.write([...lines, 'Host: localhost', ...length, '', body].join('\r\n'));
  });

describe.each(['/functions/v1/office/run', '/rest/v1/seo_pages', '/auth/v1/settings'])(
  'a request to %s',
  (path) => {
    test.each([
      ['of the method TRACE', 405, `TRACE ${path} HTTP/1.1`, ''],
      ['of the method PURGE', 405, `PURGE ${path} HTTP/1.1`, ''],
      ['to read with a body', 400, `GET ${path} HTTP/1.1\r\nContent-Type: application/json`, '{}'],
      ['for the head with a body', 400, `HEAD ${path} HTTP/1.1`, 'x'],
      [
        'with a header that Node does not send on',
        path.includes('office') ? 200 : 500,
        `GET ${path} HTTP/1.1\r\nTrailer: x`,
        '',
      ],
    ])('%s is answered with %i, and so is the next one', async (_, status, line, body) => {
      expect(await send([line], body)).toBe(status);
      expect(await send([`GET ${path} HTTP/1.1`])).toBe(200);
    });
  },
);

test.each([
  '/rest/v1/../../_system/config',
  '/rest/v1/%2e%2e/%2E%2e/_system/config',
  '/auth/v1/..\\..\\_system/config',
  '/functions/v1/office/../../../_system',
  '//_system/config',
  'http://localhost/_system/config',
  '*',
])('the path %s leads out of what is served', async (path) => {
  expect(await send([`GET ${path} HTTP/1.1`])).toBe(404);
});

test.each(['127.0.0.1', '127.0.0.2'])(
  'the database hears that a request came from %s, whatever address its sender writes',
  async (localAddress) => {
    const forged = { 'CF-Connecting-IP': '203.0.113.1', 'X-Forwarded-For': '203.0.113.2' };
    request({ port: portOf(front), localAddress, path: '/rest/v1/x', headers: forged }).end();
    const [{ headers }] = await once(database, 'request');
    expect(headers['cf-connecting-ip']).toBe(localAddress);
  },
);

test('a failure of the office is answered with 500', async () => {
  office = () => Promise.reject(new Error('of the office'));
  expect(await send(['POST /functions/v1/office/run HTTP/1.1'])).toBe(500);
});
