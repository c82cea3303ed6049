// An editor with the YAML language server knows pages.yaml: our schema's keys, values and explanations.
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { getLanguageService, TextDocument } from 'yaml-language-server';
import { SettingsState } from 'yaml-language-server/out/server/src/yamlSettings.js';
import { fixture } from '../../support/sites/fixture-site.ts';

const service = getLanguageService({
  schemaRequestService: async (address) => readFileSync(fileURLToPath(address), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
  yamlSettings: new SettingsState(),
});
service.configure({ validate: true, hover: true, completion: true });

const lines = readFileSync(fixture.manifest, 'utf8').split('\n');
const hero = lines.findIndex((line) => line.trim() === '- type: hero');

type Document = Parameters<typeof service.doHover>[0];
let version = 0;

/** The manifest in the project's folder, with a line more in its first hero. */
const withLine = (line: string) =>
  TextDocument.create(
    `${pathToFileURL('.').href}/pages.yaml`,
    'yaml',
    // By which the service knows what it has read.
    ++version,
    lines.toSpliced(hero + 1, 0, line).join('\n'),
  ) as Document;

// On a line of its own nothing but a new key can begin.
const manifest = withLine('        ');

/** The place of a word in the line that begins with it, below the first hero. */
function placeOf(key: string) {
  const text = manifest.getText().split('\n');
  const line = text.findIndex((one, index) => index > hero && one.trim().startsWith(`${key}:`));
  return { line, character: (text[line] ?? '').indexOf(key) + 1 };
}

const offered = async (line: number, character: number) =>
  (await service.doComplete(manifest, { line, character }, false)).items.map(({ label }) => label);

it('offers the fields of a hero that are not there yet', async () => {
  const labels = await offered(hero + 1, 8);
  expect(labels).toEqual(expect.arrayContaining(['corner_badge', 'only_with', 'id']));
  expect(labels).not.toContain('paragraphs');
});

it('offers the styles of a button', async () => {
  const { line, character } = placeOf('style');
  expect(await offered(line, character + 'style: '.length)).toEqual(
    expect.arrayContaining(['primary', 'secondary', 'quiet']),
  );
});

it.each([
  ['eyebrow', 'sections/hero'],
  ['badges', 'sections/hero'],
  ['style', 'parts/button'],
])('explains %s in the words of the schema', async (field, file) => {
  const { properties } = JSON.parse(readFileSync(`schema/${file}.schema.json`, 'utf8'));
  const shown = await service.doHover(manifest, placeOf(field));
  expect(JSON.stringify(shown?.contents)).toContain(properties[field].description.slice(0, 24));
});

it('says which misspelt key is not allowed', async () => {
  const found = await service.doValidation(withLine('        eyebrw: Family-owned'), false);
  expect(found.map(({ message }) => message).join('\n')).toContain('eyebrw');
});
