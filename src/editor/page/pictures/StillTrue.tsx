// Asks whether the words about a picture are true of the one that took its place.
import type { Pointer } from '../../../manifest/diagnostic.ts';
import { valueAt } from '../../../manifest/text/values.ts';
import { focusField } from '../form/use-field.ts';
import { FILE_BESIDE, keyOf, wordsBeside } from '../schema/pointers.ts';
import { Box, SideButton } from '../ui/controls.ts';
import { useEditor } from '../wire/store.ts';

/** Puts the words about a new picture in doubt, and the cursor into them. */
export function doubtWords(file: Pointer, picture: string): void {
  const pointer = wordsBeside(file);
  const words = pointer && valueAt(useEditor.getState().state?.manifest, pointer);
  if (!pointer || typeof words !== 'string') return;
  useEditor.setState(({ doubted }) => ({
    doubted: { ...doubted, [keyOf(pointer)]: { picture, words } },
  }));
  focusField(pointer, true);
}

/** The question below a field, until its text is another one, or the picture, or somebody says yes. */
export function StillTrue({ pointer }: { pointer: Pointer }) {
  const key = keyOf(pointer);
  const file = [...pointer.slice(0, -1), FILE_BESIDE[String(pointer.at(-1))] ?? ''];
  const isDoubted = useEditor(({ doubted: { [key]: doubt }, state }) => {
    const [words, picture] = [pointer, file].map((place) => valueAt(state?.manifest, place));
    return doubt !== undefined && doubt.words === words && doubt.picture === picture;
  });
  const settle = () =>
    useEditor.setState(({ doubted }) => ({ doubted: { ...doubted, [key]: undefined } }));
  return (
    isDoubted && (
      <Box role="status">
        <strong>The picture is a new one. Does this still say what is on it?</strong>
        <SideButton onClick={settle}>Yes, it does</SideButton>
      </Box>
    )
  );
}
