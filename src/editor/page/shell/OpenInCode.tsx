// The small link that opens the line of the file in a code editor.
import styled from 'styled-components';
import type { Pointer } from '../../../manifest/problem.ts';
import { TextButton } from '../look/controls.ts';
import { editorTheme } from '../look/editor-theme.ts';
import { isInside, keyOf, samePlace } from '../schema/places.ts';
import { sendEditor } from '../wire/ask.ts';
import { useEditor } from '../wire/store.ts';

export function OpenInCode({ pointer }: { pointer: Pointer }) {
  const { spots, marked } = useEditor();
  const all = [...(spots?.texts ?? []), ...(spots?.shared ?? []), ...(spots?.sections ?? [])];
  const found =
    all.find((spot) => samePlace(spot.pointer, marked) && isInside(spot.pointer, pointer)) ??
    all.find((spot) => keyOf(spot.pointer) === keyOf(pointer)) ??
    all.find((spot) => isInside(spot.pointer, pointer));
  if (!found) return null;
  const open = () => void sendEditor(`open?line=${found.line}`);
  return <OnDesks onClick={open}>Open this line in a code editor</OnDesks>;
}

/** A phone has no code editor. */
const OnDesks = styled(TextButton)`
  ${editorTheme.narrow} {
    display: none;
  }
`;
