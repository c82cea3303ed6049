// Every page by the Tab key alone, on every kind of screen.
import { describe, expect, inject, test } from 'vitest';
import { browserForFile, DESKTOP, NARROWEST, TABLET } from '../support/browser/browser.ts';
import { walkFaults } from '../support/browser/keyboard.ts';

const open = browserForFile();

describe.each([NARROWEST, TABLET, DESKTOP])('at %i px', (width) => {
  test.each(inject('pages').map(({ path }) => path))(
    '%s shows everything to the keyboard, in order',
    async (path) => {
      const { page } = await open(path, { width });
      expect(await walkFaults(page)).toEqual([]);
    },
  );
});
