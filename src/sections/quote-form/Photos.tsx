// The photos that visitors send with a request. A build whose manifest has none takes the plain parts of the form in their place.
import { type ComponentProps, useEffect } from 'react';
import styled from 'styled-components';
import { useFacts, useTranslate } from '../../ui/contexts.ts';
import { FieldError, Hint, TextAreaField, TextField } from '../../ui/forms/Field.tsx';
import { readStored } from '../../ui/storage.ts';
import { theme } from '../../ui/styles/theme.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { KEPT_PHOTOS, photoStore } from './photo-store.ts';
import { Chosen } from './QuoteForm.styles.ts';
import * as Plain from './Receipt.tsx';

/** The code is loaded for the first photo, and for those that an earlier visit has left on the device. */
const loadPhotos = () => import('./sent-photos.ts');

/** The field for the message, and below it the one for photos. */
export function MessageField(props: ComponentProps<typeof TextAreaField>) {
  const { photos } = useFacts();
  return (
    <>
      <TextAreaField {...props} />
      {photos && <PhotoField most={photos} />}
    </>
  );
}

/** The field hands its files on at once: beside their thumbnails, the browser’s “No file chosen” would be untrue. */
const Photos = styled.div`
  & input {
    color: transparent;
  }
  & ::file-selector-button {
    padding: ${theme.space(0.5)} ${theme.space(1)};
    border: 1px solid;
    border-radius: ${theme.radius.small};
    background: none;
    color: ${theme.color.link};
    font: inherit;
  }
`;

const Thumbnails = styled.ul`
  display: grid;
  gap: ${theme.space(1)};
  margin-top: ${theme.space(1)};
  & > li {
    flex-wrap: nowrap;
    overflow: hidden;
    padding-left: 0;
    border-radius: ${theme.radius.large};
  }
  & img {
    flex: none;
    width: 6rem;
    height: 5rem;
    object-fit: cover;
  }
  & button {
    text-align: start;
    overflow-wrap: anywhere;
  }
`;

const ID = '_quote-photos';

function PhotoField({ most }: { most: number }) {
  const t = useTranslate();
  const ready = useHydrated();
  const usePhotos = photoStore();
  const { chosen, isOpening, unreadable, isFull } = usePhotos();
  useEffect(() => {
    if (readStored(KEPT_PHOTOS)) void loadPhotos().then(({ sendPhotos }) => sendPhotos());
  }, []);
  const remove = (photo: (typeof chosen)[number]) => {
    usePhotos.setState({ chosen: chosen.filter((other) => other !== photo), isFull: false });
    URL.revokeObjectURL(photo.src);
    document.getElementById(ID)?.focus();
  };
  return (
    <Photos>
      <TextField
        id={ID}
        label={t('Photos')}
        hint={t('Up to {most}, from your camera or your album. They follow your request.', {
          most,
        })}
        optional
        type="file"
        accept="image/*"
        multiple
        // Without a script a file would stay behind.
        disabled={!ready}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file can be chosen again.
          target.value = '';
          // From now on a request waits for them.
          usePhotos.setState({ isOpening: true });
          loadPhotos().then(
            ({ addPhotos }) => addPhotos(files, most),
            () => usePhotos.setState({ isOpening: false }),
          );
        }}
      />
      <div role="status">
        {isOpening && <Hint>{t('Loading…')}</Hint>}
        {unreadable && (
          <FieldError>{t('{file} cannot be read as a photo.', { file: unreadable })}</FieldError>
        )}
        {isFull && <FieldError>{t('A request takes {most} photos.', { most })}</FieldError>}
      </div>
      <Thumbnails>
        {chosen.map((photo) => (
          <Chosen as="li" key={photo.id}>
            <img src={photo.src} alt="" />
            <button type="button" onClick={() => remove(photo)}>
              {t('Remove {photo}', { photo: photo.name })}
            </button>
          </Chosen>
        ))}
      </Thumbnails>
    </Photos>
  );
}

const PROGRESS = {
  sending: 'Your photos are being sent. Please leave this page open.',
  sent: 'Your photos have arrived.',
  waiting: 'Your photos are kept on this device. They follow when there is a connection.',
  refused: 'Not all photos could be sent. Please call {phone}.',
} as const;

/** The requests that were sent or are kept, and what has become of their photos. */
export function Receipts(props: ComponentProps<typeof Plain.Receipts>) {
  const t = useTranslate();
  const { phone } = useFacts().company;
  const usePhotos = photoStore();
  const { progress } = usePhotos();
  return (
    <>
      <Plain.Receipts {...props} />
      {progress && <p role="status">{t(PROGRESS[progress], { phone })}</p>}
    </>
  );
}
