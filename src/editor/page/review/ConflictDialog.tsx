// The same place was changed by two people: both values side by side, to choose from.
import { placeName } from '../../../manifest/messages/place-name.ts';
import type { YamlValue } from '../../../manifest/yaml/write.ts';
import { hideTyped } from '../preview/typed-texts.ts';
import { keyOf, leavesOf } from '../schema/pointers.ts';
import { Box, MainButton, SideButton } from '../ui/controls.ts';
import { keepWords } from '../wire/kept-words.ts';
import { type Conflict, renewState, useEditor } from '../wire/store.ts';
import { sendKept } from '../wire/write.ts';
import { Dialog } from './Dialog.tsx';

export function ConflictDialog({ conflict }: { conflict: Conflict }) {
  const { pointer, mine, theirs, kept } = conflict;
  const manifest = useEditor(({ state }) => state?.manifest);
  const name = placeName(pointer, manifest);
  const keep = async () => {
    useEditor.setState({ conflict: undefined, saved: 'Saved' });
    keepWords(kept);
    hideTyped();
    await renewState();
    await sendKept();
  };
  const overwrite = async () => {
    const words = { pointer, value: mine, before: theirs, words: `changed ${name}` };
    const done = keep();
    keepWords(keyOf(pointer), words);
    await done;
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

/** A value in words: of a group or a list, all that somebody has written in it. */
const shown = (value: YamlValue | undefined) =>
  value === undefined
    ? '(removed)'
    : leavesOf(value)
        .map(([, text]) => (typeof text === 'boolean' ? (text ? 'yes' : 'no') : String(text)))
        .join(' · ');
