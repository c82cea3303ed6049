// One picture of a gallery in the whole window: a native dialog, which keeps the focus, and closes on Escape by itself.
import { ChevronLeft, ChevronRight, X } from 'lucide';
import type { KeyboardEvent, RefObject } from 'react';
import type { SectionOf } from '../../model/site.ts';
import { PlainButton } from '../../ui/Button.tsx';
import { useTranslate } from '../../ui/contexts.ts';
import { Glyph } from '../../ui/pictures/Icon.tsx';
import { Controls, Enlarged, Stage } from './Gallery.styles.ts';

export type GalleryItem = SectionOf<'gallery'>['items'][number];

interface Props {
  ref: RefObject<HTMLDialogElement | null>;
  label: string;
  items: GalleryItem[];
  shown?: GalleryItem;
  setShown(item?: GalleryItem): void;
}

export function EnlargedPicture({ ref, label, items, shown, setShown }: Props) {
  const t = useTranslate();
  const moveBy = (step: number) => {
    const next = (shown ? items.indexOf(shown) : 0) + step + items.length;
    setShown(items[next % items.length]);
  };
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') moveBy(-1);
    if (key === 'ArrowRight') moveBy(1);
  };
  return (
    <Stage
      ref={ref}
      data-tone="dark"
      aria-label={label}
      onClose={() => setShown()}
      onKeyDown={handleKey}
    >
      <Controls>
        {items.length > 1 && (
          <PlainButton type="button" aria-label={t('Previous picture')} onClick={() => moveBy(-1)}>
            <Glyph drawing={ChevronLeft} />
          </PlainButton>
        )}
        <PlainButton type="button" onClick={() => ref.current?.close()}>
          <Glyph drawing={X} />
          {t('Close')}
        </PlainButton>
        {items.length > 1 && (
          <PlainButton type="button" aria-label={t('Next picture')} onClick={() => moveBy(1)}>
            <Glyph drawing={ChevronRight} />
          </PlainButton>
        )}
      </Controls>
      {shown && <Enlarged key={shown.image.src} picture={shown.image} sizes="100vw" />}
      <p aria-live="polite">{shown?.caption}</p>
    </Stage>
  );
}
