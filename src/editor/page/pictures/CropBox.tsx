// Cuts a photo to a shape: the frame is moved and sized with the pointer, the arrow keys and a slider.
import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import type { PictureAnswer } from '../../protocol.ts';
import { ButtonRow, Fault, Hint, MainButton, SideButton } from '../look/controls.ts';
import { editorTheme } from '../look/editor-theme.ts';
import { sendEditor } from '../wire/ask.ts';
import { type CropPart, cropFor } from './crop.ts';

interface Props {
  file: File;
  /** Width by height; the photo's own shape when nothing asks for another. */
  ratio?: number;
  cancel(): void;
  done(path: string): void;
}

interface PhotoSize {
  width: number;
  height: number;
}

const STEP = 0.02;

export function CropBox({ file, ratio, cancel, done }: Props) {
  const address = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  const [size, setSize] = useState<PhotoSize>();
  const [part, setPart] = useState({ x: 0.5, y: 0.5, scale: 1 });
  const [state, setState] = useState<'ready' | 'busy'>('ready');
  const [fault, setFault] = useState('');
  const crop = size && cropFor(size, ratio ?? size.width / size.height, part);
  const moveBy = (x: number, y: number) =>
    setPart((old) => ({ ...old, x: clamp(old.x + x), y: clamp(old.y + y) }));
  const send = async () => {
    if (!crop) return;
    setState('busy');
    const answer = await sendEditor<PictureAnswer>(`picture?${query(file.name, crop)}`, file);
    setState('ready');
    if (answer.done) done(answer.path);
    else setFault(answer.words);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [x, y] = ARROWS[event.key] ?? [];
    if (x === undefined || y === undefined) return;
    event.preventDefault();
    moveBy(x * STEP, y * STEP);
  };
  const onPointerMove = ({
    buttons,
    movementX,
    movementY,
    currentTarget,
  }: PointerEvent<HTMLElement>) => {
    const { width, height } = currentTarget.getBoundingClientRect();
    if (buttons === 1) moveBy((movementX / width) * 2, (movementY / height) * 2);
  };
  return (
    <Cutter>
      <Hint>Drag the frame to the part that counts. The rest is cut off.</Hint>
      <Photo onPointerMove={onPointerMove}>
        <img
          src={address}
          alt="Your choice"
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setSize({ width, height })
          }
          onError={() =>
            setFault('This picture cannot be opened. Try another file, such as a JPEG.')
          }
        />
        {crop && size && (
          <button
            type="button"
            aria-label="The part that is kept: move it with the arrow keys"
            onKeyDown={onKeyDown}
            style={{
              left: `${(crop.x / size.width) * 100}%`,
              top: `${(crop.y / size.height) * 100}%`,
              width: `${(crop.width / size.width) * 100}%`,
              height: `${(crop.height / size.height) * 100}%`,
            }}
          />
        )}
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
      <div aria-live="polite">{fault && <Fault>{fault}</Fault>}</div>
      <ButtonRow>
        <MainButton disabled={!crop || state === 'busy'} onClick={send}>
          {state === 'busy' ? 'Saving …' : 'Use this picture'}
        </MainButton>
        <SideButton onClick={cancel}>Another one</SideButton>
      </ButtonRow>
    </Cutter>
  );
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const clamp = (part: number) => Math.min(1, Math.max(0, part));

function query(name: string, crop: CropPart): string {
  const numbers = Object.entries(crop).map(([key, value]) => [key, String(value)]);
  return new URLSearchParams([['name', name], ...numbers]).toString();
}

const Cutter = styled.div`
  display: grid;
  gap: 0.75rem;
`;

const Photo = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${editorTheme.radius};
  touch-action: none;
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
  }
`;
