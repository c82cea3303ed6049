// One walk for every host: the same requests to a site that was built for it. What it answered stands in docs/hosts.md.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { HOSTS, hostFiles } from '../../../src/hosts/hosts.ts';
import { headersFor } from '../../../src/hosts/rules.ts';
import type { HostName } from '../../../src/model/manifest.generated.ts';
import { rulesIn } from '../../../src/node/serve/read-rules.ts';
import { buildSite, CACHE, ROOT } from '../sites/build-site.ts';
import { FIXTURE, fixture } from '../sites/fixture-site.ts';
import { type Answer, ask, unpacked } from './ask.ts';
import { describeRequests, type HostTraits } from './request-table.ts';

/** What a host did with the requests of one row. */
interface Outcome {
  /** In a few words, as the table has it. */
  answer: string;
  /** What was not as the site needs it; empty when all was right. */
  faults: string[];
}

interface WalkedHost {
  name: HostName;
  url: string;
  folder: string;
}

interface WalkSettings {
  /** Serves the folder with the host's own program, and says the program's name and version. */
  start(folder: string): Promise<{ url: string; program: string; close(): Promise<void> }>;
  /** The rows that the host cannot answer right, with the reason. */
  cannot?: Partial<Record<RowName, string>>;
  /** Whether the site has compressed versions of its files, for a server that sends them. */
  compress?: boolean;
  /** For a server: the requests beyond the table's, and what it may do otherwise than `npm start`. */
  requests?: HostTraits;
}

const TABLE = join(ROOT, 'docs/hosts.md');

/** What an old website leaves behind; the fixture has `/bill/`, and `/privacy/`, which leads to a place on a page. */
const OLD_ADDRESSES = `  - { from: /blog/*, to: /about/ }
  - { from: /blog/reviews/, to: /contact/ }
  - { from: /old.html, to: /about/ }
  - { from: '/?p=12', to: /contact/ }
  - { from: '/index.php?page_id=12', to: /about/ }
`;

const QUERY = '?city=dunkirk&a=%2Fb';

const TYPES: Record<string, RegExp> = {
  '.html': /^text\/html; ?charset=utf-8$/i,
  '.json': /^application\/json/,
  '.ics': /^text\/calendar; ?charset=utf-8$/i,
  '.webmanifest': /^application\/manifest\+json/,
  '.avif': /^image\/avif$/,
  '.webp': /^image\/webp$/,
  '.svg': /^image\/svg\+xml/,
  '.woff2': /^font\/woff2$/,
  '.js': /^(text|application)\/javascript/,
  '.css': /^text\/css/,
  '.txt': /^text\/plain/,
  '.xml': /^(text|application)\/xml/,
};

/** The rows of the table, in its order. */
const ROWS = {
  'every page': async (host: WalkedHost) => {
    const faults = await each(pagesIn(host), async (path) => {
      const answer = await get(host, path);
      return isFile(host, answer, `${path}index.html`) ? [] : [`${path} ${answer.status}`];
    });
    return { answer: '200', faults };
  },
  'a page without its slash, with a query': (host: WalkedHost) =>
    leads(
      host,
      pagesIn(host)
        .filter((path) => path !== '/')
        .map((path) => [path.slice(0, -1) + QUERY, path + QUERY]),
    ),
  'a page in capitals': (host: WalkedHost) =>
    notFound(
      host,
      pagesIn(host)
        .filter((path) => path !== '/')
        .map((path) => path.toUpperCase()),
    ),
  'an old address': (host: WalkedHost) =>
    leads(host, [
      ['/bill', '/pay-bill/'],
      ['/bill/', '/pay-bill/'],
      ['/old.html', '/about/'],
    ]),
  'an old address with a query': (host: WalkedHost) =>
    leads(host, [
      [`/bill/${QUERY}`, `/pay-bill/${QUERY}`],
      [`/old.html${QUERY}`, `/about/${QUERY}`],
    ]),
  'an old address that leads to a place on a page': (host: WalkedHost) =>
    leads(host, [
      ['/privacy', '/terms-privacy/#privacy-policy'],
      [`/privacy/${QUERY}`, `/terms-privacy/${QUERY}#privacy-policy`],
    ]),
  'an old folder': (host: WalkedHost) =>
    leads(host, [
      ['/blog', '/about/'],
      ['/blog/', '/about/'],
      [`/blog/2019/05/a-post/${QUERY}`, `/about/${QUERY}`],
      ['/blog/reviews/', '/contact/'],
    ]),
  'an old address told by its query': async (host: WalkedHost) => {
    const { answer, faults } = await leads(host, [
      ['/?p=12', '/contact/'],
      ['/?utm_source=x&p=12&c', '/contact/'],
      ['/index.php?page_id=12', '/about/'],
    ]);
    const others = await each(['/?p=123', '/?xp=12', '/?p=1'], async (path) => {
      const { status } = await get(host, path);
      return status === 200 ? [] : [`${path} ${status}`];
    });
    return { answer, faults: [...faults, ...others] };
  },
  'an unknown address': (host: WalkedHost) =>
    notFound(host, ['/no/such/page/', '/missing.webp', '/assets/gone-12345678.js']),
  'a folder without a page': (host: WalkedHost) => notFound(host, ['/assets/', '/calendar/']),
  'the type of each kind of file': async (host: WalkedHost) => {
    const faults = await each(Object.entries(TYPES), async ([ending, type]) => {
      const path = filesIn(host).find((file) => extname(file) === ending);
      if (!path) return [];
      const { status, headers } = await get(host, path);
      const sent = headers['content-type'] ?? 'none';
      return (status === 200 && type.test(sent)) || ending === '.html' ? [] : [`${ending} ${sent}`];
    });
    return { answer: 'right', faults };
  },
  compression: async (host: WalkedHost) => {
    const paths = ['/', '/about/page.json', filesIn(host).find((file) => file.endsWith('.js'))];
    const sent = new Set<string>();
    const faults = await each(
      paths.flatMap((path) =>
        ['gzip', 'br', 'gzip, br', 'br;q=0, gzip;q=0', 'identity'].map(
          (accepted) => [path ?? '', accepted] as const,
        ),
      ),
      async ([path, accepted]) => {
        const answer = await get(host, path, { 'Accept-Encoding': accepted });
        const encoding = answer.headers['content-encoding'];
        if (encoding) sent.add(String(encoding));
        const isAccepted = !encoding || accepted.split(', ').includes(encoding);
        const isWhole = unpacked(answer).equals(read(host, path.replace(/\/$/, '/index.html')));
        const varies = !encoding || /accept-encoding/i.test(answer.headers.vary ?? '');
        return isAccepted && isWhole && varies
          ? []
          : [`${path} for ${accepted}: ${encoding}${varies ? '' : ' without Vary'}`];
      },
    );
    return { answer: [...sent].sort().join(', ') || 'none', faults };
  },
  'headers of pages': (host: WalkedHost) => hasHeaders(host, pagesIn(host)),
  'headers of files': (host: WalkedHost) =>
    hasHeaders(
      host,
      filesIn(host).filter((file) => /\.(js|webp|woff2|ics|json)$/.test(file)),
    ),
  'headers of the not-found page': async (host: WalkedHost) => {
    const { headers } = await get(host, '/assets/gone-12345678.js');
    const kept = /immutable/.test(headers['cache-control'] ?? '') ? ['kept for a year'] : [];
    return { answer: 'sent', faults: [...missing('/no/such/page/', headers), ...kept] };
  },
  'the files that the host reads': async (host: WalkedHost) => {
    const statuses = new Set<number>();
    const faults = await each(Object.keys(HOSTS[host.name].files), async (path) => {
      const { status } = await get(host, path);
      statuses.add(status);
      return status >= 400 && status < 500 ? [] : [`${path} ${status}`];
    });
    return { answer: [...statuses].join(', ') || 'none', faults };
  },
  'files for other hosts': async (host: WalkedHost) => {
    const own = Object.keys(HOSTS[host.name].files);
    const others = hostFiles();
    const faults = others.filter((path) => !own.includes(path) && existsSync(host.folder + path));
    return { answer: 'none', faults: [...new Set(faults)] };
  },
} satisfies Record<string, (host: WalkedHost) => Promise<Outcome>>;

type RowName = keyof typeof ROWS;

/** Registers the tests of a host: one for each row, and one for its column in docs/hosts.md. */
export function describeWalk(
  name: HostName,
  { start, cannot = {}, compress = false, requests }: WalkSettings,
) {
  describe(HOSTS[name].title, () => {
    const folder = join(ROOT, CACHE, `for-${name}-${process.pid}`);
    const answers = new Map<string, string>();
    let host: WalkedHost;
    let program = '';
    let close = async () => {};
    beforeAll(async () => {
      await buildFor(name, folder, compress);
      const server = await start(folder);
      host = { name, folder, url: server.url };
      ({ program, close } = server);
    });
    afterAll(async () => {
      await close();
      rmSync(folder, { recursive: true, force: true });
    });

    test.each(Object.keys(ROWS) as RowName[])('%s', async (row) => {
      const { answer, faults } = await ROWS[row](host);
      answers.set(row, cannot[row] ? `**${cannot[row]}**` : answer);
      if (cannot[row]) expect(faults, 'The host can: take the row off its list').not.toEqual([]);
      else expect(faults.slice(0, 9)).toEqual([]);
    });

    if (requests) describeRequests(HOSTS[name].title, () => host, requests);

    test('docs/hosts.md says so', () => {
      const table = readTable();
      if (process.env.UPDATE_DOCS) {
        table.set(name, { program, answers });
        writeTable(table);
      }
      expect(readTable().get(name)?.answers).toEqual(answers);
    });
  });
}

/** Registers the rows that hold for the fixture as it is, for a server that runs by the time they do. */
export function describeRows(name: string, host: () => WalkedHost, rows: RowName[]): void {
  test.each(rows)(`${name}: %s`, async (row) => {
    expect((await ROWS[row](host())).faults.slice(0, 9)).toEqual([]);
  });
}

/** Builds the fixture with old addresses for a host. */
async function buildFor(name: HostName, folder: string, compress: boolean): Promise<void> {
  const manifest = `${CACHE}/old-addresses-${process.pid}.yaml`;
  mkdirSync(dirname(join(ROOT, manifest)), { recursive: true });
  const text = readFileSync(fixture.manifest, 'utf8');
  writeFileSync(join(ROOT, manifest), text.replace(/^redirects:\n/m, `$&${OLD_ADDRESSES}`));
  const env = { CURBSIDE_HOST: name };
  await buildSite(folder, { site: FIXTURE, manifest, env, compress }).done;
}

const get = (host: WalkedHost, path: string, headers: Record<string, string> = {}) =>
  ask(host.url, path, { headers });

const read = (host: WalkedHost, path: string) => readFileSync(host.folder + path);

const filesIn = ({ name, folder }: WalkedHost) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .filter((file) => !Object.hasOwn(HOSTS[name].files, file))
    .sort();

const pagesIn = (host: WalkedHost) =>
  filesIn(host)
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.slice(0, -'index.html'.length));

async function each<T>(all: readonly T[], look: (one: T) => Promise<string[]>): Promise<string[]> {
  const faults: string[] = [];
  for (const one of all) faults.push(...(await look(one)));
  return faults;
}

const isFile = (host: WalkedHost, { status, headers, body }: Answer, file: string) =>
  status === 200 &&
  body.equals(read(host, file)) &&
  TYPES[extname(file)]?.test(headers['content-type'] ?? '') === true;

/** Requests that lead somewhere else in one step, on the same site. */
async function leads(host: WalkedHost, steps: string[][]): Promise<Outcome> {
  const statuses = new Set<number>();
  const faults = await each(steps, async ([from = '', to]) => {
    const { status, headers } = await get(host, from);
    statuses.add(status);
    const target = new URL(headers.location ?? from, host.url);
    const led = target.href.slice(target.origin.length);
    const isRight = [301, 308].includes(status) && led === to && target.origin === host.url;
    return isRight ? [] : [`${from} ${status}${headers.location ? ` to ${led}` : ''}`];
  });
  return { answer: [...statuses].join(', '), faults };
}

/** Requests that get the site's own page with status 404. */
async function notFound(host: WalkedHost, paths: string[]): Promise<Outcome> {
  const ours = read(host, '/404.html');
  const faults = await each(paths, async (path) => {
    const { status, body } = await get(host, path);
    if (status !== 404) return [`${path} ${status}`];
    return body.equals(ours) ? [] : [`${path} 404 with another page`];
  });
  return { answer: '404, our page', faults };
}

async function hasHeaders(host: WalkedHost, paths: string[]): Promise<Outcome> {
  const faults = await each(paths, async (path) => missing(path, (await get(host, path)).headers));
  return { answer: 'sent', faults };
}

/** The headers that the site wants on a path, and that were not sent so; by the rules of the fixture's usual build. */
function missing(path: string, sent: Answer['headers']): string[] {
  return Object.entries(headersFor(path, rulesIn(inject('folder'))()))
    .filter(([name, value]) => sent[name.toLowerCase()] !== value)
    .map(([name]) => `${path} ${name}: ${sent[name.toLowerCase()] ?? 'none'}`);
}

type Table = Map<string, { program: string; answers: Map<string, string> }>;

const cells = (line = '') =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The columns of the table in docs/hosts.md. */
function readTable(): Table {
  const lines = readFileSync(TABLE, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'));
  const [names, , programs, ...rows] = lines.map(cells);
  return new Map(
    (names ?? []).slice(1).map((title, index) => {
      const answers = rows.map((row) => [row[0] ?? '', row[index + 1] ?? ''] as const);
      return [
        hostNamed(title),
        { program: programs?.[index + 1] ?? '', answers: new Map(answers) },
      ];
    }),
  );
}

const hostNamed = (title: string) =>
  Object.entries(HOSTS).find(([, traits]) => traits.title === title)?.[0] ?? title;

/** Writes the table, and leaves the words around it. */
function writeTable(table: Table): void {
  const columns = Object.keys(HOSTS).flatMap((name) => {
    const column = table.get(name);
    return column ? [{ ...column, title: HOSTS[name as HostName].title }] : [];
  });
  const line = (all: string[]) => `| ${all.join(' | ')} |\n`;
  const written = [
    line(['', ...columns.map(({ title }) => title)]),
    line(['---', ...columns.map(() => '---')]),
    line(['tried with', ...columns.map(({ program }) => program)]),
    ...Object.keys(ROWS).map((row) =>
      line([row, ...columns.map(({ answers }) => answers.get(row) ?? '')]),
    ),
  ].join('');
  const [before, after] = readFileSync(TABLE, 'utf8').split(/^(?:\|.*\n)+/m);
  writeFileSync(TABLE, before + written + after);
}
