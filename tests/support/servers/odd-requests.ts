// Requests that no browser sends, the same ones for the same seed.
import { seeded } from '../../manifest/mutations.ts';

const METHODS = [
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
];
const PLACES = [
  '/',
  '/about/',
  '/about',
  '/about/page.json',
  '/favicon.svg',
  '/404.html',
  '/_headers',
  '/assets/',
  '/robots.txt',
];
const PARTS = [
  '..',
  '.',
  '%2e%2e',
  '%2f',
  '%5c',
  '\\',
  '//',
  '/./',
  '%00',
  '%',
  '%zz',
  '%C0%AE',
  '?',
  '#',
  '&a=b',
  ';',
  ':',
  '@',
  '~',
  'é',
  '\u0001',
  '\t',
  ' ',
  '*',
  '|',
  '<script>',
  "'",
  '"',
  '{{',
  '$1',
  'index.html',
  '.br',
  '.gz',
  '.env',
  '.git/config',
  'http://elsewhere.example',
  'elsewhere.example',
  'CON',
  'a'.repeat(300),
  'a'.repeat(20_000),
];
const RANGES = [
  '0-18446744073709551615',
  '18446744073709551615-',
  '5-2',
  '-0',
  '-1',
  '0-0',
  '1e3-',
  '0x1-0x2',
  '0-1,2-3',
  '-',
  '',
  'abc',
  ' 0 - 1 ',
  '0-,'.repeat(500),
];
const ENCODINGS = [
  'br',
  'gzip',
  'br;q=0',
  'br;q=0, *',
  '*;q=0',
  'identity;q=0',
  'br;q=nan',
  ',,,',
  'br;;q',
  '\u00ff',
  'gzip;q=1e99',
  'br,'.repeat(500),
];
const TAGS = ['*', '""', 'W/"', '"a"', ',', 'W/"1-2", "3"', '"'.repeat(999)];
const DATES = ['0', 'Thu, 01 Jan 1970 00:00:00 GMT', 'never', '9'.repeat(40)];

type Choose = <T>(from: T[]) => T;

/** The head of a header, and what it may be followed by. */
const HEADERS: [name: string, values: string[]][] = [
  ['Range', RANGES.map((range) => `bytes=${range}`)],
  ['If-Range', [...TAGS, ...DATES]],
  ['Accept-Encoding', ENCODINGS],
  ['If-None-Match', TAGS],
  ['If-Match', TAGS],
  ['If-Modified-Since', DATES],
  ['If-Unmodified-Since', DATES],
  ['Content-Length', ['0', '5', '-1', '99999999999', 'a']],
  ['Transfer-Encoding', ['chunked', 'gzip, chunked', 'xchunked', 'identity']],
  ['Expect', ['100-continue', 'anything']],
  ['Upgrade', ['websocket', 'h2c']],
  ['Connection', ['close', 'keep-alive', 'upgrade', 'a, b']],
  ['Cookie', ['a'.repeat(20_000)]],
];

/** The bytes of a request, made of what servers have stumbled over. */
function oddRequest(choose: Choose, random: () => number): string {
  const few = (most: number) => Array.from({ length: Math.floor(random() * (most + 1)) });
  const place =
    choose(PLACES) +
    few(3)
      .map(() => choose(PARTS))
      .join(choose(['', '/']));
  const target =
    random() < 0.1
      ? choose(['*', '', 'http://localhost', 'https://localhost/about/', choose(PARTS)])
      : place;
  const headers = few(4).map(() => {
    const [name, values] = choose(HEADERS);
    return `${name}: ${choose(values)}\r\n`;
  });
  const version =
    random() < 0.95 ? 'HTTP/1.1' : choose(['HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/9', '']);
  const host =
    random() < 0.95 ? 'Host: localhost\r\n' : choose(['', 'Host: \r\n', 'Host: a b\r\n']);
  const end = random() < 0.98 ? '\r\n' : choose(['', '\r', '\n', '0\r\n\r\n']);
  const request = `${choose(METHODS)} ${target} ${version}\r\n${host}${headers.join('')}${end}`;
  return random() < 0.1 ? request.repeat(3) : request;
}

/** Makes odd requests. */
export function oddRequests(count: number, seed: number): Buffer[] {
  const random = seeded(seed);
  const choose: Choose = (from) =>
    from[Math.floor(random() * from.length)] as (typeof from)[number];
  return Array.from({ length: count }, () => Buffer.from(oddRequest(choose, random), 'latin1'));
}
