// The member's session while the editor is open: a question that finds none waits until somebody has signed in again.
import { create } from 'zustand';

interface SessionStore {
  /** Whether somebody is asked to sign in. */
  isAsked: boolean;
  /** Called when somebody has signed in. */
  waiting: (() => void)[];
}

export const useSession = create<SessionStore>(() => ({ isAsked: false, waiting: [] }));

/** Asks the member to sign in again; resolves when that is done. */
export function signedInAgain(): Promise<void> {
  return new Promise((done) => {
    useSession.setState(({ waiting }) => ({ isAsked: true, waiting: [...waiting, done] }));
  });
}

/** Lets everything go on that has waited. */
export function goOn(): void {
  const { waiting } = useSession.getState();
  useSession.setState({ isAsked: false, waiting: [] });
  for (const done of waiting) done();
}
