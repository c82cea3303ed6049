// Pictures in rows of equal height, each of which a press enlarges, and pairs of before and after.
import { useRef, useState } from 'react';
import type { SectionOf } from '../../model/site.ts';
import { Band } from '../../ui/Band.tsx';
import { useTranslate } from '../../ui/contexts.ts';
import { Photo } from '../../ui/pictures/Photo.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';
import { EnlargedPicture, type GalleryItem } from './EnlargedPicture.tsx';
import * as S from './Gallery.styles.ts';

/** Width to height; what is flatter or higher is cropped in its row. */
const shapeOf = ({ image }: GalleryItem) =>
  Number(Math.min(2, Math.max(0.7, image.width / image.height)).toFixed(2));

export function Gallery({ section }: { section: SectionOf<'gallery'> }) {
  const { id, tone, heading, intro, items } = section;
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const single = items.filter(({ before }) => !before);
  const [shown, setShown] = useState<GalleryItem>();
  const enlarge = (item: GalleryItem) => {
    setShown(item);
    dialog.current?.showModal();
  };
  return (
    <Band id={id} tone={tone} heading={heading} intro={intro}>
      <S.Rows>
        {items.map((item, index) => {
          const { image, before, caption } = item;
          const ratio = shapeOf(item);
          const sizes = `min(100vw - 2.5rem, ${Math.ceil(ratio * S.ROW_REM * 1.5)}rem)`;
          return (
            <S.Item key={index} $ratio={ratio}>
              {before ? (
                <BeforeAfter before={before} after={image} sizes={sizes} />
              ) : (
                <S.Enlarge
                  type="button"
                  aria-haspopup="dialog"
                  aria-label={t('Enlarge: {picture}', { picture: image.alt })}
                  onClick={() => enlarge(item)}
                >
                  <Photo picture={image} sizes={sizes} />
                </S.Enlarge>
              )}
              {caption && <p>{caption}</p>}
            </S.Item>
          );
        })}
      </S.Rows>
      <EnlargedPicture ref={dialog} label={heading} items={single} {...{ shown, setShown }} />
    </Band>
  );
}
