// Ends a build because a person has to mend something first.
import { inspect } from 'node:util';

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
