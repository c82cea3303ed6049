// The last publications in plain words, each with the way back to it.
import { useEffect, useState } from 'react';
import type { ChangeAnswer, Publication, PublishAnswer } from '../../protocol.ts';
import { Box, ButtonRow, Hint, MainButton, SideButton } from '../look/controls.ts';
import { askEditor, sendEditor } from '../wire/ask.ts';
import { renewState, useEditor } from '../wire/store.ts';
import { Dialog } from './Dialog.tsx';
import { Ending, endingOf, moment } from './Ending.tsx';
import { Sentences } from './Sentences.tsx';

const close = () => useEditor.setState({ dialog: undefined });

export function HistoryDialog() {
  const [all, setAll] = useState<Publication[]>();
  const [last, setLast] = useState<{ id: string; ended: PublishAnswer }>();
  const load = async () =>
    setAll((await askEditor<Publication[]>('history').catch(() => undefined)) ?? []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog reads once, and after going back
  useEffect(() => void load(), []);
  const goBack = async ({ id, date }: Publication) => {
    setLast(undefined);
    const answer = await sendEditor<ChangeAnswer>('go-back', { id });
    await Promise.all([renewState(), load()]);
    const words = `The site is as it was on ${moment(date)}. Visitors see it when you publish.`;
    setLast({ id, ended: endingOf(answer, words) });
  };
  return (
    <Dialog title="What was published" close={close}>
      {!all && <Hint aria-busy>Looking for publications …</Hint>}
      {all?.length === 0 && <Hint>Nothing was published from here yet.</Hint>}
      {all?.map((one) => (
        <Entry
          key={one.id}
          publication={one}
          ended={last?.id === one.id ? last.ended : undefined}
          goBack={() => goBack(one)}
        />
      ))}
    </Dialog>
  );
}

interface EntryProps {
  publication: Publication;
  /** How going back to it ended. */
  ended?: PublishAnswer;
  goBack(): Promise<void>;
}

function Entry({ publication: { date, sentences, isNow }, ended, goBack }: EntryProps) {
  return (
    <Box>
      <strong>{moment(date)}</strong>
      <Sentences all={sentences} />
      <Ending ended={ended} />
      {ended?.done ? (
        <MainButton ref={(button) => button?.focus()} onClick={close}>
          Done
        </MainButton>
      ) : isNow ? (
        <Hint>The site is like this now.</Hint>
      ) : (
        <WayBack date={moment(date)} goBack={goBack} />
      )}
    </Box>
  );
}

/** Going back is asked about first. */
function WayBack({ date, goBack }: { date: string; goBack: EntryProps['goBack'] }) {
  const [step, setStep] = useState<'asking' | 'working'>();
  const isWorking = step === 'working';
  if (!step) {
    return (
      <div>
        <SideButton aria-label={`Go back to ${date}`} onClick={() => setStep('asking')}>
          Go back to this
        </SideButton>
      </div>
    );
  }
  const go = async () => {
    setStep('working');
    await goBack();
    setStep(undefined);
  };
  return (
    <>
      <p>
        The site becomes as it was on {date}. That is one step, and Undo takes it back. Nothing is
        published yet.
      </p>
      <ButtonRow aria-busy={isWorking}>
        <MainButton ref={(button) => button?.focus()} disabled={isWorking} onClick={go}>
          {isWorking ? 'Going back …' : 'Go back'}
        </MainButton>
        <SideButton disabled={isWorking} onClick={() => setStep(undefined)}>
          Leave it as it is
        </SideButton>
      </ButtonRow>
    </>
  );
}
