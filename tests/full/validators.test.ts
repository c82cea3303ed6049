// The finished site before its judges: the checker of the W3C, Google's rules for structured data, and a search for dead links.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { programOrReason } from '../support/installed.ts';
import { readHtml } from '../support/sites/built-html.ts';
import { nodesOf, readGraph } from '../support/sites/json-ld.ts';
import { toolFile } from '../support/test-tools.ts';

const folder = inject('folder');
const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(html|css|svg)$/.test(name))
  .map((name) => join(folder, name));
const pages = documents.filter((file) => file.endsWith('.html'));

/** What a judge says of a file. */
interface Judgement {
  file: string;
  said: string;
}

/** What the checker of documents says, and why it stays. */
const ANSWERED: [RegExp, string][] = [
  [/^Trailing slash on void elements/, 'React writes it.'],
  [/“blocking” attribute must have a “rel”/, 'The checker does not know rel="expect" yet.'],
  [
    /“(animation-timeline|animation-range|vector-effect|paint-order)”/,
    'It knows no such property.',
  ],
  [
    /^The “role” attribute must not be used on a “t[dhr]”/,
    'A table of cards stays a table in Safari.',
  ],
  [/^The “(table|row|rowgroup|cell|columnheader|rowheader)” role is unnecessary/, 'As above.'],
  [
    /^Attribute “autocomplete” is only allowed/,
    'Firefox checks the consent again by itself without it.',
  ],
];

interface Message {
  url: string;
  message: string;
}

const java = programOrReason('java', ['default-jre-headless']);
const checker = java && toolFile('vnu-jar', 'build/dist/vnu.jar');

/** Every message of the checker. */
function checked(files: string[]): Judgement[] {
  const options = ['--format', 'json', '--stdout', '--also-check-css', '--also-check-svg'];
  const { stdout } = spawnSync(java ?? '', ['-jar', checker ?? '', ...options, ...files], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const { messages } = JSON.parse(stdout) as { messages: Message[] };
  return messages.map(({ url, message }) => ({ file: url, said: message }));
}

describe.skipIf(!checker)('the checker of documents', () => {
  const said = checker ? checked(documents) : [];

  test('says nothing of pages, sheets and drawings that is not answered', () => {
    expect(documents.length).toBeGreaterThan(25);
    const open = said.filter((one) => !ANSWERED.some(([pattern]) => pattern.test(one.said)));
    expect(open).toEqual([]);
  });

  test.each(ANSWERED)('still says %s', (pattern) => {
    expect(said.filter((one) => pattern.test(one.said))).not.toEqual([]);
  });
});

interface Issue {
  severity: string;
  issueMessage: string;
}
type Validator = new () => { validate(data: { jsonld: object }): Promise<Issue[]> };

const validator = toolFile('@adobe/structured-data-validator', 'src/index.js');

test.skipIf(!validator)('structured data keeps the rules that Google documents', async () => {
  const { default: Rules } = (await import(validator ?? '')) as { default: Validator };
  const said: string[] = [];
  for (const file of pages) {
    for (const text of readHtml(readFileSync(file, 'utf8')).structuredData) {
      const graph = readGraph(text);
      const types = new Set(graph.flatMap((node) => node['@type']));
      const jsonld = Object.fromEntries([...types].map((type) => [type, nodesOf(graph, type)]));
      const issues = await new Rules().validate({ jsonld });
      said.push(...issues.map(({ severity, issueMessage }) => `${severity}: ${issueMessage}`));
    }
  }
  // A rating without bounds is one from 1 to 5, as everybody's is here.
  expect([...new Set(said)].sort()).toEqual([
    'WARNING: Missing field "bestRating" (optional)',
    'WARNING: Missing field "worstRating" (optional)',
  ]);
});

interface Found {
  links: { url: string; state: string; parent?: string }[];
}
type LinkChecker = new () => { check(options: object): Promise<Found> };

const linkinator = toolFile('linkinator', 'build/src/index.js');

test.skipIf(!linkinator)(
  'no link of the served site is dead, turns elsewhere or misses its place',
  async () => {
    const { LinkChecker: Links } = (await import(linkinator ?? '')) as { LinkChecker: LinkChecker };
    const url = inject('url');
    const { links } = await new Links().check({
      path: `${url}/`,
      recurse: true,
      checkCss: true,
      checkFragments: true,
      redirects: 'error',
      linksToSkip: [`^(?!${url})`],
    });
    const own = links.filter((link) => link.url.startsWith(url));
    expect(own.length).toBeGreaterThan(100);
    expect(own.filter(({ state }) => state !== 'OK')).toEqual([]);
  },
);
