// The manifest of a site that keeps its quotes in a database, made from the fixture's.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, ROOT } from './build-site.ts';
import { fixture } from './fixture-site.ts';

/** Writes the manifest and gives its path, relative to the project's folder; the caller removes it. */
export function writeStoringManifest(
  name: string,
  { more = '', hasOffice = false }: { more?: string; hasOffice?: boolean } = {},
): string {
  const manifest = join(CACHE, `${name}-${process.pid}.yaml`);
  const stores = readFileSync(fixture.manifest, 'utf8').replace(
    'delivery: simulated',
    'delivery: supabase',
  );
  const text = hasOffice ? stores.replace('admin_mode: false', 'admin_mode: true') : stores;
  mkdirSync(join(ROOT, CACHE), { recursive: true });
  writeFileSync(join(ROOT, manifest), text + more);
  return manifest;
}
