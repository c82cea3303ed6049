// Starts the editor in the office, or at the other address the page of the site in its frame.
import { PREVIEW_PAGE, WEBSITE_PAGE } from '../page/office-site.ts';
import { goToSignIn, signedIn } from '../page/wire/account.ts';

async function start(): Promise<void> {
  const isFrame = location.pathname.startsWith(PREVIEW_PAGE);
  const { draftSource } = window.parent;
  if (isFrame && draftSource) {
    // From here on the frame has the address of the page, as on the site: links, forms and the editor read it.
    const path = new URLSearchParams(location.search).get('at') ?? '/';
    history.replaceState(null, '', path);
    const { startFrame } = await import('./frame.tsx');
    return startFrame(draftSource, path);
  }
  // The part behind # is in no server's log.
  const key = location.hash.slice(1);
  if (isFrame && key) {
    const { startSharedDraft } = await import('./shared-draft.ts');
    return startSharedDraft(key);
  }
  if (isFrame) return location.replace(WEBSITE_PAGE);
  const member = await signedIn().catch(() => undefined);
  if (!member) return goToSignIn('');
  const { startWebsite } = await import('./website.tsx');
  return startWebsite(member);
}

start().catch((error) => {
  console.error(error);
  document.body.textContent =
    'The editor could not be loaded. Check your connection and load the page again.';
});
