// What an owner hears twice a year, with the answers of the day, this machine and others put in.
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import tlsOptions from 'smtp-server/lib/tls-options.js';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { probes, upkeep } from '../../../src/node/commands/upkeep.ts';
import { manifestText, verdictOn } from '../../manifest/real-manifest.ts';

const WELL: typeof probes = {
  today: () => '2026-03-01',
  node: '24.1.0',
  holes: async () => [],
  certificateEnd: async () => '2026-12-31',
  domainEnd: async () => '2026-12-31',
  isPackage: () => true,
  engine: async () => ({}),
};

const good = verdictOn(manifestText);

/** The lines about the fixture that are not fine. A further page is linked nowhere. */
async function said(answers: Partial<typeof probes> = {}, text = manifestText, further?: string) {
  const { site, expansion, source, diagnostics } = text === manifestText ? good : verdictOn(text);
  if (!site || !expansion) throw new Error(JSON.stringify(diagnostics));
  const pages = site.pages.flatMap((page) =>
    page.path === '/about/' && further ? [page, { ...page, path: further }] : [page],
  );
  const loaded = { site: { ...site, pages }, expansion, source };
  const lines = await upkeep(loaded, { ...WELL, ...answers });
  return lines.filter(([state]) => state !== 'fine').map((line) => line.join(': '));
}

/** The fixture whose New Year is only written for some years. */
const newYear = (...days: string[]) =>
  manifestText.replace(
    '      when: January 1\n',
    days.map((day) => `      when: ${day}\n`).join('    - name: New Year’s Day\n'),
  );

test('of a site in good order nothing is said but that it is fine', async () => {
  expect(await said()).toEqual([]);
});

test.each<[Partial<typeof probes>, string]>([
  [
    { node: '20.20.0', today: () => '2026-05-01' },
    'Node 20.20.0 is good until 2026-04-30. Install an LTS version.',
  ],
  [
    { certificateEnd: async (at) => (/google/.test(at) ? '2026-03-14' : '2026-03-15') },
    'The certificate of https://www.google.com is good until 2026-03-14. Have it renewed.',
  ],
  [
    { domainEnd: async () => '2025-03-01' },
    'The domain cattaraugusvalleyhauling.example is good until 2025-03-01. Pay for it again.',
  ],
  [
    { holes: async () => ['react', 'vite', 'ajv', 'uuid', 'yaml', 'diff', 'unhead'] },
    'Packages with a grave known hole: react, vite, ajv, uuid, yaml and 2 more. Run: npm audit fix',
  ],
])('what is over, or nearly, is overdue and says what to do: %#', async (answers, line) => {
  expect(await said(answers)).toEqual([`overdue: ${line}`]);
});

test('a holiday that ends is overdue from October of its last year on', async () => {
  const text = newYear('2025-01-01', '2026-01-01');
  const autumn = { today: () => '2026-10-01' };
  expect(await said({ today: () => '2026-09-30' }, text)).toEqual([]);
  expect(await said(autumn, text)).toEqual([
    'overdue: Holidays without a date in 2027: New Year’s Day. Add one, or delete it.',
  ]);
  expect(await said(autumn, newYear('2026-01-01', '2027-01-01'))).toEqual([]);
});

test('where nobody answers, that is said, and nothing is overdue for it', async () => {
  const nobody = async () => undefined;
  const silent = { holes: nobody, engine: nobody, certificateEnd: nobody, domainEnd: nobody };
  const lines = await said(silent);
  expect(lines).toHaveLength(5);
  expect(lines.filter((line) => !line.startsWith('not known: '))).toEqual([]);
  expect(await said({ node: '99.0.0' })).toEqual([
    'not known: Node 99.0.0: nobody says until when it is good.',
  ]);
});

test('a picture without words and a lonely page are to be looked at', async () => {
  const text = manifestText.replace(/alt: >-\n(?: {10}.*\n)+/, 'alt: IMG_2034.jpg\n');
  expect(await said({}, text, '/alone/')).toEqual([
    'look at: Pictures without words: IMG_2034.jpg. Say what they show.',
    'look at: Pages that no page links to: /alone/. Link to them.',
  ]);
});

test('an engine that is behind is to be looked at, with what brings the newer one', async () => {
  const engine = (current: string, wanted: string, latest: string) =>
    said({ engine: async () => ({ current, wanted, latest }) });
  expect(await engine('1.0.0', '1.1.0', '1.1.0')).toEqual([
    'look at: A newer version of the engine: 1.1.0 (this site has 1.0.0). Run: npm update, and then npx curbside upgrade',
  ]);
  expect(await engine('1.1.0', '1.1.0', '2.0.0')).toEqual([
    'look at: A newer version of the engine: 2.0.0 (this site has 1.1.0). Run: npm install curbside@latest, and then npx curbside upgrade',
  ]);
  const lines = await said({ isPackage: () => false, engine: async () => undefined });
  expect(lines).toEqual([]);
});

test('the end of a certificate is read, also of one that is not trusted', async () => {
  const server = createServer(tlsOptions());
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  expect(await probes.certificateEnd(`https://localhost:${port}`)).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(await probes.certificateEnd('https://localhost:9')).toBeUndefined();
});

test('the end of a domain is the day that its registry says', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    address === 'https://rdap.org/domain/lakeside.example'
      ? Response.json({
          events: [{ eventAction: 'expiration', eventDate: '2027-01-02T03:04:05Z' }],
        })
      : new Response('', { status: 404 }),
  );
  expect(await probes.domainEnd('lakeside.example')).toBe('2027-01-02');
  expect(await probes.domainEnd('elsewhere.example')).toBeUndefined();
});

afterEach(() => vi.unstubAllGlobals());
