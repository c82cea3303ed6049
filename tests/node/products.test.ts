// The staff apps in development: who gets which address of the office, from the fixture.
import { expect, test } from 'vitest';
import { hashText } from '../../src/editor/server/store.ts';
import { loadSite } from '../../src/files/load-site.ts';
import type { FineSite } from '../../src/files/report.ts';
import { publicFiles } from '../../src/manifest/site/public-files.ts';
import { staffAppInDev } from '../../src/node/products.ts';
import { fixture } from '../support/sites/fixture-site.ts';

const good = (await loadSite(fixture)) as FineSite;
const DATABASE = {
  VITE_SUPABASE_URL: 'https://x.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_x',
};

const answer = (path: string, { admin_mode = true, env = DATABASE as object } = {}) =>
  staffAppInDev(
    path,
    good,
    {
      look: { head: '<link rel="icon" href="/favicon.svg">', style: '' },
      facts: { ...good.site.facts, admin_mode },
    },
    env as Record<string, unknown>,
  );

test.each(['/admin/', '/admin/login/'])(
  '%s is the office with its source as the script',
  (path) => {
    const { html } = answer(path);
    expect(html).toContain('<script type="module" src="/src/office/page/entry.tsx"></script>');
    expect(html).toContain('href="/favicon.svg"');
  },
);

test.each(['/admin/website/', '/admin/website/preview/'])(
  '%s is the editor in the office',
  (path) => {
    const { html } = answer(path);
    expect(html).toContain('<script type="module" src="/src/office/website/entry.tsx"></script>');
  },
);

test('a file names the text that the site was built from, as the editor does', () => {
  const { version } = JSON.parse(answer('/admin/website/version.json').json ?? '');
  expect(version).toBe(hashText(good.text));
});

test('the list of files has what a check without a disk needs', () => {
  const list = JSON.parse(answer('/admin/website/files.json').json ?? '');
  const files = publicFiles(list);
  expect(files.paths()).toEqual(good.files.paths());
  for (const path of [...files.paths(), '/images/none.webp']) {
    expect(files.photoSize(path)).toEqual(good.files.photoSize(path));
    expect(files.pictureSize(path)).toEqual(good.files.pictureSize(path));
    expect(files.foreign(path)).toEqual(good.files.foreign(path));
    expect(files.picture(path)).toEqual(good.files.picture(path));
  }
});

test('without admin mode or a database, and at other addresses, there is nothing', () => {
  expect(answer('/admin/', { admin_mode: false })).toEqual({});
  expect(answer('/admin/', { env: {} })).toEqual({});
  expect(answer('/admin/website/', { admin_mode: false })).toEqual({});
  expect(answer('/about/')).toEqual({});
});
