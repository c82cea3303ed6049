// The last publications in plain words, each with the way back to it.
import { useEffect, useState } from 'react';
import { Box, Fault, Hint, SideButton } from '../look/controls.ts';
import type { ChangeAnswer, Publication, PublishAnswer } from '../protocol.ts';
import { askEditor, sendEditor } from '../wire/ask.ts';
import { renewState, useEditor } from '../wire/store.ts';
import { refusalWords } from '../wire/write.ts';
import { Dialog } from './Dialog.tsx';

export function HistoryDialog() {
  const [all, setAll] = useState<Publication[]>();
  const [ended, setEnded] = useState<PublishAnswer>();
  useEffect(() => {
    void askEditor<Publication[]>('history').then((found) => setAll(found ?? []));
  }, []);
  const goBack = async (id: string) => {
    const answer = await sendEditor<ChangeAnswer>('go-back', { id });
    await renewState();
    if (answer.done)
      setEnded({
        done: true,
        words: 'The site is as it was then. Publish to show it to visitors.',
      });
    else if (!('conflict' in answer)) setEnded({ done: false, words: refusalWords(answer) });
  };
  return (
    <Dialog title="What was published" close={() => useEditor.setState({ dialog: undefined })}>
      <div role="status">
        {ended && (ended.done ? <p>{ended.words}</p> : <Fault>{ended.words}</Fault>)}
      </div>
      {all?.length === 0 && <Hint>Nothing was published from here yet.</Hint>}
      {all?.map(({ id, date, sentences }) => (
        <Box key={id}>
          <strong>
            {new Date(date).toLocaleString(undefined, { dateStyle: 'full', timeStyle: 'short' })}
          </strong>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <div>
            <SideButton onClick={() => goBack(id)}>Go back to this</SideButton>
          </div>
        </Box>
      ))}
    </Dialog>
  );
}
