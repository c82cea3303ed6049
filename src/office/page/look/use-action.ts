// Runs one thing at a time for a control: whether it runs, and the sentence when it has failed.
import { useState } from 'react';
import { OfficeFailure } from '../wire/answered.ts';
import { goToSignIn } from '../wire/session.ts';

/** The state of an action, and the function that runs one. It resolves to whether the work was done. */
export function useAction() {
  const [isRunning, setRunning] = useState(false);
  const [fault, setFault] = useState('');
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    setRunning(true);
    setFault('');
    try {
      await work();
      return true;
    } catch (error) {
      setFault(sayFailure(error));
      return false;
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, fault, run };
}

/** The sentence about a failure. A session that has ended leads to the sign-in page. */
export function sayFailure(error: unknown): string {
  if (!(error instanceof OfficeFailure)) {
    console.error(error);
    return 'That did not work. Reload the page and try again.';
  }
  if (error.kind === 'ended') goToSignIn('#ended');
  return error.message;
}
