// How much of a long test is run: a sample of it in every run, and all of it in `npm run test:full`.
import { inject, test } from 'vitest';
import type { ExpectedPage } from './sites/site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Whether everything is run that takes long. */
    thorough: boolean;
  }
}

/** The fewest pages of the fixture that show every section type. */
const SAMPLE = [
  '/',
  '/about/',
  '/pay-bill/',
  '/residential-trash-pickup/',
  '/residential-trash-pickup/ny/salamanca/',
  '/rolloff-dumpsters/',
  '/terms-privacy/',
];

/** The sample of pages in every run; every page of the fixture in a thorough one. */
export function somePages(): ExpectedPage[] {
  const pages = inject('pages');
  return inject('thorough') ? pages : pages.filter(({ path }) => SAMPLE.includes(path));
}

/** Two pages for what is alike on all of them; every page of the fixture in a thorough run. */
export function fewPages(): ExpectedPage[] {
  return someOf(inject('pages'), 2);
}

/** A test that only a thorough run has: a variant of another one. */
export const testInFull = test.runIf(inject('thorough'));

/** The first of some cases that differ little; all of them in a thorough run. */
export function someOf<T>(cases: T[], first = 1): T[] {
  return inject('thorough') ? cases : cases.slice(0, first);
}

/** Every third of many cases that differ little; all of them in a thorough run. */
export function everyThird<T>(cases: T[]): T[] {
  return inject('thorough') ? cases : cases.filter((_, index) => index % 3 === 0);
}

/** A tenth of a number of rounds; all of them in a thorough run. */
export function someRounds(rounds: number): number {
  return inject('thorough') ? rounds : Math.ceil(rounds / 10);
}
