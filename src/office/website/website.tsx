// The editor as a page of the office.
import { createRoot } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import { Shell } from '../../editor/page/shell/Shell.tsx';
import { EditorStyle } from '../../editor/page/ui/editor-theme.ts';
import { connect } from '../../editor/page/wire/ask.ts';
import { startEditor } from '../../editor/page/wire/store.ts';
import { isPagePath } from '../../model/path.ts';
import { OFFICE_DATA, OFFICE_ROOT } from '../page/office-site.ts';
import { leaveUnlessMember, whenSessionEnds } from '../page/wire/account.ts';
import { followPictures } from './draft-pictures.ts';
import { draftPicture, draftSource, followChanges, hostedWire } from './hosted-wire.ts';
import { SignInAgain } from './SignInAgain.tsx';
import { signedInAgain } from './session.ts';

/** The site's components pass on every property, except those for styles alone. */
const forward = (name: string) => !name.startsWith('$');

/** Starts the editor for a member who is signed in. */
export function startWebsite(): void {
  document.title = 'Edit the website';
  window.draftSource = draftSource;
  connect(hostedWire);
  followPictures(window, draftPicture);
  document.addEventListener('load', ({ target }) => followFrame(target), { capture: true });
  createRoot(document.getElementById(OFFICE_ROOT) as HTMLElement).render(
    <StyleSheetManager shouldForwardProp={forward}>
      <EditorStyle />
      <Shell />
      <SignInAgain />
    </StyleSheetManager>,
  );
  void leaveUnlessMember();
  void whenSessionEnds(() => void signedInAgain());
  void startEditor();
  followChanges();
}

/** Follows the pictures of each document in the frame. One of the site itself, as it is published, gives way to the draft's. */
function followFrame(target: EventTarget | null): void {
  if (!(target instanceof HTMLIFrameElement)) return;
  const { contentWindow: view, contentDocument: page } = target;
  if (!view || !page) return;
  const { pathname } = view.location;
  const isPublished = isPagePath(pathname) && !page.getElementById(OFFICE_DATA);
  if (isPublished) view.location.replace(hostedWire.frameAddress(pathname));
  else followPictures(view, draftPicture);
}
