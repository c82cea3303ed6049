// Builds that are published while visitors ask without a pause: no page is missing, and each comes with a policy that lets it work.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inlineContent } from '../../src/node/hosts/content-policy.ts';
import { manifestText } from '../manifest/real-manifest.ts';
import { ask } from '../support/servers/ask.ts';
import { startServeCommand } from '../support/servers/start-server.ts';
import { buildSite, CACHE, ROOT } from '../support/sites/build-site.ts';
import { ROUTES } from '../support/sites/spec.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const VISITORS = 10;
const BUILDS = 6;

const home = temporaryFolder(join(ROOT, CACHE));
const [manifest, folder] = [join(home, 'pages.yaml'), join(home, 'site')];

/** The page about the company without one of its sections: so its styles are others, and the policy of each refuses the other. */
const SHORTER = manifestText.replace(
  /(path: \/about\/[\s\S]*?)\n {6}- type: text\n[\s\S]*?(?=\n {6}- type: )/,
  '$1',
);
const VERSIONS = [manifestText, SHORTER];

async function build(version: number): Promise<void> {
  writeFileSync(manifest, VERSIONS[version % VERSIONS.length] ?? '');
  await buildSite(folder, { manifest, compress: version % 3 === 0 }).done;
}

/** The fault of a page's answer, if any. */
async function faultOf(url: string, path: string): Promise<string[]> {
  const { status, headers, body } = await ask(url, path);
  if (status !== 200) return [`${path}: ${status}`];
  const { scripts, styles } = inlineContent(body.toString());
  const policy = String(headers['content-security-policy']);
  const refused = [...scripts, ...styles].filter((hash) => !policy.includes(hash));
  return refused.length > 0 ? [`${path}: the policy refuses ${refused}`] : [];
}

test('while builds are published every page is there, and its policy is its own', async () => {
  await build(0);
  const server = await startServeCommand(folder);
  onTestFinished(() => server.close());
  const faults: string[] = [];
  let asked = 0;
  let over = false;
  const visitor = async (_: unknown, first: number) => {
    for (let index = first; !over; index++) {
      faults.push(...(await faultOf(server.url, ROUTES[index % ROUTES.length] ?? '/')));
      asked++;
    }
  };
  const visitors = Array.from({ length: VISITORS }, visitor);
  for (let version = 1; version <= BUILDS; version++) await build(version);
  over = true;
  await Promise.all(visitors);
  console.log(`npm start: ${asked} requests during ${BUILDS} builds`);
  expect(faults).toEqual([]);
  expect(server.complaints()).toBe('');
}, 600_000);
