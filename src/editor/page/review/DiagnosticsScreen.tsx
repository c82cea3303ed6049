// The check's diagnostics, each with its place, and "Fix it" for those with a sure mend.

import type { ChangeAnswer, ShownDiagnostic } from '../../protocol.ts';
import { select } from '../preview/Stage.tsx';
import { Box, ButtonRow, Hint, MainButton, SideButton, Stack } from '../ui/controls.ts';
import { sendEditor } from '../wire/host.ts';
import { renewState, showMessage, useEditor } from '../wire/store.ts';
import { refusalWords } from '../wire/write.ts';

export function DiagnosticsScreen() {
  const diagnostics = useEditor(({ state }) => state?.diagnostics) ?? [];
  if (diagnostics.length === 0) return <Hint>There are no hints. All is well.</Hint>;
  return (
    <Stack>
      <Hint>
        Visitors see none of this. Each hint says what could be better, and leads to its place.
      </Hint>
      {diagnostics.map((diagnostic, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two diagnostics may have the same words
        <Diagnostic key={index} diagnostic={diagnostic} />
      ))}
    </Stack>
  );
}

function Diagnostic({ diagnostic }: { diagnostic: ShownDiagnostic }) {
  const { severity, words, pointer, fix } = diagnostic;
  const applyFix = async () => {
    const version = useEditor.getState().state?.version;
    const answer = await sendEditor<ChangeAnswer>('fix', { fix, version });
    await renewState();
    if (answer.done) showMessage('Fixed.');
    else if (!('conflict' in answer)) showMessage(refusalWords(answer), true);
  };
  return (
    <Box>
      <strong>{severity === 'error' ? 'This must be mended' : 'A hint'}</strong>
      <p>{words}</p>
      <ButtonRow>
        {fix !== undefined && <MainButton onClick={applyFix}>Fix it</MainButton>}
        {pointer.length > 0 && (
          <SideButton onClick={() => select({ pointer })}>Go there</SideButton>
        )}
      </ButtonRow>
    </Box>
  );
}
