// A picture that reserves its space: it pulses while it loads, and a drawing replaces it after a failure.
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { PLACEHOLDER_ICON } from '../../model/own-files.ts';
import { pictureSet, pictureSource } from '../../model/picture-files.ts';
import type { Picture } from '../../model/site.ts';
import { pulsing } from '../styles/pulsing.ts';
import { theme } from '../styles/theme.ts';
import { layPreview } from './preview.ts';

/** Only groups the formats; the image has its own place in the layout. */
const Formats = styled.picture`
  display: contents;
  /* Else each would take a cell of a grid around the picture. */
  & > source {
    display: none;
  }
`;

const PhotoImage = styled.img`
  width: 100%;
  height: auto;
  object-fit: cover;
  background: ${theme.color.line} center / cover;
  color: ${theme.color.text};
  &[data-state="loading"] {
    ${pulsing}
  }
`;

/** A component of its own, so that the rules of pages without such a picture stay the same. */
const FocusedImage = styled(PhotoImage)<{ $focus: string }>`
  object-position: ${({ $focus }) => $focus};
`;

type State = 'loading' | 'visible' | 'failed';

/** The specification's pictures are 800 x 600 pixels, and one is 600 x 400; one with more pixels states the size of its shape. */
const statedWidth = ({ width, height }: Picture) =>
  Math.abs(width / height - 1.5) < 0.02 ? 600 : 800;

interface Props {
  picture: Picture;
  /** The layout width, as in the `sizes` of an image: see picture-sizes.ts. */
  sizes: string;
  /** The width of the widest file that is offered, in pixels. */
  most?: number;
  /** True for a picture at the top of the page: it loads at once, before others. */
  first?: boolean;
  className?: string;
}

/** Shows a picture at its own proportions. `alt` stays the same when the placeholder takes its place. */
export function Photo({ picture, sizes, most, first = false, className }: Props) {
  const ref = useRef<HTMLImageElement>(null);
  // The server cannot know; a picture that needs no script is visible from the start.
  const [state, setState] = useState<State>('visible');
  useEffect(() => {
    const image = ref.current;
    if (!image) return;
    if (!image.complete) {
      layPreview(image);
      setState('loading');
    } else if (image.naturalWidth === 0) setState('failed');
  }, []);
  const handleError = (event: SyntheticEvent<HTMLImageElement>) => {
    if (!event.currentTarget.src.endsWith(PLACEHOLDER_ICON)) setState('failed');
  };
  const { srcSet, src, blur } = filesOf(picture, state, most);
  const shared = {
    ...sizeOf(picture),
    ...(first ? { fetchPriority: 'high' as const } : LAZY_LOADING),
    ref,
    className,
    src,
    alt: picture.alt,
    'data-state': state,
    // A description over a blurred picture could not be read.
    ...(state === 'failed' && { style: { backgroundImage: 'none' } }),
    // The starter may have set the state already: see watch-pictures.ts.
    suppressHydrationWarning: true,
    onLoad: () => setState((current) => (current === 'failed' ? current : 'visible')),
    onError: handleError,
  };
  return (
    <Formats>
      {srcSet && (
        // No "auto": Chromium fetches larger files of lazy pictures that leave the page with a press on a link.
        <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      )}
      {picture.focus ? (
        <FocusedImage {...shared} $focus={picture.focus} data-blur={blur} />
      ) : (
        <PhotoImage {...shared} data-blur={blur} />
      )}
    </Formats>
  );
}

/** A picture further down is fetched when it comes near, and never holds up the page. */
const LAZY_LOADING = { loading: 'lazy', decoding: 'async' } as const;

function filesOf(picture: Picture, state: State, most?: number) {
  if (state === 'failed') return { src: PLACEHOLDER_ICON, blur: picture.variants?.blur };
  return {
    src: pictureSource(picture),
    srcSet: pictureSet(picture, most),
    blur: picture.variants?.blur,
  };
}

function sizeOf(picture: Picture): { width: number; height: number } {
  const { width, height } = picture;
  const scale = Math.min(1, statedWidth(picture) / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
