// Follows what Netlify's own parsers read in _headers and _redirects: https://docs.netlify.com/manage/routing/redirects/
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toolFile } from '../test-tools.ts';
import { type Answers, fileAt, slashed, withQueryOf } from './stand-in-host.ts';

interface Redirect {
  from: string;
  query: Record<string, string>;
  to: string;
  status: number;
  force: boolean;
}

interface Parsers {
  parseAllHeaders(files: { headersFiles: string[]; minimal: boolean }): Promise<{
    errors: Error[];
    headers: { for: string; values: Record<string, string> }[];
  }>;
  parseAllRedirects(files: { redirectsFiles: string[]; minimal: boolean }): Promise<{
    errors: Error[];
    redirects: Redirect[];
  }>;
}

const OWN = ['/_headers', '/_redirects'];

const isBelow = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** Answers from a folder. Throws what the parsers object to. */
export async function netlifyAnswers(folder: string): Promise<Answers> {
  const { parseAllHeaders } = await parsers('@netlify/headers-parser');
  const { parseAllRedirects } = await parsers('@netlify/redirect-parser');
  const [read, led] = await Promise.all([
    parseAllHeaders({ headersFiles: [join(folder, '_headers')], minimal: false }),
    parseAllRedirects({ redirectsFiles: [join(folder, '_redirects')], minimal: true }),
  ]);
  const [error] = [...read.errors, ...led.errors];
  if (error) throw error;
  return (address) => {
    const path = address.pathname;
    const headers = Object.assign(
      {},
      ...read.headers.filter((rule) => isBelow(rule.for, path)).map(({ values }) => values),
    );
    const file = OWN.includes(path) ? undefined : fileAt(folder, path);
    const fits = ({ from, query, force }: Redirect) =>
      (force || !file) &&
      isBelow(from, path) &&
      Object.entries(query).every(([key, value]) => address.searchParams.get(key) === value);
    const { to = slashed(folder, path), status = 301 } = led.redirects.find(fits) ?? {};
    if (to) return { status, headers: { ...headers, Location: withQueryOf(to, address) } };
    if (file) return { status: 200, headers, file };
    return { status: 404, headers, file: join(folder, '404.html') };
  };
}

const parsers = async (name: string): Promise<Parsers> =>
  import(pathToFileURL(toolFile(name, 'lib/index.js') ?? '').href);
