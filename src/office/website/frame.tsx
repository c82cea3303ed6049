// Shows a page of the site in the editor's frame: the site's own app, drawing the draft.
import { createRoot } from 'react-dom/client';
import { App } from '../../app/App.tsx';
import { reportPages } from '../../app/dev/edit-button.ts';
import { ROOT_ID } from '../../app/embedded.ts';
import { createPageStore } from '../../app/navigator/page-store.ts';
import { reactScreen } from '../../app/navigator/react-screen.ts';
import type { Page, Site, SiteFacts } from '../../model/site.ts';
import { themeRules } from '../../model/theme-style.ts';
import { loadSections } from '../../sections/registry.ts';
import { OFFICE_DATA, OFFICE_ROOT, type OfficeSite } from '../page/office-site.ts';

/** A page of the draft: the answer to `preview?path=/about/`. */
export interface DraftPage {
  facts: SiteFacts;
  page: Page;
  theme?: Site['theme'];
}

/** Where the frame has the draft from: the editor around it. */
export interface DraftSource {
  /** A page of the draft; undefined for one that it has not. */
  page(path: string): Promise<DraftPage | undefined>;
  /** Called after each change of the draft. */
  changed?(): void;
  /** Called to lead the frame to another page. */
  open?(path: string): void;
}

declare global {
  interface Window {
    draftSource?: DraftSource;
  }
}

/** Shows a page, and from then on whatever the draft becomes and wherever links lead. */
export async function startFrame(source: DraftSource, path: string): Promise<void> {
  const root = document.getElementById(OFFICE_ROOT) as HTMLElement;
  sendNothing();
  const first = await source.page(path);
  if (!first) {
    root.textContent = 'There is no page at this address.';
    return;
  }
  await loadSections(first.page);
  const { navigator } = await import('../../app/entry-navigator.ts');
  const store = createPageStore(first.page);
  root.id = ROOT_ID;
  const running = createRoot(root);
  const year = new Date().getFullYear();
  const render = ({ facts, theme }: DraftPage) => {
    if (theme) showTheme(theme);
    running.render(<App year={year} store={store} facts={withBuiltLogo(facts)} />);
  };
  const fetchPage = async (asked: string) => {
    const found = await source.page(asked);
    if (!found) throw new Error(`the draft has no page at ${asked}`);
    return found.page;
  };
  /** Pages that were fetched before a change are forgotten. */
  const follow = () => {
    navigator.screen = reactScreen(store, fetchPage);
  };
  let newest = 0;
  source.changed = async () => {
    newest += 1;
    const mine = newest;
    const { path } = store.getState().page;
    const fresh = await source.page(path);
    if (!fresh) return;
    await loadSections(fresh.page);
    if (mine !== newest) return;
    render(fresh);
    // Somebody may have gone on to another page, which asks for itself.
    if (store.getState().page.path === path) store.setState({ page: fresh.page });
    follow();
  };
  source.open = async (asked) => {
    const page = await fetchPage(asked).catch(() => undefined);
    if (!page) return;
    await loadSections(page);
    history.pushState(null, '', asked);
    store.setState({ page, byLink: true });
    window.scrollTo(0, 0);
  };
  render(first);
  follow();
  reportPages(store);
}

/** The logo's file and measures are the build's, unless the draft has another logo. */
function withBuiltLogo(facts: SiteFacts): SiteFacts {
  const built = JSON.parse(document.getElementById(OFFICE_DATA)?.textContent ?? '') as OfficeSite;
  const isSame = facts.company.logo === built.facts.company.logo;
  return isSame ? { ...facts, logo: built.facts.logo } : facts;
}

let colors: CSSStyleSheet | undefined;

/** Shows the colors and the fonts of a theme over those of the build. */
function showTheme(theme: Site['theme']): void {
  if (!colors) {
    colors = new CSSStyleSheet();
    document.adoptedStyleSheets.push(colors);
  }
  colors.replaceSync(themeRules(theme));
}

/** A form on the page is looked at, not sent. */
function sendNothing(): void {
  window.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
