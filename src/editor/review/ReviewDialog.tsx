// The changes that visitors will notice, page by page, and the button that publishes them.
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ButtonRow, Fault, Hint, MainButton, SideButton } from '../look/controls.ts';
import { editorTheme } from '../look/editor-theme.ts';
import { showPage } from '../page/frame.ts';
import type { ChangeAnswer, PublishAnswer, Review, ReviewNotice } from '../protocol.ts';
import { askEditor, sendEditor } from '../wire/ask.ts';
import { renewState, startScreen, useEditor } from '../wire/store.ts';
import { refusalWords } from '../wire/write.ts';
import { Dialog } from './Dialog.tsx';

const close = () => useEditor.setState({ dialog: undefined });

export function ReviewDialog() {
  const hasGit = useEditor(({ state }) => state?.unpublished !== undefined);
  const [review, setReview] = useState<Review>();
  const [busy, setBusy] = useState(false);
  const [ended, setEnded] = useState<PublishAnswer>();
  // Only what was reviewed is published, and nothing that came later.
  const reviewed = useRef<string>(undefined);
  const load = async () => {
    await renewState();
    reviewed.current = useEditor.getState().state?.version;
    setReview(await askEditor<Review>('review'));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog reads once, and after each change
  useEffect(() => void load(), []);
  const publish = async () => {
    setBusy(true);
    setEnded(await sendEditor<PublishAnswer>('publish', { version: reviewed.current }));
    setBusy(false);
    await load();
  };
  const takeBack = async ({ id }: ReviewNotice) => {
    const answer = await sendEditor<ChangeAnswer>('take-back', { id });
    if (!answer.done && !('conflict' in answer))
      setEnded({ done: false, words: refusalWords(answer) });
    await load();
  };
  const groups = review?.groups ?? [];
  return (
    <Dialog title={hasGit ? 'What visitors will notice' : 'What has changed'} close={close}>
      {review && groups.length === 0 && <p>Nothing has changed since the last time.</p>}
      {groups.map(({ title, path, notices }) => (
        <Group key={title}>
          <header>
            <h3>{title}</h3>
            {path && <SideButton onClick={() => look(path)}>Look</SideButton>}
          </header>
          <ul>
            {notices.map((notice) => (
              <li key={notice.words}>
                <p>{notice.words}</p>
                {notice.id && (
                  <SideButton
                    onClick={() => takeBack(notice)}
                    aria-label={`Take back: ${notice.words}`}
                  >
                    Take back
                  </SideButton>
                )}
              </li>
            ))}
          </ul>
        </Group>
      ))}
      <div role="status">
        {ended && (ended.done ? <Good>{ended.words}</Good> : <Fault>{ended.words}</Fault>)}
      </div>
      {hasGit ? (
        <ButtonRow>
          <MainButton disabled={busy || groups.length === 0} onClick={publish}>
            {busy ? 'Publishing …' : 'Publish'}
          </MainButton>
          <SideButton onClick={close}>Not yet</SideButton>
        </ButtonRow>
      ) : (
        <Hint>
          Every change is saved in the file already. This folder has no publishing set up.
        </Hint>
      )}
    </Dialog>
  );
}

function look(path: string): void {
  close();
  showPage(path);
  startScreen({ kind: 'page' });
}

const Good = styled.p`
  padding: 0.75rem;
  border-radius: ${editorTheme.radius};
  background: ${editorTheme.color.goodTint};
  color: ${editorTheme.color.good};
  font-weight: 600;
`;

const Group = styled.section`
  & > header,
  & li {
    display: flex;
    gap: 1rem;
    align-items: center;
    justify-content: space-between;
  }
  & li {
    padding-block: 0.5rem;
    border-top: 1px solid ${editorTheme.color.line};
  }
  & li > p {
    overflow-wrap: anywhere;
  }
  & li > button {
    flex: none;
  }
`;
