// A command that needs the site of a manifest gets it, or the errors.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { siteOrDiagnostics } from '../../src/files/load-site.ts';
import { manifestText } from '../manifest/real-manifest.ts';
import { fixture } from '../support/sites/fixture-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const manifest = join(temporaryFolder(), 'pages.yaml');

/** How many pages a manifest with this text gives, and what is printed. */
async function shown(text: string) {
  writeFileSync(manifest, text);
  const error = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => error.mockRestore());
  const loaded = await siteOrDiagnostics({ ...fixture, manifest });
  return { pages: loaded?.site.pages.length, said: error.mock.calls.flat().join('\n') };
}

test('a manifest without errors gives its site, and nothing is said', async () => {
  expect(await shown(manifestText)).toEqual({ pages: 20, said: '' });
});

test('one with errors gives none, and they are said', async () => {
  const { pages, said } = await shown(manifestText.replace('\nsite:', '\nsiet:'));
  expect(pages).toBeUndefined();
  expect(said).toContain('unknown-key');
});
