// The same place was changed by two people: both values side by side, to choose from.
import { placeName } from '../../../manifest/messages/place-name.ts';
import type { YamlValue } from '../../../manifest/yaml/write.ts';
import { Box, MainButton, SideButton } from '../ui/controls.ts';
import { type Conflict, renewState, useEditor } from '../wire/store.ts';
import { writeAndSay } from '../wire/write.ts';
import { Dialog } from './Dialog.tsx';

export function ConflictDialog({ conflict: { pointer, mine, theirs } }: { conflict: Conflict }) {
  const manifest = useEditor(({ state }) => state?.manifest);
  const name = placeName(pointer, manifest);
  const close = () => useEditor.setState({ conflict: undefined });
  const keep = () => {
    close();
    void renewState();
  };
  const overwrite = async () => {
    close();
    const change =
      mine === undefined
        ? ({ kind: 'unset', pointer, before: theirs } as const)
        : ({ kind: 'set', pointer, value: mine, before: theirs } as const);
    await writeAndSay([change], `changed ${name}`, 'Your text is saved.');
    void renewState();
  };
  return (
    <Dialog title="Somebody else changed this too" close={keep}>
      <p>While you were typing, {name} was changed somewhere else too.</p>
      <Box>
        <strong>Your text</strong>
        <p dir="auto">{shown(mine)}</p>
        <MainButton onClick={overwrite}>Use my text</MainButton>
      </Box>
      <Box>
        <strong>The other text</strong>
        <p dir="auto">{shown(theirs)}</p>
        <SideButton onClick={keep}>Keep the other text</SideButton>
      </Box>
    </Dialog>
  );
}

const shown = (value: YamlValue | undefined) =>
  value === undefined
    ? '(removed)'
    : typeof value === 'object'
      ? JSON.stringify(value, null, 1)
      : String(value);
