// Asks a server exactly what a test says: no path is tidied, no answer unpacked, no redirect followed.
import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Sends one request over a connection of its own. Rejects when the server closes it without an answer. */
export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: Question = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** The body of an answer as it was before it was compressed. */
export function unpacked({ headers, body }: Answer): Buffer {
  switch (headers['content-encoding']) {
    case 'br':
      return brotliDecompressSync(body);
    case 'gzip':
      return gunzipSync(body);
    default:
      return body;
  }
}
