// When the bundles of the last build may be taken, and when they are made anew.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Page } from '../../../src/model/site.ts';
import { type ClientChunk, codeName } from '../../../src/node/bundle/bundles.ts';
import { scriptsOf, siteScripts } from '../../../src/node/bundle/page-scripts.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const root = temporaryFolder();
const settings = { mode: 'production', env: {}, define: {}, base: '/' };
const write = (name: string, text: string) => writeFileSync(join(root, name), text);

mkdirSync(join(root, 'src/ui/styles'), { recursive: true });
const FILES = [
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'src/App.tsx',
  'src/ui/styles/print.css',
];
for (const name of [...FILES, 'src/README.md']) write(name, 'as it was');

it.each(FILES)('a change in %s makes them anew, and taking it back brings the old ones', (name) => {
  const before = codeName({ root }, settings);
  write(name, 'changed');
  expect(codeName({ root }, settings)).not.toBe(before);
  write(name, 'as it was');
  expect(codeName({ root }, settings)).toBe(before);
});

it('another setting makes them anew', () => {
  const other = { ...settings, env: { VITE_SUPABASE_URL: 'https://example.supabase.co' } };
  expect(codeName({ root }, other)).not.toBe(codeName({ root }, settings));
});

it('another way of writing the files makes them anew', () => {
  const other = { ...settings, build: { minify: false } };
  expect(codeName({ root }, other)).not.toBe(codeName({ root }, settings));
});

it('what an editor keeps beside an open file leaves them', () => {
  const before = codeName({ root }, settings);
  write('src/ui/.print.css.swp', 'half of it');
  expect(codeName({ root }, settings)).toBe(before);
});

/** A script of the bundle, without what does not matter. */
const file = (name: string, more: Partial<ClientChunk> = {}): ClientChunk => ({
  ...{ name, fileName: `assets/${name}.js`, isEntry: false, isDynamicEntry: false },
  ...{ facadeModuleId: null, imports: [], ...more },
});

const BEFORE = { starter: '', swap: '' };

it('which script belongs to which section does not depend on the folder of the project', () => {
  const { sections } = siteScripts(
    [
      file('entry', { isEntry: true }),
      file('Faq', {
        isDynamicEntry: true,
        facadeModuleId: '/srv/src/sections/site/src/sections/faq/Faq.tsx',
      }),
    ],
    BEFORE,
  );
  expect(sections).toEqual({ faq: ['/assets/Faq.js'] });
});

it('a page names the app, React before all that the app imports, and the scripts of its sections, each once', () => {
  const section = (name: string, imports: string[] = []) =>
    file(name, {
      isDynamicEntry: true,
      facadeModuleId: `/srv/src/sections/${name}/A.tsx`,
      imports,
    });
  const scripts = siteScripts(
    [
      file('entry', { isEntry: true, imports: ['assets/ui.js', 'assets/react.js'] }),
      file('ui', { imports: ['assets/theme.js'] }),
      file('theme'),
      file('react'),
      file('form', { imports: ['assets/theme.js'] }),
      section('faq', ['assets/form.js']),
      section('steps'),
      file('later', { isDynamicEntry: true, facadeModuleId: '/srv/src/outside/later.ts' }),
    ],
    BEFORE,
  );
  const sections = [{ type: 'faq' }, { type: 'hero' }, { type: 'faq' }] as Page['sections'];
  const { modules, now } = scriptsOf({ path: '/', sections }, scripts);
  expect(modules).toEqual(
    ['entry', 'react', 'ui', 'theme', 'faq', 'form'].map((name) => `/assets/${name}.js`),
  );
  expect(now).toBe(false);
});

it('only the not-found page needs the app at once', () => {
  const scripts = siteScripts([file('entry', { isEntry: true })], BEFORE);
  expect(scriptsOf({ path: '/404.html', sections: [] }, scripts).now).toBe(true);
  expect(() => siteScripts([file('entry')], BEFORE)).toThrow('no entry');
});

it('a change in the notes leaves them', () => {
  const before = codeName({ root }, settings);
  write('src/README.md', 'changed');
  expect(codeName({ root }, settings)).toBe(before);
});
