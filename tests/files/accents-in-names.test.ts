// A picture whose name a Mac has written with the accents apart from their letters (NFD), or the manifest, is the same picture.
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkSources, readSources } from '../../src/files/load-site.ts';
import { copyPublic } from '../../src/node/output/write-extras.ts';
import { shownPictures } from '../../src/node/pictures/shown-pictures.ts';
import { type EditorServer, putSite, startEditor } from '../support/servers/editor-server.ts';
import { fixture } from '../support/sites/fixture-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const NAME = '/images/José’s häuser.webp';
const FORMS = ['NFC', 'NFD'];

describe.each(FORMS.flatMap((file) => FORMS.map((text) => ({ file, text }))))(
  'a name in $file, written in $text',
  ({ file, text }) => {
    const folder = temporaryFolder();
    const publicFolder = join(folder, 'public');
    const project = { ...fixture, folder, publicFolder, manifest: join(folder, 'pages.yaml') };
    cpSync(fixture.publicFolder, publicFolder, { recursive: true });
    const pictures = join(publicFolder, 'images');
    copyFileSync(join(pictures, 'about.webp'), join(publicFolder, NAME.normalize(file)));
    const manifest = readFileSync(fixture.manifest, 'utf8');
    writeFileSync(project.manifest, manifest.replace('/images/about.webp', NAME.normalize(text)));

    it('passes the check, and is shown and published under one address', async () => {
      const sources = await readSources(project);
      const { site, diagnostics } = checkSources(project, sources, {});
      expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(JSON.stringify(site).split(`"${NAME.normalize()}"`).length).toBeGreaterThan(1);
      const shown = await shownPictures(project, sources);
      expect(shown.map(({ src }) => src)).toContain(NAME.normalize());
      const output = join(folder, 'dist');
      mkdirSync(output);
      copyPublic(publicFolder, output);
      expect(readdirSync(join(output, 'images')).map((name) => `/images/${name}`)).toContain(
        NAME.normalize(),
      );
    });
  },
);

describe('in the editor', () => {
  let editor: EditorServer | undefined;
  afterAll(() => editor?.stop());

  it('such a picture is seen', async () => {
    const folder = temporaryFolder();
    putSite(folder);
    const picture = join(folder, 'public', NAME.normalize('NFD'));
    copyFileSync(join(folder, 'public/images/about.webp'), picture);
    editor = await startEditor(folder);
    const answer = await fetch(`${editor.origin}${NAME}`);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(readFileSync(picture));
  });
});
