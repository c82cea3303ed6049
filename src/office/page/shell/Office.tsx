// The office behind the sign-in: the bar with its tabs, and the screen of the place.
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { theme } from '../../../ui/styles/theme.ts';
import { QuotesScreen } from '../list/QuotesScreen.tsx';
import { useQuotes } from '../list/quotes-store.ts';
import { useFollowing } from '../list/use-following.ts';
import { hush, useSaid } from '../look/said.ts';
import { useOfficeSite } from '../office-site.ts';
import { goToSignIn, leaveUnlessMember, storedSession, whenSessionEnds } from '../wire/session.ts';
import { OfficeBar } from './OfficeBar.tsx';
import { type OfficePlace, placeAddress, usePlace } from './place.ts';

const AlertsScreen = lazy(async () => ({
  default: (await import('../alerts/AlertsScreen.tsx')).AlertsScreen,
}));
const RecordsScreen = lazy(async () => ({
  default: (await import('../search/RecordsScreen.tsx')).RecordsScreen,
}));
const PersonScreen = lazy(async () => ({
  default: (await import('../person/PersonScreen.tsx')).PersonScreen,
}));
const AccountScreen = lazy(async () => ({
  default: (await import('./AccountScreen.tsx')).AccountScreen,
}));

/** Shows nothing before it is known that somebody is signed in. The database decides what that person sees. */
export function Office() {
  const [email, setEmail] = useState<string>();
  useEffect(() => {
    openFor(setEmail).catch(() => goToSignIn(''));
    const stop = whenSessionEnds(() => goToSignIn('#ended'));
    return () => void stop.then((end) => end());
  }, []);
  return email === undefined ? (
    <Waiting role="status">Opening the office …</Waiting>
  ) : (
    <Opened email={email} />
  );
}

async function openFor(show: (email: string) => void): Promise<void> {
  const session = await storedSession();
  if (!session) return goToSignIn('');
  show(session.user.email ?? '');
  await leaveUnlessMember();
}

function Opened({ email }: { email: string }) {
  const place = usePlace();
  const text = useSaid((said) => said.text);
  useFollowing();
  useTitle();
  useArrival(place);
  return (
    <>
      <OfficeBar shown={place.screen} />
      <Main>
        <Suspense fallback={<p role="status">Loading …</p>}>
          <ScreenOf place={place} email={email} />
        </Suspense>
      </Main>
      <Said role="status">{text}</Said>
    </>
  );
}

function ScreenOf({ place: { screen, id }, email }: { place: OfficePlace; email: string }) {
  switch (screen) {
    case 'requests':
      return <QuotesScreen id={id} />;
    case 'alerts':
      return <AlertsScreen />;
    case 'search':
      return <RecordsScreen path={id} />;
    case 'privacy':
      return <PersonScreen />;
    case 'account':
      return <AccountScreen email={email} />;
  }
}

/** Moves the focus to what has come: a screen's heading, or on the way back the entry that was open. */
function useArrival({ screen, id }: OfficePlace) {
  const before = useRef<OfficePlace>(undefined);
  useEffect(() => {
    const from = before.current;
    before.current = { screen, id };
    if (!from) return;
    const isBack = from.screen === screen && from.id !== undefined && !id;
    const entry = isBack && document.querySelector<HTMLElement>(`a[href="${placeAddress(from)}"]`);
    if (entry) entry.focus();
    else if (!id) document.querySelector('h1')?.focus();
    hush();
    if (from.screen !== screen) window.scrollTo(0, 0);
  }, [screen, id]);
}

/** The title of the tab has the number of new requests. */
function useTitle() {
  const { company } = useOfficeSite().facts;
  const newCount = useQuotes((store) => store.newCount);
  useEffect(() => {
    document.title = `${newCount > 0 ? `(${newCount}) ` : ''}Office of ${company.name}`;
  }, [newCount, company.name]);
}

const Waiting = styled.p`
  padding: ${theme.space(4)};
  text-align: center;
`;

const Main = styled.main`
  width: min(76rem, 100% - 2rem);
  margin: 0 auto;
  padding: ${theme.space(2)} 0 calc(var(--action-bar-height) + ${theme.space(4)});
  ${theme.from.desktop} {
    padding-top: ${theme.space(4)};
  }
`;

/** Above the tabs of a phone. */
const Said = styled.div`
  position: fixed;
  z-index: 9;
  inset: auto 1rem calc(var(--action-bar-height) + 1rem);
  width: fit-content;
  max-width: 30rem;
  margin: 0 auto;
  padding: ${theme.space(1.5)} ${theme.space(2.5)};
  border-radius: ${theme.radius.small};
  background: ${theme.color.brandDeep};
  color: #fff;
  font-weight: 600;
  &:empty {
    visibility: hidden;
  }
`;
