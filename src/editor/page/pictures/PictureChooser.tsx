// Chooses a picture: a file that is dropped or picked, the phone's camera, or one of the site's own.
import { type DragEvent, useEffect, useState } from 'react';
import styled from 'styled-components';
import { FIRST_BYTES, foreignRefusal } from '../../../model/picture-files.ts';
import type { PictureFile } from '../../protocol.ts';
import { Box, ButtonRow, Fault, Hint } from '../look/controls.ts';
import { editorTheme } from '../look/editor-theme.ts';
import { askEditor } from '../wire/ask.ts';
import { CropBox } from './CropBox.tsx';

interface Props {
  /** The path of the picture that is replaced; the new one gets its shape. */
  before?: string;
  choose(path: string): void;
}

export function PictureChooser({ before, choose }: Props) {
  const [file, setFile] = useState<File>();
  const [pictures, setPictures] = useState<PictureFile[]>([]);
  const [fault, setFault] = useState('');
  useEffect(() => {
    void askEditor<PictureFile[]>('pictures').then((found) => setPictures(found ?? []));
  }, []);
  const shape = pictures.find(({ path }) => path === before);
  const take = async (files: FileList | null) => {
    const [picked] = files ?? [];
    const refused = picked && (await refusalOf(picked));
    setFault(refused ?? '');
    if (picked && !refused) setFile(picked);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files);
  };
  if (file) {
    const ratio = shape && shape.height > 0 ? shape.width / shape.height : undefined;
    const done = (path: string) => {
      setFile(undefined);
      choose(path);
    };
    return <CropBox file={file} ratio={ratio} cancel={() => setFile(undefined)} done={done} />;
  }
  return (
    <Box onDrop={drop} onDragOver={(event) => event.preventDefault()}>
      <Hint>Drop a photo here, or:</Hint>
      <ButtonRow>
        <FilePick>
          Pick a file
          <input type="file" accept="image/*" onChange={({ target }) => void take(target.files)} />
        </FilePick>
        <FilePick>
          Take a photo
          <input
            type="file"
            accept="image/*"
            capture="environment"
            onChange={({ target }) => void take(target.files)}
          />
        </FilePick>
      </ButtonRow>
      <div aria-live="polite">{fault && <Fault>{fault}</Fault>}</div>
      <Hint>Or one that the site has:</Hint>
      <Grid>
        {pictures.map(({ path, used }) => (
          <button key={path} type="button" onClick={() => choose(path)} aria-label={`Use ${path}`}>
            <img src={path} alt="" loading="lazy" />
            {!used && <small>Not used</small>}
          </button>
        ))}
      </Grid>
    </Box>
  );
}

/** Why a file cannot be taken. */
async function refusalOf(file: File): Promise<string | undefined> {
  const foreign = foreignRefusal(new Uint8Array(await file.slice(0, FIRST_BYTES).arrayBuffer()));
  if (foreign || file.type.startsWith('image/')) return foreign;
  return 'This is not a picture. Choose a photo, such as a JPEG or PNG file.';
}

const FilePick = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: ${editorTheme.press};
  padding: 0.375rem 0.875rem;
  border: 1px solid ${editorTheme.color.edge};
  border-radius: ${editorTheme.radius};
  font-weight: 600;
  cursor: pointer;
  &:focus-within {
    outline: 3px solid ${editorTheme.color.pointed};
    outline-offset: 2px;
  }
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  gap: 0.5rem;
  max-height: 20rem;
  overflow-y: auto;
  & > button {
    padding: 0.25rem;
    border: 1px solid ${editorTheme.color.line};
    border-radius: ${editorTheme.radius};
    background: none;
    cursor: pointer;
  }
  & img {
    display: block;
    width: 100%;
    height: 4.5rem;
    object-fit: cover;
  }
`;
