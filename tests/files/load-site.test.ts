// A command that needs the site of a manifest gets it, or the errors.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadValidSite } from '../../src/files/load-site.ts';
import { manifestText } from '../manifest/real-manifest.ts';
import { fixture } from '../support/sites/fixture-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const manifest = join(temporaryFolder(), 'pages.yaml');

function load(text: string) {
  writeFileSync(manifest, text);
  return loadValidSite({ ...fixture, manifest });
}

test('a manifest without errors gives its site', async () => {
  expect((await load(manifestText)).site.pages).toHaveLength(16);
});

test('one with errors gives none, and they are the reason', async () => {
  await expect(load(manifestText.replace('\nsite:', '\nsiet:'))).rejects.toThrow('unknown-key');
});
