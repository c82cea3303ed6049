// The editor as a page of the office.
import { createRoot } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import { Shell } from '../../editor/page/shell/Shell.tsx';
import { EditorStyle } from '../../editor/page/ui/editor-theme.ts';
import { setHost } from '../../editor/page/wire/host.ts';
import { startEditor } from '../../editor/page/wire/store.ts';
import { forwardAll } from '../../ui/styles/GlobalStyle.ts';
import { OFFICE_ROOT } from '../page/office-site.ts';
import { goToSignIn, leaveUnlessMember, whenSessionEnds } from '../page/wire/account.ts';
import {
  createHostedHost,
  draftSource,
  followChanges,
  followEarlierBuild,
  followPictures,
} from './hosted-host.ts';

/** Starts the editor for the member with an e-mail address, who is signed in. */
export function startWebsite(member: string): void {
  document.title = 'Edit the website';
  window.draftSource = draftSource;
  setHost(createHostedHost(member));
  followPictures(window);
  const follow = ({ target }: Event) =>
    target instanceof HTMLIFrameElement && followPictures(target.contentWindow as Window);
  document.addEventListener('load', follow, { capture: true });
  createRoot(document.getElementById(OFFICE_ROOT) as HTMLElement).render(
    <StyleSheetManager shouldForwardProp={forwardAll}>
      <EditorStyle />
      <Shell />
    </StyleSheetManager>,
  );
  void leaveUnlessMember();
  void whenSessionEnds(() => goToSignIn('#ended'));
  void startEditor();
  followChanges();
  followEarlierBuild();
}
