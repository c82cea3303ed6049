// A save that the file watcher says nothing of, because it came within 50 ms of another one, is noticed all the same.
import { EventEmitter } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import { expect, test } from 'vitest';
import { projectIn } from '../../../src/files/project.ts';
import { createDevSite } from '../../../src/node/dev/live-site.ts';
import { devMiddleware } from '../../../src/node/dev/server.ts';
import { fixture } from '../../support/sites/fixture-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { eventually } from '../../support/waiting.ts';

const folder = temporaryFolder();
const manifest = join(folder, 'pages.yaml');
/** Longer than the time after which the server looks again, in milliseconds. */
const QUIET = 500;
/** Shorter than that, even for a timer that is late, in milliseconds. */
const SOON = 20;

const text = readFileSync(fixture.manifest, 'utf8');

/** Open pages learn the diagnostics of each reading, if there are any. */
async function listen(publicFolder = fixture.publicFolder) {
  const watcher = Object.assign(new EventEmitter(), { add: () => {} });
  const shown: unknown[] = [];
  const send = ({ data }: { data: { diagnostics?: string } }) => shown.push(data.diagnostics);
  const config = { server: { host: undefined } };
  const middlewares = { use: () => {} };
  const server = { watcher, hot: { send }, config, middlewares } as unknown as ViteDevServer;
  writeFileSync(manifest, text);
  devMiddleware(server, { ...fixture, manifest, publicFolder });
  const changed = (file = manifest) => watcher.emit('all', 'change', file);
  // The first reading takes longer than the watcher's silence.
  changed();
  await eventually(() => shown).toHaveLength(1);
  await setTimeout(QUIET);
  return {
    shown,
    changed,
    save(next: string) {
      writeFileSync(manifest, next);
      changed();
    },
  };
}

test('a file of the schema that cannot be read is told, and not passed over', async () => {
  const root = join(folder, 'project');
  mkdirSync(root);
  cpSync('schema', join(root, 'schema'), { recursive: true });
  mkdirSync(join(root, 'public'));
  writeFileSync(manifest, text);
  const state = createDevSite({ ...projectIn(root, {}), manifest });
  await state.current();
  writeFileSync(join(root, 'schema/site/seo.schema.json'), '{ "type":');
  expect((await state.refresh()).report).toMatch(/JSON/);
});

test('a logo that is written halfway does not end the server, and the next save is told', async () => {
  const publicFolder = join(folder, 'public');
  cpSync(fixture.publicFolder, publicFolder, { recursive: true });
  const logo = join(publicFolder, 'favicon.svg');
  const whole = readFileSync(logo, 'utf8');
  const { shown, changed } = await listen(publicFolder);
  writeFileSync(logo, whole.slice(0, whole.length / 2));
  changed(logo);
  await eventually(() => shown).toHaveLength(2);
  writeFileSync(logo, whole);
  changed(logo);
  await eventually(() => shown).toHaveLength(3);
  expect(shown[2]).toBeUndefined();
});

test('the second of two saves in quick succession is read', async () => {
  const { shown, save } = await listen();
  save(text.replace('(716) 555-0142', '(716) 555-0177'));
  await setTimeout(SOON);
  writeFileSync(manifest, text.replace('phone: (716) 555-0142', 'phone: none'));
  await eventually(() => shown).toHaveLength(3);
  expect(shown[2]).toContain('"none" cannot be');
});

test('a save right after one that is known, such as the editor’s, is read', async () => {
  const { shown, changed } = await listen();
  changed();
  await setTimeout(SOON);
  writeFileSync(manifest, text.replace('phone: (716) 555-0142', 'phone: none'));
  await eventually(() => shown).toHaveLength(2);
  expect(shown[1]).toContain('"none" cannot be');
});

test('a save that the watcher has told of is read once', async () => {
  const { shown, save } = await listen();
  save(text.replace('(716) 555-0142', '(716) 555-0177'));
  await eventually(() => shown).toHaveLength(2);
  await setTimeout(QUIET);
  expect(shown).toHaveLength(2);
});
