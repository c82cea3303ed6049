// An editor with the YAML language server knows pages.yaml: our schema's keys, values and explanations.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture } from '../../support/sites/fixture-site.ts';
import { type LanguageServer, openInEditor, type Position } from './language-server.ts';

const MANIFEST = 'pages.yaml';
const manifest = readFileSync(fixture.manifest, 'utf8').split('\n');
const heroLine = manifest.findIndex((line) => line.trim() === '- type: hero');
// A line of its own in the first hero, on which nothing but a new key can begin.
const text = manifest.toSpliced(heroLine + 1, 0, '        ').join('\n');

const description = (file: string, field: string): string =>
  JSON.parse(readFileSync(`schema/${file}.schema.json`, 'utf8')).properties[field].description;

let editor: LanguageServer;
beforeAll(async () => {
  editor = await openInEditor(MANIFEST, text);
}, 60_000);
afterAll(() => editor.stop());

/** The place of a word in the line that begins with it, below the first hero. */
function placeOf(key: string): Position {
  const line = text
    .split('\n')
    .findIndex((content, index) => index > heroLine && content.trim().startsWith(`${key}:`));
  return { line, character: (text.split('\n')[line] ?? '').indexOf(key) + 1 };
}

describe('an editor on pages.yaml', () => {
  it('offers the fields of a hero that are not there yet', async () => {
    const labels = await editor.completions({ line: heroLine + 1, character: 8 });
    expect(labels).toEqual(expect.arrayContaining(['corner_badge', 'only_with', 'id']));
    expect(labels).not.toContain('paragraphs');
  }, 60_000);

  it('offers the styles of a button', async () => {
    const { line, character } = placeOf('style');
    const labels = await editor.completions({ line, character: character + 'style: '.length });
    expect(labels).toEqual(expect.arrayContaining(['primary', 'secondary', 'quiet']));
  }, 60_000);

  it.each([
    ['eyebrow', 'sections/hero'],
    ['badges', 'sections/hero'],
    ['style', 'parts/button'],
  ])(
    'explains %s in the words of the schema',
    async (field, file) => {
      expect(await editor.hover(placeOf(field))).toContain(description(file, field).slice(0, 24));
    },
    60_000,
  );
});

describe('an editor on a misspelt key', () => {
  it('says which key is not allowed', async () => {
    const broken = manifest.with(heroLine + 1, '        eyebrw: Family-owned').join('\n');
    const server = await openInEditor(MANIFEST, broken);
    const messages = await server.diagnostics();
    server.stop();
    expect(messages.join('\n')).toContain('eyebrw');
  }, 60_000);
});
