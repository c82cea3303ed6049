// Starts the office's pages: the sign-in at its own address, and the office at the other.
import { createRoot } from 'react-dom/client';
import { createGlobalStyle, StyleSheetManager } from 'styled-components';
import { FactsContext } from '../../ui/contexts.ts';
import { forwardAll, GlobalStyle } from '../../ui/styles/GlobalStyle.ts';
import { theme } from '../../ui/styles/theme.ts';
import { consumeSignInReason } from './login/arrival.ts';
import { OFFICE_ROOT, officeSite, SIGN_IN_PAGE } from './office-site.ts';
import { goToSignIn, signedIn } from './wire/account.ts';

/** Smaller headings, room for the tabs of a phone, plain elements, and paper. */
const OfficeStyle = createGlobalStyle`
  :root {
    --size-body: 1rem;
    --size-h1: 1.625rem;
    --size-h2: 1.3rem;
    --size-lead: 1.0625rem;
    --header-height: 3.5rem;
    --action-bar-height: 4rem;
    --delayed: #ffd54a;
  }
  [data-kind="new"] { --edge: var(--fill); --fill: ${theme.color.accent}; --ink: ${theme.color.onAccent}; }
  [data-kind="won"] { --edge: var(--fill); --fill: ${theme.color.brand}; --ink: ${theme.color.onBrand}; }
  [data-kind="bad"] { --edge: var(--ink); --ink: ${theme.color.danger}; }
  [data-kind="delayed"] { --edge: var(--fill); --fill: var(--delayed); --ink: #3d2e00; }
  ${theme.from.desktop} {
    :root { --action-bar-height: 0rem; }
  }
  body { background: color-mix(in srgb, var(--brand) 4%, var(--ground)); }
  h1 { font-size: var(--size-h1); }
  main:focus, h1:focus, h2:focus { outline: none; }
  figure, fieldset, legend { margin: 0; padding: 0; border: 0; }
  dt { color: var(--muted); font-size: var(--size-small); }
  dd { overflow-wrap: anywhere; white-space: pre-line; }
  legend { color: var(--heading); font-weight: 700; }
  @media print {
    body { background: #fff; font-size: 10.5pt; }
    header, nav, form, [role="status"], [data-screen] { display: none !important; }
    main { padding: 0 !important; }
    [data-kind], [aria-pressed] { border-color: #000 !important; background: none !important; color: #000 !important; }
  }
`;

/** The token of a link leaves the address bar before anything else runs. */
const arrival = consumeSignInReason(window);
const root = document.getElementById(OFFICE_ROOT) as HTMLElement;

/** The screen of the address; none for somebody who is led to another one. */
async function screen() {
  const email = await signedIn().catch(() => undefined);
  if (location.pathname.startsWith(SIGN_IN_PAGE)) {
    const { firstStep, SignInPage } = await import('./login/SignInPage.tsx');
    const step = await firstStep(arrival, email !== undefined);
    return step && <SignInPage arrival={arrival} first={step} />;
  }
  if (email === undefined) return goToSignIn('');
  const { Office } = await import('./shell/Office.tsx');
  return <Office email={email} />;
}

async function start(): Promise<void> {
  const shown = await screen();
  if (!shown) return;
  createRoot(root).render(
    <StyleSheetManager shouldForwardProp={forwardAll}>
      <GlobalStyle />
      <OfficeStyle />
      <FactsContext value={officeSite().facts}>{shown}</FactsContext>
    </StyleSheetManager>,
  );
}

start().catch((error) => {
  console.error(error);
  root.textContent = 'The office could not be loaded. Check your connection and reload the page.';
});
