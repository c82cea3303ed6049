// Starts the editor on its page.
import { createRoot } from 'react-dom/client';
import type { ChangedNews } from '../protocol.ts';
import { Shell } from './shell/Shell.tsx';
import { EditorStyle } from './ui/editor-theme.ts';
import { renewStateSoon, startEditor, useEditor } from './wire/store.ts';

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
import.meta.hot?.on('curbside:changed', ({ version }: ChangedNews) => {
  // The changes of this window are known; its diagnostics and counts follow when typing rests.
  if (version !== useEditor.getState().state?.version) renewStateSoon();
});
import.meta.hot?.on('vite:ws:connect', renewStateSoon);
