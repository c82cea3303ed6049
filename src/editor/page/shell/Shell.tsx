// The whole window: the bar, the site in its frame, and the panel beside it or over it.
import { useEffect } from 'react';
import styled from 'styled-components';
import { showPage } from '../preview/frame.ts';
import { Stage } from '../preview/Stage.tsx';
import { HistoryDialog } from '../review/HistoryDialog.tsx';
import { ReviewDialog } from '../review/ReviewDialog.tsx';
import { editorTheme } from '../ui/editor-theme.ts';
import { useConnection } from '../wire/host.ts';
import { useEditor } from '../wire/store.ts';
import { relocatePending, sendKept, sendKeptSoon, undoOrRedo } from '../wire/write.ts';
import { Bar } from './Bar.tsx';
import { Panel } from './Panel.tsx';

export function Shell() {
  const { dialog } = useEditor();
  const isOnline = useConnection((connection) => connection.isOnline);
  const isReady = useEditor(({ state }) => state !== undefined);
  useEffect(() => {
    if (isReady) void sendKept();
  }, [isReady]);
  useEffect(() => useEditor.subscribe(relocatePending), []);
  useEffect(() => {
    if (isOnline) return undefined;
    sendKeptSoon();
    return showMissedPage;
  }, [isOnline]);
  useEffect(() => {
    visualViewport?.addEventListener('resize', fitKeyboard);
    return () => visualViewport?.removeEventListener('resize', fitKeyboard);
  }, []);
  useEffect(() => {
    document.addEventListener('keydown', undoByKey);
    return () => document.removeEventListener('keydown', undoByKey);
  }, []);
  return (
    <Window>
      <Bar />
      <Panel />
      <Stage />
      {dialog === 'review' && <ReviewDialog />}
      {dialog === 'history' && <HistoryDialog />}
    </Window>
  );
}

/** Shows the page that was asked for while there was no connection. */
function showMissedPage(): void {
  const { path, spots } = useEditor.getState();
  if (!spots) showPage(path);
}

/** Safari lays its keyboard over the window: the editor gets the height that is left, and the field stays in view. */
function fitKeyboard(): void {
  const { height = window.innerHeight } = visualViewport ?? {};
  document.documentElement.style.setProperty('--seen-height', `${height}px`);
  if (document.activeElement?.matches('input, textarea, select'))
    document.activeElement.scrollIntoView({ block: 'center' });
}

/** Undo by key is the editor's: a field has no steps of its own once its text is saved. */
function undoByKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, shiftKey } = event;
  if (!(ctrlKey || metaKey) || !['z', 'y'].includes(key.toLowerCase())) return;
  event.preventDefault();
  void undoOrRedo(shiftKey || key.toLowerCase() === 'y' ? 'redo' : 'undo');
}

/** The panel comes before the site in the document: the Tab key would have to pass every link of the page. */
const Window = styled.div`
  display: grid;
  grid-template:
    'bar bar' auto
    'stage panel' minmax(0, 1fr) / minmax(0, 1fr) ${editorTheme.panel};
  height: var(--seen-height, 100dvh);
  & > header {
    grid-area: bar;
  }
  & > aside {
    grid-area: panel;
  }
  ${editorTheme.narrow} {
    grid-template: 'bar' auto 'stage' minmax(0, 1fr) 'panel' auto / minmax(0, 1fr);
  }
  /* There is room for the field alone. */
  ${editorTheme.low} {
    &:has(aside :is(input, textarea, select):focus) {
      grid-template: 'panel' minmax(0, 1fr) / minmax(0, 1fr);
      & > :not(aside) {
        display: none;
      }
      & > aside {
        height: auto;
      }
    }
  }
`;
