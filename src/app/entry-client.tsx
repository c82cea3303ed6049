// Takes over the prerendered page in the browser, when the starter asks for it.
import { type ReactNode, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { Page, SiteFacts } from '../model/site.ts';
import type { Lookup } from '../outside/lookup.ts';
import { createPageLookup, fetchShown } from '../outside/page-data.ts';
import { builtInSettings, supabase } from '../outside/supabase.ts';
import { loadSections } from '../sections/registry.ts';
import type { Prefetch } from '../ui/contexts/prefetch.ts';
import { App } from './App.tsx';
import { addSlash } from './add-slash.ts';
import { followHashes } from './arrive.ts';
import {
  CONNECTED,
  DATA_ID,
  type Embedded,
  ROOT_ID,
  type SiteFile,
  STRUCTURED_DATA,
  type StartSettings,
} from './embedded.ts';
import {
  connectHistory,
  createNavigationStore,
  type NavigationState,
  type NavigationStore,
} from './navigation.ts';
import { prefetchLikely } from './prefetch-likely.ts';
import { adoptStyles } from './styles.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Hydrates the page. Resolves once React has taken it over, and rejects when a part of the script cannot be had; the
 * page is then as it was.
 */
export async function start(): Promise<void> {
  const root = document.getElementById(ROOT_ID);
  const data = document.getElementById(DATA_ID);
  if (!root || !data) throw new Error('the page has no root or no data');
  addSlash();
  const { build, facts, year, page, styles } = data.textContent
    ? inlineData(data.textContent)
    : await fetchData(data.dataset);
  await loadSections(page);
  adoptStyles(styles);
  const newLookup = () =>
    withSections(createPageLookup(build, page, (...request) => fetch(...request)));
  let pages = newLookup();
  const store = createNavigationStore(page);
  const navigate = connectHistory(store, (path) => pages(path));
  dispatchEvent(new Event(CONNECTED));
  followHashes(document);
  followStoredSeo(store, facts).catch(console.error);
  const prefetch: Prefetch = (path) => void pages(path).catch(() => {});
  let shownFacts = facts;
  const app = (onReady?: () => void) => (
    <App
      year={year}
      store={store}
      navigate={navigate}
      prefetch={prefetch}
      onReady={onReady}
      facts={shownFacts}
    />
  );
  const running = await hydrate(root, app);
  void followHead(store, page, () => shownFacts);
  fetchAhead(store, prefetch);
  if (import.meta.hot) {
    const { startPreview } = await import('./dev/preview.ts');
    startPreview(import.meta.hot, {
      store,
      forget: () => {
        pages = newLookup();
      },
      render: (news) => {
        shownFacts = news;
        running.render(app());
      },
    });
  }
}

/** Lets React take over what stands in the page; done once the app has called its `onReady`. */
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

/** Fetches what is likely to be opened next, in the browser's stead: the app's data files are smaller than pages. */
function fetchAhead(store: NavigationStore, prefetch: Prefetch): void {
  document.querySelector('script[type="speculationrules"]')?.remove();
  const ahead = () => whenIdle(() => prefetchLikely(document, prefetch));
  ahead();
  store.subscribe(({ visit }, before) => visit !== before.visit && ahead());
}

/** Keeps the head in step with the shown page; its title alone where the script for the rest cannot be had. */
async function followHead(store: NavigationStore, page: Page, facts: () => SiteFacts) {
  try {
    (await import('./follow-head.ts')).followHead(store, page, facts);
  } catch (error) {
    console.error(error);
    // Offline or after a deployment; the title is what visitors and screen readers would miss.
    const showTitle = ({ page: { seo } }: NavigationState) => {
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

/** A page counts as here once the code of its sections is here too. */
function withSections(pages: Lookup<Page>): Lookup<Page> {
  return async (path) => {
    const page = await pages(path);
    await loadSections(page);
    return page;
  };
}

/** Stored records are looked up only where Supabase is configured; no other site loads the code. */
async function followStoredSeo(store: NavigationStore, facts: SiteFacts): Promise<void> {
  if (!builtInSettings()) return;
  const { followSeo } = await import('./follow-seo.ts');
  followSeo(store, facts, async () => {
    const { createSeoLookup } = await import('../outside/seo-records.ts');
    return createSeoLookup(await supabase());
  });
}
