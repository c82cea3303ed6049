// In development: shows a saved manifest in place, and its diagnostics over the last good version.
import { CHANGED, type ChangedEvent, DEV_API } from '../../model/editor-frame.ts';
import type { Page, SiteFacts } from '../../model/site.ts';
import { loadSections } from '../../sections/registry.ts';
import type { PageStore } from '../navigator/page-store.ts';
import { startEditButton } from './edit-button.ts';

const ID = 'curbside-problems';

const STYLE = `
  :host { position: fixed; inset: auto 0 0; z-index: 99; }
  div { max-height: 60vh; overflow: auto; padding: 1.25rem 1.5rem; background: #2b1210; color: #ffe9e2;
    border-top: 4px solid #ff8a1e; font: 14px/1.5 ui-monospace, Menlo, Consolas, monospace; }
  h2 { margin: 0 0 .75rem; font: 700 1.1rem/1.3 system-ui, sans-serif; }
  pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** The part of Vite's hot context that the preview uses. */
interface Hot {
  on(event: string, listener: (data: ChangedEvent) => void): void;
}

interface Preview {
  store: PageStore;
  /** Renders the app again with new facts; what visitors typed and opened stays. */
  render(facts: SiteFacts): void;
  /** Forgets the pages that were fetched before the save. */
  forget(): void;
}

/** Follows the dev server's messages about the manifest. */
export function startPreview(hot: Hot, preview: Preview): void {
  const show = ({ diagnostics }: ChangedEvent = {}) =>
    diagnostics ? showDiagnostics(diagnostics) : hideDiagnostics();
  hot.on(CHANGED, (message) => {
    show(message);
    if (message.reload) location.reload();
    else if (!message.diagnostics) void renew(preview, () => location.reload());
  });
  // The file may have been saved while the page was on its way, or before the server could reach it.
  const catchUp = () => {
    void renew(preview);
    void ask<ChangedEvent>('diagnostics').then(show);
  };
  catchUp();
  hot.on('vite:ws:connect', catchUp);
  startEditButton(preview.store);
}

/** The number of the newest reading: an earlier one that ends later shows nothing. */
let newest = 0;

/** Shows the page as it is now; `onGone` is called for one without data: it is gone, or is the not-found page. */
async function renew({ store, render, forget }: Preview, onGone = () => {}): Promise<void> {
  newest += 1;
  const mine = newest;
  const { path } = store.getState().page;
  const received = await ask<{ facts: SiteFacts; page: Page }>('page', path);
  if (!received) return onGone();
  // A section that somebody has just added may be of a type that the page had not.
  await loadSections(received.page);
  if (mine !== newest) return;
  render(received.facts);
  // Somebody may have gone on to another page, which asks for itself.
  if (store.getState().page.path === path) store.setState({ page: received.page });
  forget();
}

/** Asks the dev server; undefined when it has no answer. */
export async function ask<T>(question: string, path = '/'): Promise<T | undefined> {
  const response = await fetch(`${DEV_API}${question}?path=${encodeURIComponent(path)}`);
  return response.ok ? ((await response.json()) as T) : undefined;
}

/** Shows the printed diagnostics; the page behind stays as it was. */
function showDiagnostics(text: string): void {
  const host =
    document.getElementById(ID) ?? document.body.appendChild(document.createElement('section'));
  host.id = ID;
  host.setAttribute('role', 'alert');
  host.setAttribute('aria-label', 'Problems in pages.yaml');
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const title = 'pages.yaml has problems. This page shows the last version that worked.';
  const box = element('div');
  box.append(element('h2', title), element('pre', text));
  root.replaceChildren(element('style', STYLE), box);
}

function hideDiagnostics(): void {
  document.getElementById(ID)?.remove();
}

function element(tag: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
