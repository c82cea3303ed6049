// In development: the problems of the manifest over the last good version of the page.

const ID = 'curbside-problems';

const STYLE = `
  :host { position: fixed; inset: auto 0 0; z-index: 99; }
  div { max-height: 60vh; overflow: auto; padding: 1.25rem 1.5rem; background: #2b1210; color: #ffe9e2;
    border-top: 4px solid #ff8a1e; font: 14px/1.5 ui-monospace, Menlo, Consolas, monospace; }
  h2 { margin: 0 0 .75rem; font: 700 1.1rem/1.3 system-ui, sans-serif; }
  pre { margin: 0; white-space: pre-wrap; }
`;

/** Shows printed problems; the page behind stays as it was. */
export function showProblems(text: string): void {
  const host =
    document.getElementById(ID) ?? document.body.appendChild(document.createElement('section'));
  host.id = ID;
  host.setAttribute('role', 'alert');
  host.setAttribute('aria-label', 'Problems in pages.yaml');
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const [style, box, heading, list] = ['style', 'div', 'h2', 'pre'].map((tag) =>
    document.createElement(tag),
  ) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  style.textContent = STYLE;
  heading.textContent = 'pages.yaml has problems. This page shows the last version that worked.';
  list.textContent = text;
  box.append(heading, list);
  root.replaceChildren(style, box);
}

/** Takes the problems away. */
export function hideProblems(): void {
  document.getElementById(ID)?.remove();
}
