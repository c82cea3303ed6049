// Two pictures of one thing, with a handle that uncovers the one or the other.
import { useEffect, useRef } from 'react';
import type { Picture } from '../../model/site.ts';
import { useTranslate } from '../../ui/contexts.ts';
import { Photo } from '../../ui/pictures/Photo.tsx';
import { Handle, Pair } from './Gallery.styles.ts';

interface Props {
  before: Picture;
  after: Picture;
  sizes: string;
}

/** A native slider: arrow keys, fingers and pointers move it. */
export function BeforeAfter({ before, after, sizes }: Props) {
  const t = useTranslate();
  const handle = useRef<HTMLInputElement>(null);
  // Through the CSSOM: the security policy allows no style attribute.
  const uncover = () => {
    const { current: input } = handle;
    input?.parentElement?.style.setProperty('--at', String(input.valueAsNumber / 100));
  };
  // It may have been moved before the app was there.
  useEffect(uncover, []);
  return (
    <Pair>
      <Photo picture={after} sizes={sizes} />
      <Photo picture={before} sizes={sizes} />
      <Handle
        ref={handle}
        type="range"
        min="0"
        max="100"
        defaultValue="50"
        autoComplete="off"
        aria-label={t('How much of the picture from before is shown')}
        onInput={uncover}
      />
    </Pair>
  );
}
