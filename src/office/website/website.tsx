// The editor as a page of the office.
import { createRoot } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import { Shell } from '../../editor/page/shell/Shell.tsx';
import { EditorStyle } from '../../editor/page/ui/editor-theme.ts';
import { connect } from '../../editor/page/wire/ask.ts';
import { startEditor } from '../../editor/page/wire/store.ts';
import { OFFICE_ROOT, officeSite } from '../page/office-site.ts';
import { leaveUnlessMember, whenSessionEnds } from '../page/wire/account.ts';
import { draftSource, followChanges, followPictures, hostedWire } from './hosted-wire.ts';
import { SignInAgain, signedInAgain } from './SignInAgain.tsx';

/** The site's components pass on every property, except those for styles alone. */
const forward = (name: string) => !name.startsWith('$');

/** Starts the editor for a member who is signed in. */
export function startWebsite(): void {
  document.title = 'Edit the website';
  window.draftSource = draftSource;
  connect(hostedWire);
  followPictures(window);
  const follow = ({ target }: Event) =>
    target instanceof HTMLIFrameElement && followPictures(target.contentWindow as Window);
  document.addEventListener('load', follow, { capture: true });
  createRoot(document.getElementById(OFFICE_ROOT) as HTMLElement).render(
    <StyleSheetManager shouldForwardProp={forward}>
      <EditorStyle />
      <Shell />
      <SignInAgain site={officeSite()} />
    </StyleSheetManager>,
  );
  void leaveUnlessMember();
  void whenSessionEnds(() => void signedInAgain());
  void startEditor();
  followChanges();
}
