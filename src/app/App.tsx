// The whole page: header, the page's sections, footer. The same on the server and in the browser.
import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { StyleSheetManager } from 'styled-components';
import { type BaseLocationHook, Router } from 'wouter';
import { NOT_FOUND_PATH } from '../model/path.ts';
import { languageOf, localFacts, type SiteFacts } from '../model/site.ts';
import { ArrivalContext, FactsContext, QuoteQueryContext, useTranslate } from '../ui/contexts.ts';
import { forwardAll, GlobalStyle } from '../ui/styles/GlobalStyle.ts';
import { VisuallyHidden } from '../ui/styles/VisuallyHidden.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { LoneMain, ProgressBar, SkipLink } from './App.styles.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { noop } from './navigator/page-renderer.ts';
import type { PageStore } from './navigator/page-store.ts';
import { PageView } from './PageView.tsx';
import { ActionBar } from './shell/ActionBar.tsx';
import { Footer } from './shell/Footer.tsx';
import { Header } from './shell/Header.tsx';
import { MobileMenu } from './shell/MobileMenu.tsx';
import { LateNotices, PageNotices } from './shell/PageNotices.tsx';

export interface AppProps {
  facts: SiteFacts;
  year: number;
  store: PageStore;
  /** Called in the commit of the hydration. */
  onHydrated?: () => void;
  /** Called after the first effects of all sections, which may render once more. */
  onReady?: () => void;
  /** True leaves out what is the same on every page: the server has that at hand. */
  omitShell?: boolean;
}

/** The running site. Everything it needs is passed in, so that each rendering has its own. */
export function App({ facts, year, store, omitShell, ...ready }: AppProps) {
  return (
    <StyleSheetManager shouldForwardProp={forwardAll}>
      {!omitShell && <GlobalStyle />}
      <PageProviders {...{ facts, store }}>
        <ErrorBoundary fallback={<ApplicationError />}>
          <Shell {...{ facts, year, store, omitShell }} />
        </ErrorBoundary>
      </PageProviders>
      <ReadySignal {...ready} />
    </StyleSheetManager>
  );
}

/**
 * Calls `onReady` after hydration and the first effects of all sections. It shows nothing, so that its own state renders
 * nothing else again.
 */
function ReadySignal({ onHydrated, onReady }: Pick<AppProps, 'onHydrated' | 'onReady'>) {
  const running = useHydrated();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first commit counts
  useLayoutEffect(() => onHydrated?.(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first time counts
  useEffect(() => {
    if (running) onReady?.();
  }, [running]);
  return null;
}

type PageProps = Pick<AppProps, 'facts' | 'store'>;

/**
 * The shell does not follow the store: a visit renders the page alone, and later the links that lead to it. Parts that
 * are left out with `omitShell` keep their index, from which React makes the ids of elements. The menu comes last, so that
 * readers of the text alone meet its links after the page.
 */
function Shell({
  facts,
  year,
  store,
  omitShell,
}: PageProps & Pick<AppProps, 'year' | 'omitShell'>) {
  const menu = useRef<HTMLDialogElement>(null);
  return (
    <>
      {!omitShell && <Skip />}
      {!omitShell && <Progress store={store} />}
      {!omitShell && <Header menu={menu} />}
      <Main {...{ facts, store }} />
      {!omitShell && <Footer year={year} />}
      {!omitShell && <ActionBar />}
      {!omitShell && <MobileMenu ref={menu} />}
    </>
  );
}

/** Gives the shell the shown page's language and path. Deferred, so that the page itself is rendered first. */
function PageProviders({ facts, store, children }: PageProps & { children: ReactNode }) {
  const page = useDeferredValue(store((state) => state.page));
  return (
    <FactsContext value={localFacts(page, facts)}>
      <ShownPath path={page.path}>
        <QuoteQueryContext value={page.quote_query ?? ''}>{children}</QuoteQueryContext>
      </ShownPath>
    </FactsContext>
  );
}

function Skip() {
  const t = useTranslate();
  return <SkipLink href="#_main">{t('Skip to the content')}</SkipLink>;
}

/** The region exists before its text, because screen readers announce changes of regions that they know. */
function Progress({ store }: Pick<AppProps, 'store'>) {
  const pending = store((state) => state.pending);
  const running = useHydrated();
  const t = useTranslate();
  return (
    running && (
      <>
        <VisuallyHidden role="status">{pending && t('Loading the page')}</VisuallyHidden>
        {pending && <ProgressBar />}
      </>
    )
  );
}

function Main({ facts, store }: PageProps) {
  const page = store((state) => state.page);
  const openedByLink = store((state) => state.openedByLink);
  const renderAll = store((state) => state.renderAll);
  useEffect(() => {
    if (page.path === NOT_FOUND_PATH) console.error(`404: no page at ${location.pathname}`);
  }, [page]);
  const local = localFacts(page, facts);
  const language = languageOf(local);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const Frame = page.sections.length === 1 ? LoneMain : 'main';
  return (
    <FactsContext value={local}>
      <PageNotices key={`notices of ${page.path}`} store={store} page={page} />
      <Frame id="_main" tabIndex={-1}>
        <ArrivalContext value={openedByLink === true}>
          <ShownPath path={page.path}>
            <PageView page={page} renderAll={renderAll} />
          </ShownPath>
        </ArrivalContext>
      </Frame>
      <LateNotices key={`late notices of ${page.path}`} store={store} page={page} />
    </FactsContext>
  );
}

/** Replaces a page that cannot be rendered at all. */
function ApplicationError() {
  const t = useTranslate();
  return (
    <main>
      <h1>{t('Unexpected Application Error!')}</h1>
      <p>
        {/* The navigator leaves a link with a target to the browser, which loads the app anew. */}
        <a href="/" target="_self">
          {t('Return to Home')}
        </a>
      </p>
    </main>
  );
}

/** Gives wouter the path of the shown page as its location. The page navigator follows links, so wouter has nothing to navigate. */
function ShownPath({ path, children }: { path: string; children: ReactNode }) {
  const hook: BaseLocationHook = useCallback(() => [path, noop], [path]);
  return <Router hook={hook}>{children}</Router>;
}
