// Stands in for a host whose own server cannot be had: it sends the files that a test's reading of the host's rules names.

import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { isUtf8MimeType, mime } from '@fastify/send';
import { withTrailingSlash } from '../../../src/model/path.ts';

/** What a host answers: a redirect, or a file of the folder. */
export interface HostAnswer {
  status: number;
  headers: Record<string, string>;
  /** The whole path of the file that is sent. */
  file?: string;
}

export type Answers = (address: URL) => HostAnswer;

/** Starts the stand-in. */
export async function standIn(answers: Answers): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const { status, headers, file } = answers(new URL(request.url ?? '/', 'http://host'));
    const type = file ? mime.getType(extname(file)) : undefined;
    if (type)
      response.setHeader('Content-Type', isUtf8MimeType(type) ? `${type}; charset=utf-8` : type);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.writeHead(status).end(file && readFileSync(file));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

/** The file of an address: itself, or the index of a folder when the address ends with a slash. */
export function fileAt(folder: string, path: string): string | undefined {
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

/** The address of a page that was asked for without its slash. */
export function slashed(folder: string, path: string): string | undefined {
  if (path.endsWith('/') || !existsSync(join(folder, path, 'index.html'))) return undefined;
  return withTrailingSlash(path);
}

/** A target with the query of the request, which comes before the fragment. */
export function withQueryOf(target: string, { search }: URL): string {
  const [page, place] = target.split('#');
  return page + search + (place === undefined ? '' : `#${place}`);
}
