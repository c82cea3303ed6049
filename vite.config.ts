import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { sitePlugin } from './src/node/site-plugin.ts';

/** One process runs file after file, so each module is loaded once and not for every file. No file leaves anything behind. */
const isolate = false;

/** Tests of which `npm test` runs a sample. */
const THOROUGH = ['tests/{manifest/mutations,manifest/repair/pasted-lines}.test.ts'];

/** In Node's own loader styled-components is a namespace, not a function. */
const server = { deps: { inline: ['styled-components', 'react-toastify'] } };

/** As a package for browsers it is 2,000 files, which Node reads one by one; this is one file. */
const alias = { lucide: 'lucide/dist/cjs/lucide.js' };

/** The tests of the engine run on the fixture, whatever the family writes. */
const setupFiles = ['tests/support/use-fixture.ts'];

export default defineConfig({
  plugins: [react(), sitePlugin({ root: import.meta.dirname })],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          alias,
          setupFiles,
          include: ['tests/**/*.test.{ts,tsx}'],
          provide: { thorough: false },
          exclude: ['tests/{e2e,db,site,site-edits,second-site,full,tools}/**'],
          // Some call a command, which takes seconds on a busy machine.
          testTimeout: 60_000,
          // The first build on a machine encodes every picture.
          hookTimeout: 600_000,
          maxWorkers: 2,
          isolate,
          server,
        },
      },
      {
        extends: true,
        test: {
          name: 'edits',
          alias,
          include: ['tests/site-edits/**/*.test.ts'],
          testTimeout: 60_000,
          server,
        },
      },
      {
        test: {
          name: 'browser',
          setupFiles,
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: 'tests/support/sites/site.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          isolate,
          // File watchers and browsers miss their moment now and then on a busy machine.
          retry: 2,
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/{site,second-site}/**/*.test.ts'],
          testTimeout: 60_000,
          // Each walk has a browser of its own.
          maxWorkers: 1,
          isolate,
        },
      },
      {
        test: {
          name: 'db',
          setupFiles,
          include: ['tests/db/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          isolate,
        },
      },
      {
        test: {
          name: 'full',
          setupFiles,
          // The others run a sample of themselves in every run.
          include: ['tests/full/**/*.test.ts', ...THOROUGH],
          provide: { thorough: true },
          globalSetup: 'tests/support/sites/site.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // They measure, and start servers and browsers of their own.
          maxWorkers: 1,
        },
      },
    ],
  },
});
