// Starts the office's pages: the sign-in at its own address, and the office at the other.
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { takeArrival } from './login/arrival.ts';
import { Frame } from './look/Frame.tsx';
import { OFFICE_DATA, OFFICE_ROOT, type OfficeSite, SIGN_IN_PAGE } from './office-site.ts';

/** The token of a link leaves the address bar before anything else runs. */
const arrival = takeArrival(window);
const site = JSON.parse(document.getElementById(OFFICE_DATA)?.textContent ?? '') as OfficeSite;
const root = document.getElementById(OFFICE_ROOT) as HTMLElement;

async function start(): Promise<void> {
  const screen = location.pathname.startsWith(SIGN_IN_PAGE)
    ? createElement((await import('./login/SignInPage.tsx')).SignInPage, { arrival })
    : createElement((await import('./shell/Office.tsx')).Office);
  createRoot(root).render(<Frame site={site}>{screen}</Frame>);
}

start().catch((error) => {
  console.error(error);
  root.textContent = 'The office could not be loaded. Look at your connection and reload the page.';
});
