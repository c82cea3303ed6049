// A field with a picture, and the choice of another one.
import { useState } from 'react';
import styled from 'styled-components';
import type { Pointer } from '../../../manifest/diagnostic.ts';
import { placeLabel } from '../../../manifest/messages/place-name.ts';
import { valueAt } from '../../../manifest/text/values.ts';
import { type OpenPicture, openPicture } from '../../../ui/pictures/prepare-picture.ts';
import { fieldSchemaAt } from '../../document/schema/pieces.ts';
import { besidePicture, leavesOf } from '../../document/schema/pointers.ts';
import type { PictureFile } from '../../protocol.ts';
import { FieldFrame } from '../form/FieldFrame.tsx';
import { type FieldProps, focusField, useField } from '../form/use-field.ts';
import { currentForms } from '../schema/use-forms.ts';
import { Box, ButtonRow, ErrorText, Hint, pressable, SideButton } from '../ui/controls.ts';
import { editorTheme } from '../ui/editor-theme.ts';
import { useAnswer } from '../wire/host.ts';
import { showMessage, useEditor } from '../wire/store.ts';
import { setTo, writeAndReport } from '../wire/write.ts';
import { CropBox } from './CropBox.tsx';

/** A picture: drawn small, replaced by a file, the camera, or one that the site has. */
export function PictureField(props: FieldProps) {
  const field = useField(props);
  const [choosing, setChoosing] = useState(false);
  const path = field.text;
  const place = besidePicture(props.pointer, 'focus');
  const focus = useEditor(({ state }) => place && valueAt(state?.manifest, place));
  return (
    <FieldFrame {...props} error={field.error} help="" group>
      {path && (
        <Thumb
          src={path}
          alt=""
          style={{ aspectRatio: shapeAt(props.pointer), objectPosition: String(focus ?? '') }}
        />
      )}
      <ButtonRow>
        <SideButton
          {...field.inputProps}
          aria-expanded={choosing}
          onClick={() => setChoosing(!choosing)}
        >
          {path ? 'Change the picture' : 'Choose a picture'}
        </SideButton>
      </ButtonRow>
      {choosing && (
        <PictureChooser
          before={path}
          shape={shapeAt(props.pointer)}
          choose={(chosen) => {
            setChoosing(false);
            void replacePicture(props.pointer, chosen);
          }}
        />
      )}
    </FieldFrame>
  );
}

/** Width by height of the pictures at a place, which the schema says of the picture or of the group that has it. */
function shapeAt(pointer: Pointer): number | undefined {
  const forms = currentForms();
  const shape = [pointer, pointer.slice(0, -1)]
    .map((place) => fieldSchemaAt(place, forms))
    .map(({ own, schema }) => own.shape ?? schema.shape)
    .find(Boolean);
  const [width, height] = String(shape ?? '')
    .split(':')
    .map(Number);
  return width && height ? width / height : undefined;
}

/** Puts a picture in the place of another one: with the description that the site has of it, and without the focal point of that one. */
async function replacePicture(file: Pointer, chosen: string): Promise<void> {
  const manifest = useEditor.getState().state?.manifest;
  const [words, focus] = [besidePicture(file, 'alt'), besidePicture(file, 'focus')];
  const known = words && descriptionOf(chosen, manifest);
  const isReplaced = await writeAndReport(
    [
      setTo(file, chosen),
      ...(words && known !== undefined ? [setTo(words, known)] : []),
      ...(focus && valueAt(manifest, focus) ? [setTo(focus, undefined)] : []),
    ],
    `changed ${placeLabel(file, manifest)}`,
    known === undefined ? undefined : 'The description came along with the picture.',
  );
  if (isReplaced && known === undefined && valueAt(manifest, file) !== chosen)
    promptForAltText(file);
}

/** What a place of the site says of a picture. */
const descriptionOf = (path: string, manifest: unknown): string | undefined =>
  leavesOf(manifest)
    .filter(([, value]) => value === path)
    .map(([place]) => besidePicture(place, 'alt'))
    .map((place) => place && valueAt(manifest, place))
    .find((text): text is string => typeof text === 'string' && text !== '');

/** Asks whether the alt text still fits after a picture was replaced, and focuses it. */
function promptForAltText(file: Pointer): void {
  const altText = besidePicture(file, 'alt');
  if (!altText || !valueAt(useEditor.getState().state?.manifest, altText)) return;
  showMessage('The picture is a new one. Does its description still say what is on it?');
  focusField(altText, true);
}

interface Props {
  /** The path of the picture that is replaced. */
  before?: string;
  /** Width by height of the place; without it, the new picture gets the shape of the one before. */
  shape?: number;
  choose(path: string): void;
}

/** A file that is picked or dropped on the button, the phone’s camera, or one of the site’s own. */
export function PictureChooser({ before, shape, choose }: Props) {
  const [picture, setPicture] = useState<OpenPicture>();
  const [opening, setOpening] = useState(false);
  const pictures = useAnswer<PictureFile[]>('pictures').data ?? [];
  const [error, setError] = useState('');
  const old = pictures.find(({ path }) => path === before);
  const take = async (files: FileList | null) => {
    const [picked] = files ?? [];
    if (!picked) return;
    setError('');
    setOpening(true);
    const opened = await openPicture(picked);
    setOpening(false);
    if ('error' in opened) setError(opened.error);
    else setPicture(opened);
  };
  const input = (capture?: 'environment') => (
    <input
      type="file"
      accept="image/*"
      capture={capture}
      onChange={({ target }) => void take(target.files)}
    />
  );
  if (picture) {
    const ratio = shape ?? (old && old.height > 0 ? old.width / old.height : undefined);
    const done = (path: string) => {
      setPicture(undefined);
      choose(path);
    };
    const cancel = () => setPicture(undefined);
    return <CropBox picture={picture} ratio={ratio} cancel={cancel} done={done} />;
  }
  return (
    <Box>
      <ButtonRow>
        <FilePick>Pick a file {input()}</FilePick>
        <FilePick>Take a photo {input('environment')}</FilePick>
      </ButtonRow>
      <div aria-live="polite">
        {opening && <Hint>Opening the picture …</Hint>}
        {error && <ErrorText>{error}</ErrorText>}
      </div>
      <Hint>Or one that the site has:</Hint>
      <SitePictures all={pictures} choose={choose} />
    </Box>
  );
}

function SitePictures({ all, choose }: { all: PictureFile[] } & Pick<Props, 'choose'>) {
  const manifest = useEditor(({ state }) => state?.manifest);
  return (
    <Choices>
      {all.map(({ path, used }, at) => (
        <button
          key={path}
          type="button"
          onClick={() => choose(path)}
          aria-label={`Use: ${descriptionOf(path, manifest) ?? `picture ${at + 1}`}`}
        >
          <img src={path} alt="" loading="lazy" />
          {!used && <small>Not used</small>}
        </button>
      ))}
    </Choices>
  );
}

const Thumb = styled.img`
  max-width: 100%;
  max-height: 12rem;
  border: 1px solid ${editorTheme.color.line};
  border-radius: ${editorTheme.radius};
  object-fit: cover;
`;

const FilePick = styled.label`
  ${pressable}
  position: relative;
  border-color: ${editorTheme.color.edge};
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

const Choices = styled.div`
  display: grid;
  gap: 0.5rem;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
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
    border-radius: ${editorTheme.radius};
    object-fit: cover;
  }
`;
