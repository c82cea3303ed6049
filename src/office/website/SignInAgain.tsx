// Asks for the password again where the session has ended, over the editor, which keeps what was typed.
import { create } from 'zustand';
import { Dialog } from '../../editor/page/review/Dialog.tsx';
import { FactsContext } from '../../ui/contexts/facts.ts';
import { SignInForm } from '../page/login/SignInPage.tsx';
import { type OfficeSite, SIGN_IN_PAGE } from '../page/office-site.ts';

/** Whether somebody is asked to sign in, and what goes on when that is done. */
const useSession = create<{ isAsked: boolean; waiting: (() => void)[] }>(() => ({
  isAsked: false,
  waiting: [],
}));

/** Asks the member to sign in again; resolves when that is done. */
export function signedInAgain(): Promise<void> {
  return new Promise((done) => {
    useSession.setState(({ waiting }) => ({ isAsked: true, waiting: [...waiting, done] }));
  });
}

export function SignInAgain({ site }: { site: OfficeSite }) {
  const { isAsked, waiting } = useSession();
  if (!isAsked) return null;
  const goOn = () => {
    useSession.setState({ isAsked: false, waiting: [] });
    for (const done of waiting) done();
  };
  return (
    <Dialog title="Sign in again" close={() => useSession.setState({ isAsked: false })}>
      <p>
        Your session has ended. Nothing is lost: what you typed is saved once you are signed in.
      </p>
      <FactsContext value={site.facts}>
        <SignInForm done={goOn} onForgotten={() => window.open(SIGN_IN_PAGE)} />
      </FactsContext>
    </Dialog>
  );
}
