// Takes over the prerendered page in the browser, when the starter asks for it.
import { Activity, type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { Page, SiteFacts } from '../model/site.ts';
import { fetchPage, fetchShown } from '../outside/page-data.ts';
import { builtInSettings } from '../outside/supabase.ts';
import { loadSections } from '../sections/registry.ts';
import { PICKUP_DAY_KEY, readStored } from '../ui/storage.ts';
import { App, type AppProps } from './App.tsx';
import {
  DATA_ID,
  type Embedded,
  ROOT_ID,
  type SiteFile,
  STRUCTURED_DATA,
  type StartSettings,
} from './embedded.ts';
import { pageNavigator } from './entry-navigator.ts';
import { followHashes } from './navigator/follow-hashes.ts';
import { createPageStore, type PageState, type PageStore } from './navigator/page-store.ts';
import { createReactRenderer, nativeNavigation } from './navigator/react-renderer.ts';
import { adoptStyles } from './styles.ts';
import { showYear, yearNow } from './year.ts';

/** Hydrates the page. Rejects when a part of the script or the data cannot be had, and leaves the page as it was. */
export async function start(): Promise<void> {
  // React hydrates the page of the document, so the browser follows links until that is done.
  pageNavigator.renderer = nativeNavigation;
  const root = document.getElementById(ROOT_ID);
  const data = document.getElementById(DATA_ID);
  if (!root || !data) throw new Error('the page has no root or no data');
  const { build, facts, year, page, styles } = data.textContent
    ? inlineData(data.textContent)
    : await fetchData(data.dataset);
  await loadSections(page);
  adoptStyles(styles);
  const store = createPageStore(page);
  followHashes(window, () => flushSync(() => store.setState({ renderAll: true })));
  followStored(store, facts).catch(console.error);
  let shownFacts = facts;
  const app = (calls?: Pick<AppProps, 'onHydrated' | 'onReady'>) => (
    <App year={yearNow(year)} store={store} facts={shownFacts} {...calls} />
  );
  /**
   * Works out the first section's rules before a press. A document without a window fetches no pictures, and hidden
   * components run no effects.
   */
  const renderAhead = (next: Page) => {
    const first = createPageStore({ ...next, sections: next.sections.slice(0, 1) });
    const unseen = document.implementation.createHTMLDocument().body;
    createRoot(unseen).render(
      <Activity mode="hidden">
        <App {...{ facts, year }} store={first} omitShell />
      </Activity>,
    );
  };
  const takeOver = () => {
    const fetchNext = (path: string) => fetchPage(path, build);
    pageNavigator.renderer = createReactRenderer(store, fetchNext, renderAhead);
  };
  showYear(document);
  const running = await hydrate(root, (onReady) => app({ onReady, onHydrated: takeOver }));
  void followHead(store, page, () => shownFacts);
  if (readStored(PICKUP_DAY_KEY))
    import('./greeting.tsx').then(({ greet }) => greet(store, facts)).catch(console.error);
  if (import.meta.hot) {
    const { startPreview } = await import('./dev/preview.ts');
    const render = (newFacts: SiteFacts) => {
      shownFacts = newFacts;
      running.render(app());
    };
    startPreview(import.meta.hot, { store, forget: takeOver, render });
  }
}

/** Lets React take over the HTML; resolves once the app has called its `onReady`. */
function hydrate(root: HTMLElement, app: (onReady: () => void) => ReactNode): Promise<Root> {
  return new Promise((resolve) => {
    // As a transition, so that React lets the browser answer the visitor in between.
    startTransition(() => {
      const running = hydrateRoot(
        root,
        app(() => resolve(running)),
        { onRecoverableError: (error) => console.error(error) },
      );
    });
  });
}

/** Keeps the head in step with the shown page; its title alone where the script for the rest cannot be had. */
async function followHead(store: PageStore, page: Page, facts: () => SiteFacts) {
  try {
    (await import('./head/follow-head.ts')).followHead(store, page, facts);
  } catch (error) {
    console.error(error);
    // Offline or after a deployment; the title is what visitors and screen readers would miss.
    const showTitle = ({ page: { seo } }: PageState) => {
      document.title = seo?.title ?? document.title;
    };
    showTitle(store.getState());
    store.subscribe(showTitle);
  }
}

function inlineData(text: string): Embedded {
  const { page, ...shared } = JSON.parse(text) as Embedded;
  const graph = document.getElementById(STRUCTURED_DATA)?.textContent;
  return { ...shared, page: { ...page, ...(graph && { structured_data: JSON.parse(graph) }) } };
}

async function fetchData({
  build = '',
  version = '',
  files = '',
}: StartSettings): Promise<Embedded> {
  const [siteFile = '', pageFile = ''] = files.split(' ');
  const [site, { page, styles }] = await Promise.all([
    fetch(siteFile).then((response) => response.json() as Promise<SiteFile>),
    fetchShown(pageFile, { build, version }, fetch),
  ]);
  return { build, ...site, page, styles };
}

/** Only a site with a database loads the code. */
async function followStored(store: PageStore, facts: SiteFacts): Promise<void> {
  if (!builtInSettings()) return;
  const { followDatabase } = await import('./follow-database.ts');
  followDatabase(store, facts);
}
