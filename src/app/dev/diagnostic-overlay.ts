// In development: the diagnostics of the manifest over the last good version of the page.

const ID = 'curbside-problems';

const STYLE = `
  :host { position: fixed; inset: auto 0 0; z-index: 99; }
  div { max-height: 60vh; overflow: auto; padding: 1.25rem 1.5rem; background: #2b1210; color: #ffe9e2;
    border-top: 4px solid #ff8a1e; font: 14px/1.5 ui-monospace, Menlo, Consolas, monospace; }
  h2 { margin: 0 0 .75rem; font: 700 1.1rem/1.3 system-ui, sans-serif; }
  pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** Shows the printed diagnostics; the page behind stays as it was. */
export function showDiagnostics(text: string): void {
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

/** Takes the diagnostics away. */
export function hideDiagnostics(): void {
  document.getElementById(ID)?.remove();
}

function element(tag: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
