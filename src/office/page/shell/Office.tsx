// The office behind the sign-in: the bar with its tabs, and the screen of the route.
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { theme } from '../../../ui/styles/theme.ts';
import { QuotesScreen } from '../list/QuotesScreen.tsx';
import { usePolling, useQuotes } from '../list/quotes-store.ts';
import { officeSite } from '../office-site.ts';
import { announce, useMessage } from '../ui/actions.tsx';
import { goToSignIn, leaveUnlessMember, whenSessionEnds } from '../wire/account.ts';
import { OfficeBar } from './OfficeBar.tsx';
import { type OfficeRoute, routeHref, type ScreenName, useOfficeRoute } from './route.ts';

interface ScreenProps {
  id?: string;
  email: string;
}

/** A screen whose code comes when it is opened. */
const onDemand = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType<ScreenProps>>>,
  name: Name,
) => lazy(async () => ({ default: (await load())[name] }));

const SHOWN: Record<ScreenName, ComponentType<ScreenProps>> = {
  requests: QuotesScreen,
  alerts: onDemand(() => import('../alerts/AlertsScreen.tsx'), 'AlertsScreen'),
  privacy: onDemand(() => import('../person/PersonScreen.tsx'), 'PersonScreen'),
  account: onDemand(() => import('./AccountScreen.tsx'), 'AccountScreen'),
};

/** The office of a member who is signed in. The database decides what that person sees. */
export function Office({ email }: { email: string }) {
  useEffect(() => {
    void leaveUnlessMember();
    const stop = whenSessionEnds(() => goToSignIn('#ended'));
    return () => void stop.then((end) => end());
  }, []);
  const route = useOfficeRoute();
  const Screen = SHOWN[route.screen];
  const { text } = useMessage();
  usePolling();
  useTitle();
  useScreenFocus(route);
  return (
    <>
      <OfficeBar shown={route.screen} />
      <Main>
        <Suspense fallback={<p role="status">Loading …</p>}>
          <Screen id={route.id} email={email} />
        </Suspense>
      </Main>
      <Message role="status">{text}</Message>
    </>
  );
}

/** Moves the focus when the route changes: to the screen's heading, or on the way back to the entry that was open. */
function useScreenFocus({ screen, id }: OfficeRoute) {
  const before = useRef<OfficeRoute>(undefined);
  useEffect(() => {
    const from = before.current;
    before.current = { screen, id };
    if (!from) return;
    const isBack = from.screen === screen && from.id !== undefined && !id;
    const entry = isBack && document.querySelector<HTMLElement>(`a[href="${routeHref(from)}"]`);
    if (entry) entry.focus();
    else if (!id) document.querySelector('h1')?.focus();
    announce('');
    if (from.screen !== screen) window.scrollTo(0, 0);
  }, [screen, id]);
}

/** The title of the tab has the number of new requests. */
function useTitle() {
  const { company } = officeSite().facts;
  const newCount = useQuotes((store) => store.newCount);
  useEffect(() => {
    document.title = `${newCount > 0 ? `(${newCount}) ` : ''}Office of ${company.name}`;
  }, [newCount, company.name]);
}

const Main = styled.main`
  width: min(76rem, 100% - 2rem);
  margin: 0 auto;
  padding: ${theme.space(2)} 0 calc(var(--action-bar-height) + ${theme.space(5)});
  ${theme.from.desktop} {
    padding-top: ${theme.space(5)};
  }
`;

/** Lies above the tabs of a phone. */
const Message = styled.div`
  position: fixed;
  z-index: 9;
  inset: auto 1rem calc(var(--action-bar-height) + 1rem);
  width: fit-content;
  max-width: 30rem;
  margin: 0 auto;
  padding: ${theme.space(1)} ${theme.space(2)};
  border-radius: ${theme.radius.small};
  background: ${theme.color.brandDeep};
  color: #fff;
  font-weight: 600;
  &:empty {
    visibility: hidden;
  }
`;
