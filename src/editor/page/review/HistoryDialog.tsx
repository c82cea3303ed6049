// The last publications in plain words, each with the way back to it.
import { useState } from 'react';
import type { ChangeAnswer, Publication, PublishAnswer } from '../../protocol.ts';
import { Box, Hint } from '../ui/controls.ts';
import { sendEditor, useAnswer } from '../wire/ask.ts';
import { renewState } from '../wire/store.ts';
import {
  AskingButton,
  Dialog,
  DoneButton,
  Ending,
  endingOf,
  moment,
  Sentences,
} from './Dialog.tsx';

export function HistoryDialog() {
  const { answer: all, trouble, again } = useAnswer<Publication[]>('history');
  const [last, setLast] = useState<{ id: string; ended: PublishAnswer }>();
  const goBack = async ({ id, date }: Publication) => {
    setLast(undefined);
    const answer = await sendEditor<ChangeAnswer>('go-back', { id });
    await Promise.all([renewState(), again()]);
    const words = `The site is as it was on ${moment(date)}. Visitors see it when you publish.`;
    setLast({ id, ended: endingOf(answer, words) });
  };
  return (
    <Dialog title="What was published">
      {!all && <Hint aria-busy={!trouble}>{trouble ?? 'Looking for publications …'}</Hint>}
      {all?.length === 0 && <Hint>Nothing was published from here yet.</Hint>}
      {all?.map((one) => {
        const ended = last?.id === one.id ? last.ended : undefined;
        return (
          <Box key={one.id}>
            <strong>{moment(one.date)}</strong>
            {one.by && <Hint>By {one.by}</Hint>}
            <Sentences all={one.sentences} />
            <Ending ended={ended} />
            {ended?.done ? (
              <DoneButton />
            ) : one.isNow ? (
              <Hint>The site is like this now.</Hint>
            ) : (
              <AskingButton
                label="Go back to this"
                name={`Go back to ${moment(one.date)}`}
                working="Going back …"
                question={
                  <p>
                    The site becomes as it was on {moment(one.date)}. That is one step, and Undo
                    takes it back. Nothing is published yet.
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
