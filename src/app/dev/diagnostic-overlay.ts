// In development: the diagnostics of the manifest over the last good version of the page, with buttons that mend them.

const ID = 'curbside-problems';

/** The dev server's report on a file with errors. */
export interface Shown {
  /** Of the file that the diagnostics are about. */
  version: string;
  /** In the server's order. One with a line has lines that can be put in, and a number by which they are asked for. */
  diagnostics: { words: string; line?: number; fix?: number }[];
  /** The last line: the number of diagnostics, and the next step. */
  summary: string;
}

const STYLE = `
  :host { position: fixed; inset: auto 0 0; z-index: 99; }
  div { max-height: 60vh; overflow: auto; padding: 1.25rem 1.5rem; background: #2b1210; color: #ffe9e2;
    border-top: 4px solid #ff8a1e; font: 14px/1.5 ui-monospace, Menlo, Consolas, monospace; }
  h2 { margin: 0 0 .75rem; font: 700 1.1rem/1.3 system-ui, sans-serif; }
  pre { margin: 0 0 1rem; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
  button { display: block; min-height: 2.75rem; margin: -.5rem 0 1.25rem; padding: 0 1.25rem; border: 0; border-radius: 6px;
    background: #ff8a1e; color: #2b1210; font: 700 1rem system-ui, sans-serif; cursor: pointer; }
  button:focus-visible { outline: 3px solid #fff; outline-offset: 2px; }
  button:disabled { opacity: .6; cursor: default; }
`;

/** Shows the diagnostics; the page behind stays as it was. A text alone is what kept the server from reading the file. */
export function showDiagnostics(text: string, shown?: Shown): void {
  const host =
    document.getElementById(ID) ?? document.body.appendChild(document.createElement('section'));
  const hadFocus = document.activeElement === host;
  host.id = ID;
  host.setAttribute('role', 'alert');
  host.setAttribute('aria-label', 'Problems in pages.yaml');
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const title = 'pages.yaml has problems. This page shows the last version that worked.';
  const box = element('div');
  box.append(element('h2', title), ...(shown ? parts(shown) : [element('pre', text)]));
  root.replaceChildren(element('style', STYLE), box);
  // Who mends one diagnostic after the other goes on with the next.
  if (hadFocus) root.querySelector('button')?.focus();
}

/** Takes the diagnostics away. */
export function hideDiagnostics(): void {
  document.getElementById(ID)?.remove();
}

function parts({ version, diagnostics, summary }: Shown): HTMLElement[] {
  const blocks = diagnostics.flatMap(({ words, line, fix }) => {
    const block = element('pre', words);
    const isReady = line !== undefined && fix !== undefined;
    return isReady ? [block, fixButton(line, { fix, version })] : [block];
  });
  return [...blocks, element('pre', summary)];
}

/** The diagnostic to mend, and the version of the file that it was found in. */
interface Asked {
  fix: number;
  version: string;
}

function fixButton(line: number, asked: Asked): HTMLElement {
  const button = element('button', 'Fix it');
  button.setAttribute('type', 'button');
  button.setAttribute('aria-label', `Fix it: line ${line}`);
  button.addEventListener('click', () => void fix(button, asked));
  return button;
}

/** Asks the server to put the lines in. The page hears of the new file as of any other save. */
async function fix(button: HTMLElement, asked: Asked): Promise<void> {
  const token = document.querySelector<HTMLMetaElement>('meta[name="curbside-token"]');
  const response = await fetch('/@curbside/editor/fix', {
    method: 'POST',
    headers: { 'x-curbside-token': token?.content ?? '' },
    body: JSON.stringify(asked),
  }).catch(() => undefined);
  const answer = (await response?.json().catch(() => undefined)) as FixAnswer | undefined;
  if (answer?.done) return;
  const said = element('pre', answer?.words ?? 'The dev server does not answer.');
  said.setAttribute('role', 'status');
  button.replaceWith(said);
}

interface FixAnswer {
  done: boolean;
  words?: string;
}

function element(tag: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
