// The engine's tests run on the fixture, so that no edit of the family can break them: none reads what the family edits.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Tests of whatever site there is, and this one. */
const ABOUT_SITES = /^(site|site-edits)\/|^on-the-fixture/;

/** Names the live file or folder where something is read: alone, or below the project's folder. */
const LIVE =
  /(?:\w+\(\s*|\b(?:ROOT|root|cwd\(\)|'\.'),\s*|\$\{ROOT\}\/)['"`]?(?:\.\/)?(?:pages\.yaml|public(?:\/[\w./-]*)?)['"`]/;

/** Names that only say how something is called or is made in a folder of the test's own. */
const HARMLESS = /mkdirSync|writeFileSync|const put|expect\(|file\('|folderWith|'add'|test\(|it\(/;

/** The lines of a test that read the live site. */
function readings(text: string): string[] {
  return text.split('\n').filter((line) => LIVE.test(line) && !HARMLESS.test(line));
}

const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter(
    (name) =>
      !name.includes('node_modules') && /\.(tsx?|js)$/.test(name) && !ABOUT_SITES.test(name),
  );

test.each([
  "const text = readFileSync('pages.yaml', 'utf8');",
  "const text = readFileSync(join(ROOT, 'pages.yaml'), 'utf8');",
  "const files = await readPublicFiles('public');",
  "const photos = readdirSync('public/images');",
  'const { site } = await loadSite({ manifest: `$' + '{ROOT}/pages.yaml` });',
])('a test that says %j would be found', (line) => {
  expect(readings(line)).toEqual([line]);
});

test.each(files)('%s reads nothing of the live site', (name) => {
  expect(readings(readFileSync(join('tests', name), 'utf8'))).toEqual([]);
});
