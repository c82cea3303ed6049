// The point of a picture that stays in sight where the picture is cut: a dot for a finger and the arrow keys.
import type { KeyboardEvent, PointerEvent } from 'react';
import styled from 'styled-components';
import { valueAt } from '../../../manifest/text/values.ts';
import { labelOf } from '../../document/schema/pieces.ts';
import { PICTURE_KEY_OF } from '../../document/schema/pointers.ts';
import { FieldFrame } from '../form/FieldFrame.tsx';
import { type FieldProps, useField } from '../form/use-field.ts';
import { editorTheme } from '../ui/editor-theme.ts';
import { useEditor } from '../wire/store.ts';
import { arrowStep } from './CropBox.tsx';

/** What a browser keeps in sight by itself: the file does not say it. */
const MIDDLE = '50% 50%';

export function FocusField(props: FieldProps) {
  const { pointer, piece } = props;
  const field = useField(props);
  const file = [...pointer.slice(0, -1), PICTURE_KEY_OF[String(pointer.at(-1))] ?? 'src'];
  const src = useEditor(({ state }) => valueAt(state?.manifest, file));
  if (!src) return null;
  const [left = 50, top = 50] = (field.text.match(/\d+/g) ?? []).map(Number);
  const moveTo = (...point: [number, number]) => {
    const [x, y] = point.map((part) => Math.round(Math.min(100, Math.max(0, part))));
    const text = `${x}% ${y}%`;
    field.setText(text === MIDDLE ? '' : text);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = arrowStep(event);
    if (step) moveTo(left + 100 * step[0], top + 100 * step[1]);
  };
  const handlePointer = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const photo = currentTarget.parentElement?.getBoundingClientRect();
    if (!photo) return;
    moveTo(
      (100 * (clientX - photo.left)) / photo.width,
      (100 * (clientY - photo.top)) / photo.height,
    );
  };
  return (
    <FieldFrame {...props} error={field.error} group>
      <Photo>
        <img src={String(src)} alt="" draggable={false} onPointerUp={handlePointer} />
        <button
          {...field.inputProps}
          type="button"
          aria-label={`${labelOf(piece)}: ${left}% from the left, ${top}% from the top. Move it with the arrow keys`}
          style={{ left: `${left}%`, top: `${top}%` }}
          onKeyDown={handleKeyDown}
          onPointerDown={({ currentTarget, pointerId }) =>
            currentTarget.setPointerCapture(pointerId)
          }
          onPointerMove={(event) => event.buttons === 1 && handlePointer(event)}
          onBlur={field.onBlur}
        />
      </Photo>
    </FieldFrame>
  );
}

const Photo = styled.div`
  position: relative;
  justify-self: start;
  overflow: hidden;
  border-radius: ${editorTheme.radius};
  & > img {
    display: block;
    max-width: 100%;
    max-height: 16rem;
    cursor: crosshair;
  }
  & > button {
    position: absolute;
    width: ${editorTheme.press};
    height: ${editorTheme.press};
    padding: 0;
    border: 0.75rem solid transparent;
    border-radius: 50%;
    outline-offset: -0.625rem;
    background: ${editorTheme.color.action} padding-box;
    box-shadow: inset 0 0 0 3px #fff;
    translate: -50% -50%;
    cursor: move;
    /* A finger beside the dot scrolls. */
    touch-action: none;
  }
`;
