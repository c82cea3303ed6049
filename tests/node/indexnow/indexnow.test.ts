// Search engines are told of changed pages, once each, and a refusal is not forgotten: against a stand-in for IndexNow.
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { run } from '../../../src/node/commands/indexnow.ts';
import { changedAddresses, pageHashes } from '../../../src/node/indexnow/page-hashes.ts';
import { submit } from '../../../src/node/indexnow/submit.ts';
import { siteFiles } from '../../../src/node/render/prerender.ts';
import { edited, manifestText, siteOf } from '../../manifest/real-manifest.ts';
import { answering } from '../../support/servers/answering.ts';
import { fixture } from '../../support/sites/fixture-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const KEY = '4f1e9b7a20c35d86';
const ORIGIN = 'https://www.cattaraugusvalleyhauling.example';
const withKey = edited([
  { find: ['admin_mode: false'], write: `admin_mode: false\nindexnow_key: ${KEY}` },
]).text;

const folder = temporaryFolder();
const record = join(folder, 'record.json');

/** A page as a build writes it, in the parts that matter here. */
const html = ({ words = 'Hello.', title = 'A page', asset = 'a1', link = '/contact/' } = {}) =>
  `<html><head><title>${title}</title><meta name="description" content="About it"><style>.${asset}{}</style></head>
<body><main class="${asset}"><style>.${asset}{}</style><h1 class="${asset}">${words}</h1><a href="${link}">Go</a>
<img src="/assets/${asset}.webp" alt="A cart"></main><script src="/assets/${asset}.js"></script></body></html>`;

/** Puts a built site of these pages in place. */
function build(pages: Record<string, string>): void {
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  for (const [path, text] of Object.entries(pages)) {
    const file = join(folder, 'dist', path, 'index.html');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const urls = Object.keys(pages).map((path) => `<url><loc>${ORIGIN}${path}</loc></url>`);
  writeFileSync(join(folder, 'dist/sitemap.xml'), `<urlset>${urls.join('')}</urlset>`);
}

interface Asked {
  host: string;
  key: string;
  keyLocation: string;
  urlList: string[];
}

/** A stand-in that answers so, and what it was asked. */
async function standIn(answer: (response: ServerResponse) => void) {
  const asked: Asked[] = [];
  const listener: RequestListener = async (request, response) => {
    asked.push((await json(request)) as Asked);
    answer(response);
  };
  return { asked, endpoint: `${await answering(listener)}/indexnow` };
}

const status = (code: number) => (response: ServerResponse) => response.writeHead(code).end();

/** Runs the command; gives its exit code and what it printed. */
async function indexnow(endpoint: string) {
  const said: string[] = [];
  const keep = (line: string) => said.push(line);
  vi.spyOn(console, 'log').mockImplementation(keep);
  vi.spyOn(console, 'error').mockImplementation(keep);
  const code = await run(['--record', record, '--endpoint', endpoint]);
  vi.restoreAllMocks();
  return { code, said: said.join('\n') };
}

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  writeFileSync(join(folder, 'pages.yaml'), withKey);
  symlinkSync(fixture.publicFolder, join(folder, 'public'));
  vi.stubEnv('CURBSIDE_SITE', folder);
  vi.stubEnv('CURBSIDE_MANIFEST', '');
  build({ '/': html(), '/about/': html(), '/contact/': html() });
});

describe('the pages that are submitted', () => {
  test('are all at first, with the key and where it is', async () => {
    const { asked, endpoint } = await standIn(status(200));
    expect(await indexnow(endpoint)).toEqual({
      code: 0,
      said: 'Search engines know of 3 changed pages.',
    });
    expect(asked).toEqual([
      {
        host: 'www.cattaraugusvalleyhauling.example',
        key: KEY,
        keyLocation: `${ORIGIN}/${KEY}.txt`,
        urlList: [`${ORIGIN}/`, `${ORIGIN}/about/`, `${ORIGIN}/contact/`],
      },
    ]);
  });

  test('are none when nothing has changed', async () => {
    const { asked, endpoint } = await standIn(status(202));
    await indexnow(endpoint);
    expect((await indexnow(endpoint)).said).toBe('No page has changed since the last time.');
    expect(asked).toHaveLength(1);
  });

  test('are those that are new, changed or gone', async () => {
    const { asked, endpoint } = await standIn(status(200));
    await indexnow(endpoint);
    build({ '/': html(), '/about/': html({ words: 'Good day.' }), '/pay-bill/': html() });
    await indexnow(endpoint);
    expect(asked[1]?.urlList.sort()).toEqual(
      ['/about/', '/contact/', '/pay-bill/'].map((path) => ORIGIN + path),
    );
    await indexnow(endpoint);
    expect(asked).toHaveLength(2);
  });
});

describe('an answer', () => {
  test.each([403, 422, 400])('of %i is our fault, and nothing is noted', async (code) => {
    const { endpoint } = await standIn(status(code));
    const { code: exit, said } = await indexnow(endpoint);
    expect(exit).toBe(1);
    expect(said).toMatch(new RegExp(`^3 of 3 addresses were not taken: .*\\(${code}\\)`));
    expect(JSON.parse(readFileSync(record, 'utf8'))).toEqual({});
  });

  test.each([429, 500])('of %i fails no deployment, and the next time asks again', async (code) => {
    const { endpoint } = await standIn(status(code));
    expect((await indexnow(endpoint)).code).toBe(0);
    const later = await standIn(status(200));
    await indexnow(later.endpoint);
    expect(later.asked[0]?.urlList).toHaveLength(3);
  });

  test('that never comes is not waited for', async () => {
    const { endpoint } = await standIn(() => {});
    const sender = { origin: ORIGIN, key: KEY, endpoint, patience: 100 };
    expect(await submit([`${ORIGIN}/`], sender)).toEqual({
      taken: [],
      refusal: { reason: 'there was no answer', isOurFault: false },
    });
  });

  test('of nobody fails no deployment', async () => {
    const { code, said } = await indexnow('http://127.0.0.1:9/indexnow');
    expect(code).toBe(0);
    expect(said).toContain('nobody could be reached');
  });

  test('is asked for once in ten thousand addresses, until one is refused', async () => {
    let count = 0;
    const { asked, endpoint } = await standIn((response) =>
      status(++count < 3 ? 200 : 429)(response),
    );
    const many = Array.from({ length: 25_000 }, (_, index) => `${ORIGIN}/${index}/`);
    const { taken, refusal } = await submit(many, { origin: ORIGIN, key: KEY, endpoint });
    expect(asked.map(({ urlList }) => urlList.length)).toEqual([10_000, 10_000, 5000]);
    expect(taken).toHaveLength(20_000);
    expect(refusal?.isOurFault).toBe(false);
  });
});

describe('a page has changed', () => {
  const changes = (one: string, other: string) => {
    build({ '/': one });
    const before = pageHashes(join(folder, 'dist'));
    build({ '/': other });
    return changedAddresses(before, pageHashes(join(folder, 'dist'))).length > 0;
  };

  test.each([
    ['words', { words: 'Good day.' }],
    ['title', { title: 'Another page' }],
    ['links', { link: '/about/' }],
  ])('with its %s', (_, change) => {
    expect(changes(html(), html(change))).toBe(true);
  });

  test('not with the names of styles, scripts and pictures', () => {
    expect(changes(html(), html({ asset: 'b2' }))).toBe(false);
  });
});

describe('the key', () => {
  test('is a file of a site that names one, and of no other', () => {
    const filesOf = (text: string) => {
      const site = siteOf(text);
      return siteFiles(site, { build: 'b', year: 2026, facts: site.facts });
    };
    expect(filesOf(withKey)).toContainEqual({ path: `/${KEY}.txt`, text: KEY });
    const paths = filesOf(manifestText).map(({ path }) => path);
    expect(paths.filter((path) => path.endsWith('.txt'))).toEqual(['/robots.txt']);
  });

  test('is offered to a site without one', async () => {
    writeFileSync(join(folder, 'pages.yaml'), manifestText);
    const { code, said } = await indexnow('http://127.0.0.1:9/');
    expect(code).toBe(1);
    expect(said).toMatch(/^ {2}indexnow_key: [0-9a-f]{32}$/m);
  });
});
