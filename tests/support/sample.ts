// How much of a long test is run: a sample of it in every run, and all of it in `npm run test:full`.
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Whether everything is run that takes long. */
    thorough: boolean;
  }
}

/** The first of some cases that differ little; all of them in a thorough run. */
export function someOf<T>(cases: T[]): T[] {
  return inject('thorough') ? cases : cases.slice(0, 1);
}

/** A tenth of a number of rounds; all of them in a thorough run. */
export function someRounds(rounds: number): number {
  return inject('thorough') ? rounds : Math.ceil(rounds / 10);
}
