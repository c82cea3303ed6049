// Cuts a photo to a shape: the frame is moved and sized with the pointer, the arrow keys and a slider.
import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';
import styled from 'styled-components';
import {
  type Crop,
  closePicture,
  type OpenPicture,
  preparedPicture,
} from '../../../ui/pictures/prepare-picture.ts';
import type { PictureAnswer } from '../../protocol.ts';
import { ButtonRow, ErrorText, Hint, MainButton, SideButton } from '../ui/controls.ts';
import { editorTheme } from '../ui/editor-theme.ts';
import { sendEditor } from '../wire/host.ts';

interface Props {
  picture: OpenPicture;
  /** Width by height; the photo's own shape when nothing asks for another. */
  ratio?: number;
  cancel(): void;
  done(path: string): void;
}

const KEY_STEP = 0.02;

export function CropBox({ picture, ratio, cancel, done }: Props) {
  useEffect(() => () => closePicture(picture), [picture]);
  const { image } = picture;
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const [part, setPart] = useState({ x: 0.5, y: 0.5, scale: 1 });
  const crop = cropFor(size, ratio ?? size.width / size.height, part);
  const moveBy = (x: number, y: number) =>
    setPart((old) => ({ ...old, x: clamp(old.x + x), y: clamp(old.y + y) }));
  const { send, busy, error } = useSending(picture, done);
  return (
    <Column>
      <Hint>
        Drag the frame to the part that counts. The rest is cut off: the frame has the shape of the
        place.
      </Hint>
      <Photo>
        <img src={image.src} alt="Your choice" draggable={false} />
        <button
          type="button"
          aria-label="The part that is kept: move it with the arrow keys"
          onKeyDown={(event) => moveBy(...(arrowStep(event) ?? [0, 0]))}
          onPointerDown={({ currentTarget, pointerId }) =>
            currentTarget.setPointerCapture(pointerId)
          }
          onPointerMove={(event) => moveBy(...dragStep(event))}
          style={{
            left: percent(crop.x / size.width),
            top: percent(crop.y / size.height),
            width: percent(crop.width / size.width),
            height: percent(crop.height / size.height),
          }}
        />
      </Photo>
      <label>
        Size of the part{' '}
        <input
          type="range"
          min="0.3"
          max="1"
          step="0.01"
          value={part.scale}
          onChange={({ target }) => setPart({ ...part, scale: Number(target.value) })}
        />
      </label>
      <div aria-live="polite">{error && <ErrorText>{error}</ErrorText>}</div>
      <StayingRow>
        <MainButton disabled={busy} onClick={() => send(crop)}>
          {busy ? 'Saving …' : 'Use this picture'}
        </MainButton>
        <SideButton onClick={cancel}>Another one</SideButton>
      </StayingRow>
    </Column>
  );
}

/** Sends a part of a picture, and says why where it was not taken. */
function useSending(picture: OpenPicture, done: Props['done']) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const send = async (crop: Crop) => {
    setBusy(true);
    const made = await preparedPicture(picture, crop);
    const question = `picture?name=${encodeURIComponent(picture.name)}`;
    const answer =
      typeof made === 'string'
        ? { done: false as const, words: made }
        : await sendEditor<PictureAnswer>(question, made);
    setBusy(false);
    if (answer.done) done(answer.path);
    else setError(answer.words);
  };
  return { send, busy, error };
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};

/** The step of an arrow key to the right and down, in parts of the picture; undefined for any other key. */
export function arrowStep(event: KeyboardEvent): [number, number] | undefined {
  const step = ARROWS[event.key];
  if (step) event.preventDefault();
  return step;
}

/** The step of the finger, over all of the room that the frame has around it, in parts of the room. */
function dragStep({ buttons, currentTarget, movementX, movementY }: PointerEvent<HTMLElement>) {
  const frame = currentTarget.getBoundingClientRect();
  const photo = currentTarget.parentElement?.getBoundingClientRect() ?? frame;
  const [roomX, roomY] = [photo.width - frame.width, photo.height - frame.height];
  const part = (moved: number, room: number) => (buttons === 1 && room > 1 ? moved / room : 0);
  return [part(movementX, roomX), part(movementY, roomY)] as const;
}

/** The largest part of a shape, made smaller by `scale`; `x` and `y` say where it lies, from 0 to 1. */
function cropFor(
  photo: Pick<Crop, 'width' | 'height'>,
  ratio: number,
  { x, y, scale }: { x: number; y: number; scale: number },
): Crop {
  const width = Math.round(Math.min(photo.width, photo.height * ratio) * scale);
  const height = Math.round(Math.min(photo.height, photo.width / ratio) * scale);
  return {
    x: Math.round((photo.width - width) * x),
    y: Math.round((photo.height - height) * y),
    width,
    height,
  };
}

const percent = (part: number) => `${part * 100}%`;

const clamp = (part: number) => Math.min(1, Math.max(0, part));

const Photo = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${editorTheme.radius};
  & > img {
    display: block;
    width: 100%;
  }
  & > button {
    position: absolute;
    padding: 0;
    border: 3px solid #fff;
    background: none;
    box-shadow: 0 0 0 100rem rgb(10 18 30 / 60%);
    cursor: move;
    /* A finger beside the frame scrolls. */
    touch-action: none;
  }
`;

/** In a grid, the button could not leave its row. */
const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: 1rem;
`;

/** The button is in view however tall the photo is. */
const StayingRow = styled(ButtonRow)`
  position: sticky;
  bottom: 0;
  z-index: 1;
  padding-block: 0.75rem;
  background: ${editorTheme.color.paper};
`;
