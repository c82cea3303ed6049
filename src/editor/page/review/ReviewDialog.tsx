// The changes that visitors will notice, page by page, and the button that publishes them.
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { ChangeAnswer, PublishAnswer, Review, ReviewEntry } from '../../protocol.ts';
import { OutdatedTexts } from '../form/OutdatedTexts.tsx';
import { openPage } from '../preview/frame.ts';
import { ButtonRow, Hint, MainButton, SideButton, TextButton } from '../ui/controls.ts';
import { editorTheme } from '../ui/editor-theme.ts';
import { getHost, sendEditor, useAnswer } from '../wire/host.ts';
import { renewState, useEditor } from '../wire/store.ts';
import {
  AskingButton,
  closeDialog,
  Dialog,
  DoneButton,
  Ending,
  endingOf,
  formatDateTime,
  Items,
  Sentences,
} from './Dialog.tsx';
import { DraftLink } from './DraftLink.tsx';

export function ReviewDialog() {
  const unpublished = useEditor(({ state }) => state?.unpublished);
  const hasGit = unpublished !== undefined;
  const { review, error, ended, running, publish, takeBack } = useReview();
  if (ended?.done && ended.what === 'publish') return <PublishedDialog ended={ended} />;
  const groups = review?.groups ?? [];
  const { draftLink } = getHost();
  const canPublish = groups.length > 0 || unpublished || ended?.done === false;
  return (
    <Dialog title={hasGit ? 'What visitors will notice' : 'What has changed'}>
      {!review && <Hint aria-busy={!error}>{error ?? 'Comparing with what is public …'}</Hint>}
      {review && groups.length === 0 && <p>{unpublished ? UNSENT : NOTHING}</p>}
      <Groups all={groups} disabled={running !== undefined} takeBack={takeBack} />
      {review && <OutdatedTexts texts={review.outdated} leave={closeDialog} />}
      <Foot>
        <Ending ended={ended} />
        {hasGit ? (
          <ButtonRow>
            <MainButton
              aria-busy={running === 'publish'}
              disabled={!review || running !== undefined || !canPublish}
              onClick={publish}
            >
              {running === 'publish' ? 'Publishing …' : 'Publish'}
            </MainButton>
            <SideButton onClick={closeDialog}>Not yet</SideButton>
            <TextButton onClick={() => useEditor.setState({ dialog: 'history' })}>
              What was published
            </TextButton>
          </ButtonRow>
        ) : (
          <Hint>
            Every change is saved in the file already. This folder has no publishing set up.
          </Hint>
        )}
        {groups.length > 0 && draftLink && <DraftLink addressOf={draftLink} />}
      </Foot>
    </Dialog>
  );
}

const NOTHING = 'Nothing has changed since the last time.';
const UNSENT = 'Your last publication is not sent yet. Press Publish to send it.';

interface TakingBack {
  disabled: boolean;
  takeBack(id: string): Promise<void>;
}

/** What was done, page by page. */
export const Groups = ({ all, ...taking }: { all: Review['groups'] } & TakingBack) =>
  all.map(({ title, path, entries }) => (
    <section key={path ?? title}>
      <GroupHead>
        <h3>{title}</h3>
        {path && <SideButton onClick={() => look(path)}>Look</SideButton>}
      </GroupHead>
      <ul>
        {entries.map((entry) => (
          <Entry key={entry.id ?? entry.sentences[0]} entry={entry} {...taking} />
        ))}
      </ul>
    </section>
  ));

/** One thing that was done, with what goes when it is taken back. */
function Entry({ entry, disabled, takeBack }: { entry: ReviewEntry } & TakingBack) {
  const { id, sentences, also, by, at, pictures } = entry;
  return (
    <Row>
      <Sentences all={sentences} />
      {id !== undefined && (
        <AskingButton
          label="Take back"
          name={`Take back: ${sentences[0]}`}
          working="Taking back …"
          question={
            also && (
              <>
                <p>With this go:</p>
                <Items all={also} />
              </>
            )
          }
          yes="Take all of it back"
          disabled={disabled}
          act={() => takeBack(id)}
        />
      )}
      {pictures && (
        <Thumbnails>
          <Pictures label="Before" all={pictures.before} />
          <Pictures label="Now" all={pictures.after} />
        </Thumbnails>
      )}
      {also && <Hint>With this go: {also.join('; ')}</Hint>}
      {at && <Hint>{[by, formatDateTime(at)].filter(Boolean).join(', ')}</Hint>}
    </Row>
  );
}

const Pictures = ({ label, all }: { label: string; all: string[] }) =>
  all.length > 0 && (
    <figure>
      <figcaption>{label}</figcaption>
      {all.map((path) => (
        <img key={path} src={path} alt="" loading="lazy" />
      ))}
    </figure>
  );

type What = 'publish' | 'take-back';

/** The review as it is now, and what the dialog does with it. */
function useReview() {
  const { data: review, error, again } = useAnswer<Review>('review');
  const [running, setRunning] = useState<What>();
  const [ended, setEnded] = useState<PublishAnswer & { what: What }>();
  useEffect(() => void renewState(), []);
  const run = async (what: What, work: () => Promise<PublishAnswer>) => {
    setRunning(what);
    setEnded(undefined);
    setEnded({ ...(await work()), what });
    await renewState();
    await again();
    setRunning(undefined);
  };
  const publish = () =>
    run('publish', () => sendEditor<PublishAnswer>('publish', { version: review?.version }));
  const takeBack = (id: string) =>
    run('take-back', async () =>
      endingOf(await sendEditor<ChangeAnswer>('take-back', { id }), TAKEN_BACK),
    );
  return { review, error, ended, running, publish, takeBack };
}

export const TAKEN_BACK = 'Taken back. Undo brings it back.';

/** Whether visitors see the last publication, where that is known. */
export function Building() {
  const { building, path } = useEditor();
  if (!building) return null;
  const { words, isOver, bad } = building;
  return (
    <>
      <Ending ended={{ done: !bad, words }} />
      {isOver && !bad && (
        <SideButton as="a" href={path} target="_blank">
          See it
        </SideButton>
      )}
    </>
  );
}

/** The end of a publication, with its time. */
function PublishedDialog({ ended }: { ended: PublishAnswer }) {
  return (
    <Dialog title="Published">
      <Ending ended={ended} />
      <Building />
      {ended.date && <Hint>{formatDateTime(ended.date)}</Hint>}
      <ButtonRow>
        <DoneButton />
        <TextButton onClick={() => useEditor.setState({ dialog: 'history' })}>
          What was published
        </TextButton>
      </ButtonRow>
    </Dialog>
  );
}

function look(path: string): void {
  closeDialog();
  openPage(path);
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  align-items: center;
  padding-block: 0.5rem;
  border-top: 1px solid ${editorTheme.color.line};
  & > [role='group'],
  & > p:not(:first-child) {
    flex-basis: 100%;
  }
`;

const Thumbnails = styled.div`
  display: flex;
  flex-basis: 100%;
  flex-wrap: wrap;
  gap: 1rem;
  & > figure {
    margin: 0;
  }
  & img {
    width: 8rem;
    height: 6rem;
    border-radius: ${editorTheme.radius};
    object-fit: cover;
  }
`;

const GroupHead = styled.header`
  display: flex;
  gap: 1rem;
  align-items: center;
  justify-content: space-between;
`;

/** The end of the dialog, which stays in view while the list scrolls. */
const Foot = styled.div`
  position: sticky;
  bottom: 0;
  display: grid;
  gap: 0.75rem;
  padding-block: 0.75rem;
  border-top: 1px solid ${editorTheme.color.line};
  background: ${editorTheme.color.paper};
`;
