// Shows a page of the site in the editor's frame: the site's own app, drawing the draft.
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from '../../app/App.tsx';
import { reportPages } from '../../app/dev/edit-button.ts';
import { ROOT_ID } from '../../app/embedded.ts';
import { pressedLink } from '../../app/navigator/links.ts';
import { createPageStore } from '../../app/navigator/page-store.ts';
import { scrollToHash } from '../../app/navigator/scroll.ts';
import { EXAMPLES, type PagePreview } from '../../editor/protocol.ts';
import { splitAddress } from '../../model/path.ts';
import type { SiteFacts } from '../../model/site.ts';
import { themeRules } from '../../model/theme-style.ts';
import { loadSections } from '../../sections/registry.ts';
import { OFFICE_ROOT, officeSite } from '../page/office-site.ts';

/** Where the frame has the draft from: the editor around it. */
export interface DraftSource {
  /** A page of the draft; undefined for one that it has not. Rejects, after words to the person, without an answer. */
  page(path: string): Promise<PagePreview | undefined>;
  /** Called to show another page, or after a change of the draft the same one. */
  show?(path?: string): void;
}

declare global {
  interface Window {
    draftSource?: DraftSource;
  }
}

/** Shows a page, and from then on whatever the draft becomes and wherever links lead. */
export async function startFrame(source: DraftSource, path: string): Promise<void> {
  const root = document.getElementById(OFFICE_ROOT) as HTMLElement;
  blockSubmit();
  const isExample = path.startsWith(EXAMPLES);
  // The draft may change while the first page is on its way.
  let missed: [path?: string] | undefined;
  if (!isExample) {
    source.show = (asked) => {
      missed = [asked];
    };
  }
  const first = await source.page(path).catch(() => null);
  if (!first) {
    root.textContent =
      first === null
        ? 'This page cannot be shown now. Load the editor again.'
        : 'There is no page at this address.';
    return;
  }
  await loadSections(first.page);
  const store = createPageStore(first.page);
  root.id = ROOT_ID;
  const look = new CSSStyleSheet();
  document.adoptedStyleSheets.push(look);
  const running = createRoot(root);
  const year = new Date().getFullYear();
  const render = ({ facts, theme }: PagePreview) => {
    look.replaceSync(themeRules(theme) + (isExample ? EXAMPLE_STYLE : ''));
    running.render(<App year={year} store={store} facts={withBuiltLogo(facts)} />);
  };
  let wanted = path;
  let newest = 0;
  const show = async (asked?: string) => {
    newest += 1;
    const mine = newest;
    const address = asked ?? wanted;
    wanted = splitAddress(address).path;
    const found = await source.page(wanted).catch(() => null);
    if (mine !== newest) return;
    // A change has removed the page: show the home page. Without an answer the old one stays.
    if (found === undefined && asked === undefined) return show('/');
    if (!found) return;
    await loadSections(found.page);
    if (mine !== newest) return;
    render(found);
    const byLink = wanted !== store.getState().page.path;
    flushSync(() => store.setState({ page: found.page, openedByLink: byLink, renderAll: byLink }));
    if (!byLink) return;
    // Without a new entry of the history: the back button leads out of the editor.
    history.replaceState(null, '', address);
    scrollToHash(window);
  };
  render(first);
  reportPages(store);
  if (isExample) return;
  source.show = show;
  if (missed) void show(...missed);
  followLinks(show);
}

/** Keeps every form of the page from being sent: the frame is a preview. */
function blockSubmit(): void {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('submit', stop, { capture: true });
}

function followLinks(show: (address: string) => Promise<void>): void {
  window.addEventListener('click', (event) => {
    const link = pressedLink(event, location);
    if (!link || link.pathname === location.pathname) return;
    event.preventDefault();
    void show(link.pathname + link.search + link.hash);
  });
}

/** Shows the section of an example alone. */
const EXAMPLE_STYLE = `#${ROOT_ID} > :not(main) { display: none !important }`;

/** The logo's file and measures are the build's, unless the draft has another logo. */
function withBuiltLogo(facts: SiteFacts): SiteFacts {
  const built = officeSite();
  const isSame = facts.company.logo === built.facts.company.logo;
  return isSame ? { ...facts, logo: built.facts.logo } : facts;
}
