// The test projects. Each `npm run test:…` runs one of them.
import type { TestProjectInlineConfiguration } from 'vitest/config';

/** Test files share the modules and the browser of a process, and run a sample: see tests/support/sample.ts. */
const shared = { isolate: false, maxWorkers: 2, provide: { thorough: false } };

/** Node's loader gives a namespace for styled-components, not a function. */
const server = { deps: { inline: ['styled-components', 'react-toastify'] } };

/** The package for browsers has 2,000 files, this one is a single file. */
const alias = { lucide: 'lucide/dist/cjs/lucide.js' };

/** The tests of the engine run on the fixture, not on the family's site. */
const setupFiles = ['tests/support/use-fixture.ts'];

/** Chromium serves the built fixture to these tests. */
const globalSetup = 'tests/support/sites/site.ts';

/** Folders whose tests run only a sample of themselves in `npm test`. */
const SAMPLED = 'tests/{db,e2e,editor,manifest,node/{output,render}}/**/*.test.ts';

export const projects: TestProjectInlineConfiguration[] = [
  {
    // React components are tested as the site compiles them.
    extends: true,
    test: {
      ...shared,
      name: 'unit',
      alias,
      server,
      setupFiles,
      include: ['tests/**/*.test.{ts,tsx}'],
      exclude: ['tests/{e2e,db,site,site-edits,second-site,full,tools}/**'],
      // A command takes seconds on a busy machine.
      testTimeout: 60_000,
      // The first build on a machine encodes every picture.
      hookTimeout: 600_000,
    },
  },
  {
    extends: true,
    test: {
      ...shared,
      name: 'edits',
      alias,
      server,
      include: ['tests/site-edits/**/*.test.ts'],
      testTimeout: 60_000,
    },
  },
  {
    test: {
      ...shared,
      name: 'browser',
      setupFiles,
      globalSetup,
      include: ['tests/e2e/**/*.test.ts'],
      // Each step may take thirty seconds on a busy machine.
      testTimeout: 240_000,
      hookTimeout: 600_000,
    },
  },
  {
    test: {
      ...shared,
      name: 'site',
      include: ['tests/{site,second-site}/**/*.test.ts'],
      testTimeout: 240_000,
    },
  },
  {
    test: {
      ...shared,
      name: 'db',
      setupFiles,
      include: ['tests/db/**/*.test.ts'],
      // A start of the database takes five seconds of a processor, which a busy machine may share among twenty.
      testTimeout: 300_000,
      hookTimeout: 600_000,
    },
  },
  {
    test: {
      name: 'full',
      alias,
      server,
      setupFiles,
      globalSetup,
      include: ['tests/full/**/*.test.ts', SAMPLED],
      provide: { thorough: true },
      testTimeout: 240_000,
      hookTimeout: 600_000,
      // The tests measure, and start servers and browsers of their own.
      maxWorkers: 1,
    },
  },
];
