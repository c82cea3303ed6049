// Stands before Supabase Lite and turns away what would break it: one insert of 3,277 rows ends it until it is restarted.
import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';

/** The longest body in bytes. A quote has at most 11,500 characters, each of which takes up to six bytes as JSON. */
const MAX_BODY_BYTES = 100_000;

/** Calls with longer bodies: for the draft of the website, with its text or a picture in base64, and for a visitor's photo. */
const LONG_BODIES = {
  '/rest/v1/rpc/website_': 16_000_000,
  '/rest/v1/rpc/add_request_photo': 800_000,
};

const maxBodyBytes = (url = '') =>
  Object.entries(LONG_BODIES).find(([path]) => url.startsWith(path))?.[1] ?? MAX_BODY_BYTES;

/** The statuses of requests that ask for too much: bodies, kinds of bodies, rows, and quotes in an hour. */
const TOO_MUCH = [413, 415, 422, 429];

/** How long a connection waits for its next request, in milliseconds; five seconds, Node's choice, cut off slow clients. */
const KEEP_ALIVE_MS = 60_000;

/** A status, the words for it, and PostgreSQL's code where it has one. */
type Refusal = [status: number, message: string, code?: string];

/** Answers what is asked of the office, which is an Edge Function in a hosted project. */
export type OfficeAnswer = (request: Request) => Promise<Response>;

/** The address for requests, their target, the receiver of error reports, and the office where there is one. */
interface Gateway {
  port: number;
  target: number;
  report(line: string): void;
  office(): OfficeAnswer | undefined;
}

const OFFICE = '/functions/v1/office/';

/** All that is served. Below every other path Lite has pages for its developer, with its whole configuration. */
const SERVED = ['/rest/v1/', '/auth/v1/', OFFICE];
const NOT_SERVED: Refusal = [404, 'There is nothing here.'];

/** The others, such as TRACE, are no method of a standard request: Lite and the office would end with an error. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Listens on this computer alone, and hands on what Lite can take. Reports what is refused, and errors of the database. */
export async function openGateway({ port, target, report, office }: Gateway): Promise<Server> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, async (incoming, response) => {
    const { method = '' } = incoming;
    if (method === 'OPTIONS') return allow(incoming, response);
    if (!METHODS.includes(method)) return refuse(response, [405, `${method} is not answered.`]);
    incoming.url = plainTarget(incoming.url);
    if (!SERVED.some((path) => incoming.url?.startsWith(path))) return refuse(response, NOT_SERVED);
    const body = await readBody(incoming, maxBodyBytes(incoming.url)).catch(() => undefined);
    const refusal = body && refusalOf(incoming, body);
    if (!body) return response.destroy();
    response.once('close', () => logOutcome(incoming, response, report));
    if (refusal) return refuse(response, refusal);
    const answerOffice = incoming.url?.startsWith(OFFICE) ? office() : undefined;
    try {
      if (answerOffice) await answer(incoming, body, response, answerOffice);
      else proxy(incoming, body, response, target);
    } catch {
      // Node takes headers from a client that it refuses to send: one request must not end the database.
      if (response.headersSent) response.destroy();
      else refuse(response, [500, 'This request has failed.']);
    }
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return server;
}

/** The path and the query as Lite understands them: `/rest/v1/../../_system` is not below `/rest/v1/`. */
function plainTarget(target = ''): string {
  const address = `http://localhost${target}`;
  if (!URL.canParse(address)) return '';
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** Without this header a browser keeps an answer from the page that asked. */
const OTHER_ORIGINS = { 'access-control-allow-origin': '*' };

/** Allows a page of another origin its request, as hosted projects do. Lite refuses that for some functions and accounts. */
function allow({ headers }: IncomingMessage, response: ServerResponse): void {
  response
    .writeHead(204, {
      ...OTHER_ORIGINS,
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
      'access-control-max-age': '600',
    })
    .end();
}

/** The whole body; of one that is too long only as much as shows that it is. */
async function readBody(incoming: IncomingMessage, longest = MAX_BODY_BYTES): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    if (size <= longest) chunks.push(chunk);
    size += chunk.length;
  }
  return Buffer.concat(chunks);
}

function refusalOf(
  { method = '', url, headers }: IncomingMessage,
  body: Buffer,
): Refusal | undefined {
  const longest = maxBodyBytes(url);
  if (body.length > longest) return [413, `A request has at most ${longest} bytes.`];
  if (body.length === 0) return undefined;
  if (['GET', 'HEAD'].includes(method)) return [400, `A ${method} request has no body.`];
  // Lite also reads tables of comma-separated values, which can hold as many rows.
  if (!headers['content-type']?.includes('json')) return [415, 'Send JSON.'];
  return countRows(body.toString()) > 1 ? [422, 'Hand in one row at a time.'] : undefined;
}

/** How many rows a JSON text holds. One that is not well formed is Lite's to refuse. */
function countRows(text: string): number {
  try {
    const data: unknown = JSON.parse(text);
    return Array.isArray(data) ? data.length : 1;
  } catch {
    return 0;
  }
}

function refuse(response: ServerResponse, [status, message, code = String(status)]: Refusal): void {
  const headers = { 'Content-Type': 'application/json', ...OTHER_ORIGINS };
  response.writeHead(status, headers).end(JSON.stringify({ code, message }));
}

/** The answer of a hosted project where Lite says 500, as it does for a value that a constraint refuses. */
async function failureIn(answer: IncomingMessage): Promise<Refusal> {
  const detail = (await readBody(answer).catch(() => '')).toString();
  const [, name] = /violates check constraint \\?"(\w+)/.exec(detail) ?? [];
  return name
    ? [400, `A value violates check constraint "${name}".`, '23514']
    : [500, 'The database has failed.'];
}

/** Turns a request of Node's into a standard one, and the answer back. */
async function answer(
  { method = 'GET', url, headers }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
  office: OfficeAnswer,
): Promise<void> {
  const entries = Object.entries(headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const request = new Request(`http://localhost${url}`, {
    method,
    headers: entries,
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  const answered = await office(request);
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  response.end(await answered.text());
}

/** Hands a request on with the address that it came from, in the header that Cloudflare writes for a hosted project. */
function proxy(
  { method, url, headers, socket }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
  port: number,
): void {
  const { 'transfer-encoding': _, ...forwarded } = headers;
  const length = body.length > 0 ? { 'content-length': body.length } : {};
  const sender = { 'cf-connecting-ip': socket.remoteAddress };
  const onward = request(
    { host: '127.0.0.1', port, method, path: url, headers: { ...forwarded, ...length, ...sender } },
    async (answer) => {
      if (answer.statusCode === 500) return refuse(response, await failureIn(answer));
      response.writeHead(answer.statusCode ?? 502, { ...OTHER_ORIGINS, ...answer.headers });
      answer.pipe(response);
    },
  );
  onward.once('error', () => {
    if (response.headersSent) response.destroy();
    else refuse(response, [502, 'The database does not answer.']);
  });
  response.once('close', () => onward.destroy());
  onward.end(body);
}

/** Says what was asked for and how it ended, without the query and the body: they can hold visitors' words. */
function logOutcome(
  { method, url }: IncomingMessage,
  { statusCode, statusMessage }: ServerResponse,
  report: Gateway['report'],
): void {
  const answer = `${method} ${url?.split('?')[0]} was answered with ${statusCode} (${statusMessage})`;
  if (statusCode >= 500) report(`${answer}. If that goes on, start the database again.`);
  else if (TOO_MUCH.includes(statusCode)) report(`${answer}.`);
}
