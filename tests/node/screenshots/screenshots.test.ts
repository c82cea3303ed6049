// Which pictures `npm run screenshots` takes.
import { describe, expect, it } from 'vitest';
import { allShots, shotName, WIDTHS } from '../../../src/node/screenshots/take-shots.ts';
import { manifestText, siteOf } from '../../manifest/real-manifest.ts';

const site = siteOf(manifestText);
const shots = allShots(site);
const states = shots.filter(({ name }) => name.startsWith('state-'));

describe('the screenshots', () => {
  it('show every page and the not-found page at every width', () => {
    const expected = [...site.pages.map(({ page }) => page.path), '/404.html'].flatMap((path) =>
      WIDTHS.map((width) => `${path} ${width}`),
    );
    const taken = shots.filter((shot) => !states.includes(shot));
    expect(taken.map(({ path, width }) => `${path} ${width}`)).toEqual(expected);
  });

  it('have a file each', () => {
    const files = shots.map(({ name, width }) => `${width}/${name}`);
    expect(new Set(files).size).toBe(files.length);
    expect(files.join('\n')).not.toMatch(/[^\w/\n-]/);
  });

  it.each([
    'menu-open',
    'services-open',
    'accordion-open',
    'form-errors',
    'toast',
    'forced-colors',
  ])('show the state %s', (name) => {
    expect(states.map((shot) => shot.name)).toContain(`state-${name}`);
  });

  it('leave out a state that no page of the site can be in', () => {
    const bare = { ...site, pages: site.pages.filter(({ page }) => page.path === '/about/') };
    expect(allShots(bare).map(({ name }) => name)).not.toContain('state-form-errors');
  });

  it('are named after their page', () => {
    expect(['/', '/about/', '/rolloff-dumpsters/ny/collins/', '/404.html'].map(shotName)).toEqual([
      'home',
      'about',
      'rolloff-dumpsters-ny-collins',
      '404',
    ]);
  });
});
