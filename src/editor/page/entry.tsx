// Starts the editor on the dev server, of whose news it hears.
import { createRoot } from 'react-dom/client';
import { CHANGED, type ChangedEvent } from '../../model/editor-frame.ts';
import { EDITOR_API, TOKEN_HEADER, TOKEN_META } from '../protocol.ts';
import { Shell } from './shell/Shell.tsx';
import { EditorStyle } from './ui/editor-theme.ts';
import { setHost } from './wire/host.ts';
import { renewStateSoon, startEditor, useEditor } from './wire/store.ts';

/** The token of this start of the server, which came with the page. */
const token = () =>
  document.querySelector<HTMLMetaElement>(`meta[name="${TOKEN_META}"]`)?.content ?? '';

setHost({
  request: (question, init) =>
    fetch(EDITOR_API + question, {
      ...init,
      headers: { ...init?.headers, [TOKEN_HEADER]: token() },
    }),
  offlineMessage: 'The editor cannot be reached. Is its window still open?',
  frameAddress: (path) => path,
  openPage: (view, path) => view.location.assign(path),
});
const root =
  document.getElementById('editor') ?? document.body.appendChild(document.createElement('div'));
root.id = 'editor';
createRoot(root).render(
  <>
    <EditorStyle />
    <Shell />
  </>,
);
void startEditor();
import.meta.hot?.on(CHANGED, ({ version }: ChangedEvent) => {
  // The changes of this window are known; its diagnostics and counts follow when typing rests.
  if (version !== useEditor.getState().state?.version) renewStateSoon();
});
import.meta.hot?.on('vite:ws:connect', renewStateSoon);
