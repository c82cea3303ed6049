// Drawings with letters are the same on a computer without fonts.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const engine = resolve(import.meta.dirname, '../../..');
const noFonts = join(temporaryFolder(), 'fonts.conf');
writeFileSync(noFonts, '<?xml version="1.0"?><fontconfig><dir>/nowhere</dir></fontconfig>');

/** Hashes of a mark and of a link picture, with words in and beyond the letters of the site's font. */
const SCRIPT = `
const { createHash } = await import('node:crypto');
const { importTypeScript } = await import('${pathToFileURL(join(engine, 'src/node/launch/own-code.js')).href}');
const { markOf } = await importTypeScript('src/node/look/mark.ts');
const { drawSocialPicture } = await importTypeScript('src/node/look/social-pictures.ts');
const { drawingFont } = await importTypeScript('src/node/look/heading-font.ts');
const theme = { brand: '#1d5136', accent: '#ff8a1e', ground: '#fffdf8', scenery: 'none', font: 'bitter' };
const company = { name: 'Łódź Привет' };
const mark = await markOf({ facts: { company }, theme }, { root: ${JSON.stringify(engine)} });
const colors = { panel: '#0f3322', stripe: '#ff8a1e', words: '#fffdf8', company: '#ffc07a' };
const font = await drawingFont(${JSON.stringify(engine)}, 'bitter');
const picture = await drawSocialPicture({ heading: 'Dumpsters → Привет, Łódź', company: company.name }, { mark, font, colors });
const hash = (bytes) => createHash('sha256').update(bytes).digest('hex');
console.log(hash(mark.file), hash(picture));`;

function hashes(env: NodeJS.ProcessEnv): string {
  const args = ['--input-type=module', '--eval', SCRIPT];
  return execFileSync(process.execPath, args, { cwd: engine, env, encoding: 'utf8' });
}

test('icons and link pictures have the same bytes with and without fonts on the computer', () => {
  const [withFonts, without] = [
    hashes(process.env),
    hashes({ ...process.env, FONTCONFIG_FILE: noFonts }),
  ];
  expect(withFonts).toMatch(/^\w{64} \w{64}\n$/);
  expect(without).toBe(withFonts);
}, 120_000);
