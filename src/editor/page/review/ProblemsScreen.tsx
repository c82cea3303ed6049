// The check's problems, each with its place, and "Fix it" for those with a sure mend.

import type { ChangeAnswer, ToldProblem } from '../../protocol.ts';
import { Box, ButtonRow, Hint, MainButton, SideButton, Stack } from '../look/controls.ts';
import { select } from '../page/Stage.tsx';
import { sendEditor } from '../wire/ask.ts';
import { renewState, say, useEditor } from '../wire/store.ts';
import { refusalWords } from '../wire/write.ts';

export function ProblemsScreen() {
  const problems = useEditor(({ state }) => state?.problems) ?? [];
  if (problems.length === 0) return <Hint>The check has nothing to say. All is well.</Hint>;
  return (
    <Stack>
      <Hint>
        Visitors see none of this. Each hint says what could be better, and leads to its place.
      </Hint>
      {problems.map((problem, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two problems may have the same words
        <Problem key={index} problem={problem} />
      ))}
    </Stack>
  );
}

function Problem({ problem }: { problem: ToldProblem }) {
  const { severity, words, pointer, fix } = problem;
  const mend = async () => {
    const version = useEditor.getState().state?.version;
    const answer = await sendEditor<ChangeAnswer>('fix', { fix, version });
    await renewState();
    if (answer.done) say('Fixed.');
    else if (!('conflict' in answer)) say(refusalWords(answer), true);
  };
  return (
    <Box>
      <strong>{severity === 'error' ? 'This must be mended' : 'A hint'}</strong>
      <p>{words}</p>
      <ButtonRow>
        {fix !== undefined && <MainButton onClick={mend}>Fix it</MainButton>}
        {pointer.length > 0 && (
          <SideButton onClick={() => select({ pointer })}>Go there</SideButton>
        )}
      </ButtonRow>
    </Box>
  );
}
