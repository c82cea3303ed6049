// Takes over the prerendered page in the browser. Starting it is all that this module does.
import { createHead, UnheadProvider } from '@unhead/react/client';
import { hydrateRoot } from 'react-dom/client';
import { withTrailingSlash } from '../model/path.ts';
import type { SiteFacts } from '../model/site.ts';
import { reportMarkedClicks } from '../services/analytics.ts';
import { createPageLookup } from '../services/page-data.ts';
import { supabase, supabaseSettings } from '../services/supabase.ts';
import { App } from './App.tsx';
import { followHashes } from './arrive.ts';
import { DATA_ID, type Embedded, ROOT_ID } from './embedded.ts';
import { followSeo } from './follow-seo.ts';
import { STRUCTURED_DATA } from './head.ts';
import { connectHistory, createNavigationStore, type NavigationStore } from './navigation.ts';

function start(): void {
  const root = document.getElementById(ROOT_ID);
  const data = document.getElementById(DATA_ID)?.textContent;
  if (!root || !data) return;
  const { build, facts, year, page: bare } = JSON.parse(data) as Embedded;
  const page = {
    ...bare,
    structured_data: document.getElementById(STRUCTURED_DATA)?.textContent ?? undefined,
  };
  addSlash();
  const newLookup = () => createPageLookup(build, page, (...request) => fetch(...request));
  let pages = newLookup();
  const store = createNavigationStore(page);
  const { navigator } = connectHistory(store, (path) => pages(path));
  reportMarkedClicks(document);
  followHashes(document);
  followStoredSeo(store, facts);
  const prefetch = (path: string) => void pages(path).catch(() => {});
  const app = (current: SiteFacts) => (
    <UnheadProvider head={head}>
      <App facts={current} year={year} store={store} navigator={navigator} prefetch={prefetch} />
    </UnheadProvider>
  );
  const head = createHead();
  const running = hydrateRoot(root, app(facts), {
    onRecoverableError: (error) => console.error(error),
  });
  if (import.meta.hot) {
    const { hot } = import.meta;
    const forget = () => {
      pages = newLookup();
    };
    void import('./dev/preview.ts').then(({ startPreview }) =>
      startPreview(hot, { store, forget, render: (news) => running.render(app(news)) }),
    );
  }
}

/** Stored records are looked up only where Supabase is configured. */
function followStoredSeo(store: NavigationStore, facts: SiteFacts): void {
  if (!supabaseSettings(import.meta.env)) return;
  followSeo(store, facts, async () => {
    const client = await supabase();
    if (!client) throw new Error('Supabase is not configured');
    const { createSeoLookup } = await import('../services/seo-records.ts');
    return createSeoLookup(client);
  });
}

/** On a host that does not redirect, the address gets its slash here; query and hash stay. */
function addSlash(): void {
  const path = withTrailingSlash(location.pathname);
  if (path !== location.pathname) {
    history.replaceState(history.state, '', path + location.search + location.hash);
  }
}

start();
