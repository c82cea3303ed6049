// The whole page: header, the page's sections, footer. The same on the server and in the browser.
import { type ReactNode, useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react';
import { StyleSheetManager } from 'styled-components';
import { Router } from 'wouter';
import { NOT_FOUND_PATH } from '../model/path.ts';
import type { SiteFacts } from '../model/site.ts';
import { ArrivalContext } from '../ui/contexts/arrival.ts';
import { CurrentPathContext } from '../ui/contexts/current-path.ts';
import { FactsContext } from '../ui/contexts/facts.ts';
import { type Prefetch, PrefetchContext } from '../ui/contexts/prefetch.ts';
import { QuoteQueryContext } from '../ui/contexts/quote-link.ts';
import { GlobalStyle } from '../ui/styles/GlobalStyle.ts';
import { VisuallyHidden } from '../ui/styles/VisuallyHidden.ts';
import { useRunning } from '../ui/use-running.ts';
import { arrive } from './arrive.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { locationHook, type Navigate, type NavigationStore } from './navigation.ts';
import { PageView } from './PageView.tsx';
import { ActionBar } from './shell/ActionBar.tsx';
import { Footer } from './shell/Footer.tsx';
import { Header } from './shell/Header.tsx';
import { LoneMain } from './shell/LoneMain.ts';
import { Notices } from './shell/Notices.tsx';
import { ProgressBar } from './shell/ProgressBar.ts';
import { SkipLink } from './shell/SkipLink.ts';

export interface AppProps {
  facts: SiteFacts;
  /** The year that the copyright line shows. */
  year: number;
  store: NavigationStore;
  navigate?: Navigate;
  prefetch?: Prefetch;
  /** Called once the app stands in the page. */
  onReady?: () => void;
  /** True leaves out what is the same on every page: the server has that at hand. */
  bare?: boolean;
}

const nothing: Prefetch = () => {};
/** Every property reaches its element: `command` and `closedby` are newer than styled-components' list. */
const forward = () => true;

/** The running site. Everything it needs is passed in, so that each rendering has its own. */
export function App({ facts, year, store, navigate, prefetch = nothing, ...props }: AppProps) {
  const { onReady, bare } = props;
  const useLocation = useRef(locationHook(store, navigate)).current;
  return (
    <FactsContext value={facts}>
      <PrefetchContext value={prefetch}>
        <Router hook={useLocation}>
          <StyleSheetManager shouldForwardProp={forward}>
            {!bare && <GlobalStyle />}
            <ErrorBoundary fallback={<ApplicationError />}>
              <Shell year={year} store={store} bare={bare} />
            </ErrorBoundary>
            <Ready onReady={onReady} />
          </StyleSheetManager>
        </Router>
      </PrefetchContext>
    </FactsContext>
  );
}

/**
 * Tells when the app stands in the page, with everything in it that the sections' own first effects have changed. It
 * shows nothing, so that its own state renders nothing else again.
 */
function Ready({ onReady }: Pick<AppProps, 'onReady'>) {
  const running = useRunning();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it tells of the first time only
  useEffect(() => {
    if (running) onReady?.();
  }, [running]);
  return null;
}

type Navigated = Pick<AppProps, 'store'>;

/**
 * What stands around the page does not follow the store: a navigation renders the page alone, and later the links that
 * lead to it. What is left out when it is bare keeps its place, because React counts places for the ids of elements.
 */
function Shell({ year, store, bare }: Pick<AppProps, 'year' | 'store' | 'bare'>) {
  return (
    <Around store={store}>
      {!bare && <SkipLink href="#_main">Skip to the content</SkipLink>}
      {!bare && <Progress store={store} />}
      {!bare && <Header />}
      <Main store={store} />
      {!bare && <Footer year={year} />}
      {!bare && <ActionBar />}
    </Around>
  );
}

/** Tells the links around the page which page is shown, once it is. */
function Around({ store, children }: Navigated & { children: ReactNode }) {
  const { path, quote_query = '' } = useDeferredValue(store((state) => state.page));
  return (
    <CurrentPathContext value={path}>
      <QuoteQueryContext value={quote_query}>{children}</QuoteQueryContext>
    </CurrentPathContext>
  );
}

/** The region is there before there is anything to tell, because screen readers tell what comes into one that they know. */
function Progress({ store }: Navigated) {
  const pending = store((state) => state.pending);
  const running = useRunning();
  return (
    running && (
      <>
        <VisuallyHidden role="status">{pending && 'Loading the page'}</VisuallyHidden>
        {pending && <ProgressBar />}
      </>
    )
  );
}

/** The shown page. After a navigation it moves scroll and focus. */
function Main({ store }: Navigated) {
  const page = store((state) => state.page);
  const visit = store((state) => state.visit);
  const restore = store((state) => state.restore);
  const whole = store((state) => state.whole);
  useLayoutEffect(() => {
    if (visit > 0) arrive(restore);
  }, [visit, restore]);
  useEffect(() => {
    if (page.path === NOT_FOUND_PATH) console.error(`404: no page at ${location.pathname}`);
  }, [page]);
  const Frame = page.sections.length === 1 ? LoneMain : 'main';
  return (
    <>
      {page.notices && <Notices notices={page.notices} />}
      <Frame id="_main" tabIndex={-1}>
        <ArrivalContext value={visit > 0 && restore === undefined}>
          <CurrentPathContext value={page.path}>
            <PageView page={page} whole={whole} />
          </CurrentPathContext>
        </ArrivalContext>
      </Frame>
    </>
  );
}

/** What a visitor sees when a page cannot be rendered at all. */
function ApplicationError() {
  return (
    <main>
      <h1>Unexpected Application Error!</h1>
      <p>
        <a href="/">Return to Home</a>
      </p>
    </main>
  );
}
