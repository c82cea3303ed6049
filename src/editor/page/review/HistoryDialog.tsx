// The last publications in plain words, each with the way back to it.
import { useState } from 'react';
import type {
  ChangeAnswer,
  Publication,
  PublicationGroups,
  PublishAnswer,
} from '../../protocol.ts';
import { Box, Hint, TextButton } from '../ui/controls.ts';
import { sendEditor, useAnswer } from '../wire/host.ts';
import { renewState } from '../wire/store.ts';
import {
  ConfirmButton,
  Dialog,
  DoneButton,
  Ending,
  endingOf,
  formatDateTime,
  Sentences,
} from './Dialog.tsx';
import { Groups, TAKEN_BACK } from './ReviewDialog.tsx';

export function HistoryDialog() {
  const { data: all, error, again } = useAnswer<Publication[]>('history');
  const [last, setLast] = useState<{ id: string; ended: PublishAnswer }>();
  const goBack = async ({ id, date }: Publication) => {
    setLast(undefined);
    const answer = await sendEditor<ChangeAnswer>('go-back', { id });
    await Promise.all([renewState(), again()]);
    const words = `The site is as it was on ${formatDateTime(date)}. Visitors see it when you publish.`;
    setLast({ id, ended: endingOf(answer, words) });
  };
  return (
    <Dialog title="What was published">
      {!all && <Hint aria-busy={!error}>{error ?? 'Looking for publications …'}</Hint>}
      {all?.length === 0 && <Hint>Nothing was published from here yet.</Hint>}
      {all?.map((one) => {
        const ended = last?.id === one.id ? last.ended : undefined;
        return (
          <Box key={one.id}>
            <strong>{formatDateTime(one.date)}</strong>
            {one.by && <Hint>By {one.by}</Hint>}
            <Sentences all={one.sentences} />
            <Parts id={one.id} />
            <Ending ended={ended} />
            {ended?.done ? (
              <DoneButton />
            ) : one.isNow ? (
              <Hint>The site is like this now.</Hint>
            ) : (
              <ConfirmButton
                label="Go back to this"
                name={`Go back to ${formatDateTime(one.date)}`}
                working="Going back …"
                question={
                  <p>
                    The site becomes as it was on {formatDateTime(one.date)}. That is one step, and
                    Undo takes it back. Nothing is published yet.
                  </p>
                }
                yes="Go back"
                act={() => goBack(one)}
              />
            )}
          </Box>
        );
      })}
    </Dialog>
  );
}

/** What a publication has brought, once somebody asks for it: each thing can be taken back by itself. */
function Parts({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <OpenParts id={id} />
  ) : (
    <TextButton onClick={() => setOpen(true)}>Take back a part of it</TextButton>
  );
}

function OpenParts({ id }: { id: string }) {
  const {
    data: answer,
    error,
    again,
  } = useAnswer<PublicationGroups>(`publication?id=${encodeURIComponent(id)}`);
  const [ended, setEnded] = useState<PublishAnswer>();
  const [isRunning, setRunning] = useState(false);
  const takeBack = async (part: string) => {
    setRunning(true);
    const taken = await sendEditor<ChangeAnswer>('take-back', { id: part, of: id });
    setEnded(endingOf(taken, `${TAKEN_BACK} Visitors see it when you publish.`));
    await Promise.all([renewState(), again()]);
    setRunning(false);
  };
  return (
    <>
      {!answer && <Hint aria-busy={!error}>{error ?? 'Looking what it has brought …'}</Hint>}
      {answer?.length === 0 && <Hint>Later changes have taken the place of all of it.</Hint>}
      <Groups all={answer ?? []} disabled={isRunning} takeBack={takeBack} />
      <Ending ended={ended} />
    </>
  );
}
