// A picture that holds its place: it pulses while it loads, and a drawing stands in for it when it cannot load.
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import styled, { css, keyframes } from 'styled-components';
import type { Picture } from '../model/site.ts';
import { theme } from './theme.ts';

const pulse = keyframes`
  50% { opacity: 0.55; }
`;

const Image = styled.img<{ $state: State }>`
  width: 100%;
  height: auto;
  object-fit: cover;
  background: ${theme.color.line};
  color: ${theme.color.muted};
  ${({ $state }) =>
    $state === 'loading' &&
    css`
      @media (prefers-reduced-motion: no-preference) {
        animation: ${pulse} 1.4s ease-in-out infinite;
      }
    `}
`;

type State = 'loading' | 'visible' | 'failed';

/** What is shown in place of a picture that does not load. */
export const PLACEHOLDER = '/images/placeholder.svg';

interface Props {
  picture: Picture;
  /** True for a picture at the top of the page: it loads at once, before others. */
  first?: boolean;
  className?: string;
}

/** Shows a picture at its own proportions. `alt` stays the same when the placeholder takes its place. */
export function Photo({ picture, first = false, className }: Props) {
  const ref = useRef<HTMLImageElement>(null);
  // The server cannot know; a picture that needs no script is visible from the start.
  const [state, setState] = useState<State>('visible');
  useEffect(() => {
    const image = ref.current;
    if (!image?.complete) setState('loading');
    else if (image.naturalWidth === 0) setState('failed');
  }, []);
  const failed = (event: SyntheticEvent<HTMLImageElement>) => {
    if (!event.currentTarget.src.endsWith(PLACEHOLDER)) setState('failed');
  };
  const { src, alt, width, height } = picture;
  return (
    <Image
      ref={ref}
      className={className}
      src={state === 'failed' ? PLACEHOLDER : src}
      alt={alt}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      data-state={state}
      $state={state}
      onLoad={() => setState((now) => (now === 'failed' ? now : 'visible'))}
      onError={failed}
    />
  );
}
