// Which scripts a page begins with.
import { expect, it } from 'vitest';
import type { Page } from '../../../src/model/site.ts';
import type { ClientChunk } from '../../../src/node/bundle/page-scripts.ts';
import { scriptsOf, siteScripts } from '../../../src/node/bundle/page-scripts.ts';

/** A script of the bundle, without what does not matter. */
const file = (name: string, more: Partial<ClientChunk> = {}): ClientChunk => ({
  ...{ name, fileName: `assets/${name}.js`, isEntry: false, isDynamicEntry: false },
  ...{ facadeModuleId: null, imports: [], ...more },
});

const NAVIGATOR = file('entry-navigator', { isEntry: true });

it('which script belongs to which section does not depend on the folder of the project', () => {
  const { sections } = siteScripts(
    [
      NAVIGATOR,
      file('entry', { isEntry: true }),
      file('Faq', {
        isDynamicEntry: true,
        facadeModuleId: '/srv/src/sections/site/src/sections/faq/Faq.tsx',
      }),
    ],
    '',
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
      NAVIGATOR,
      file('entry', { isEntry: true, imports: ['assets/ui.js', 'assets/react.js'] }),
      file('ui', { imports: ['assets/theme.js'] }),
      file('theme'),
      file('react'),
      file('form', { imports: ['assets/theme.js'] }),
      section('faq', ['assets/form.js']),
      section('steps'),
      file('later', { isDynamicEntry: true, facadeModuleId: '/srv/src/outside/later.ts' }),
    ],
    '',
  );
  const sections = [{ type: 'faq' }, { type: 'hero' }, { type: 'faq' }] as Page['sections'];
  const { modules, now } = scriptsOf({ path: '/', sections }, scripts);
  expect(modules).toEqual(
    ['entry', 'react', 'ui', 'theme', 'faq', 'form'].map((name) => `/assets/${name}.js`),
  );
  expect(now).toBe(false);
});

it('only the not-found page needs the app at once', () => {
  const scripts = siteScripts([NAVIGATOR, file('entry', { isEntry: true })], '');
  expect(scriptsOf({ path: '/404.html', sections: [] }, scripts).now).toBe(true);
  expect(() => siteScripts([NAVIGATOR, file('entry')], '')).toThrow('no entry');
});

it('the navigator is one file, which the starter can import without the rest of the app', () => {
  const entry = file('entry', {
    isEntry: true,
    imports: ['assets/entry-navigator.js', 'assets/ui.js'],
  });
  const scripts = siteScripts([NAVIGATOR, entry, file('ui')], '');
  const { navigator, modules } = scriptsOf({ path: '/', sections: [] }, scripts);
  expect(navigator).toBe('/assets/entry-navigator.js');
  expect(modules).toEqual(['/assets/entry.js', '/assets/entry-navigator.js', '/assets/ui.js']);
  const heavy = file('entry-navigator', { isEntry: true, imports: ['assets/react.js'] });
  expect(() => siteScripts([heavy, entry, file('react')], '')).toThrow('must not import');
});
