// Asks whether the words about a picture are true of the one that took its place.
import styled from 'styled-components';
import type { Pointer } from '../../../manifest/diagnostic.ts';
import { valueAt } from '../../../manifest/text/values.ts';
import { focusField } from '../form/use-field.ts';
import { FILE_BESIDE, keyOf, wordsBeside } from '../schema/pointers.ts';
import { SideButton } from '../ui/controls.ts';
import { editorTheme } from '../ui/editor-theme.ts';
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
  const isDoubted = useEditor(({ doubted, state }) => {
    const doubt = doubted[key];
    return (
      doubt &&
      doubt.words === valueAt(state?.manifest, pointer) &&
      doubt.picture === valueAt(state?.manifest, file)
    );
  });
  const settle = () => useEditor.setState(({ doubted: { [key]: _, ...doubted } }) => ({ doubted }));
  return (
    isDoubted && (
      <Doubt role="status">
        The picture is a new one. Does this still say what is on it?
        <SideButton onClick={settle}>Yes, it does</SideButton>
      </Doubt>
    )
  );
}

const Doubt = styled.div`
  display: grid;
  gap: 0.5rem;
  justify-items: start;
  padding: 0.5rem 0.75rem;
  border-left: 4px solid ${editorTheme.color.warn};
  border-radius: 0 ${editorTheme.radius} ${editorTheme.radius} 0;
  background: ${editorTheme.color.warnTint};
  color: ${editorTheme.color.warn};
  font-weight: 600;
`;
