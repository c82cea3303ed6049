// After an edit, a build and a reload nginx serves the new site with its new policy.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { rulesIn } from '../../src/node/hosts/headers-file.ts';
import { browserForFile } from '../support/browser/browser.ts';
import { refusals, watchPolicy } from '../support/browser/policy.ts';
import { writeExamplesManifest } from '../support/manifests/examples-manifest.ts';
import { ask } from '../support/servers/ask.ts';
import { startNginx } from '../support/servers/nginx.ts';
import { buildSite, CACHE, ROOT } from '../support/sites/build-site.ts';
import { fixture } from '../support/sites/fixture-site.ts';

const open = browserForFile();
const folder = join(ROOT, CACHE, `nginx-edit-${process.pid}`);
const manifest = `${CACHE}/nginx-edit-${process.pid}.yaml`;
const build = () => buildSite(folder, { manifest }).done;
const policy = () => rulesIn(folder)()[0]?.headers['Content-Security-Policy'];

writeFileSync(join(ROOT, manifest), readFileSync(fixture.manifest));
await build();
const nginx = await startNginx(folder);
afterAll(async () => {
  await nginx?.close();
  for (const path of [folder, join(ROOT, manifest)]) rmSync(path, { recursive: true });
});

/** Adds pages with selections of sections that no page had, and so with styles of their own, and a redirect. */
function edit(): string {
  const examples = writeExamplesManifest();
  const site = parse(readFileSync(join(ROOT, examples.manifest), 'utf8'));
  const redirects = [...(site.redirects ?? []), { from: '/read-about-us/', to: '/about/' }];
  writeFileSync(join(ROOT, manifest), stringify({ ...site, redirects }));
  rmSync(join(ROOT, examples.manifest));
  return examples.pages[1]?.path ?? '';
}

test.skipIf(!nginx)('new styles are not blocked, and new redirects are followed', async () => {
  const { url = '', reload } = nginx ?? {};
  const before = policy();
  const path = edit();
  await build();
  expect(policy()).not.toBe(before);
  await reload?.();
  const { page } = await open(path, { url, prepare: watchPolicy, ownTab: true });
  const size = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontSize);
  expect(Number.parseFloat(size)).toBeGreaterThan(30);
  expect(await refusals(page)).toEqual([]);
  const moved = await ask(url, '/read-about-us/', {});
  expect([moved.status, moved.headers.location]).toEqual([301, '/about/']);
});
