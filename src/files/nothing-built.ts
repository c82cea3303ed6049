// Ends a build because a person has to mend something first.
import { inspect } from 'node:util';

/** The error of a build in words for a person where the disk is full; any other one as it is. */
export const fullDiskInWords = (error: unknown): unknown =>
  // A worker's error arrives with its message alone.
  /\b(ENOSPC|EDQUOT)\b/.test(String(error))
    ? new NothingBuilt('The disk is full. Make room on it, and build again.')
    : error;

/** The message is for that person, and where in the code it was thrown is nothing to them. */
export class NothingBuilt extends Error {
  override name = 'NothingBuilt';
  constructor(message: string) {
    super(`\n${message}\n\nNothing was built.`);
    this.stack = '';
  }
  /** Vite prints an error as Node shows it: with the name of its class, in brackets. */
  [inspect.custom] = () => this.message;
}
