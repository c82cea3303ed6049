// An outline over the frame around an element of the page. It follows scrolling and every rendering.
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { editorTheme } from '../ui/editor-theme.ts';

interface Props {
  /** Finds the element; asked with every frame of the screen. */
  of(): Element | undefined;
  /** The name in words, for what is pointed at. */
  name?: string;
}

export function Outline({ of, name }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let next = requestAnimationFrame(function draw() {
      if (box.current) place(box.current, of());
      next = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(next);
  }, [of]);
  return (
    <Line ref={box} hidden data-outline={name ? 'pointed' : 'marked'} aria-hidden="true">
      {name && <b>{name}</b>}
    </Line>
  );
}

const AIR = 4;

function place(box: HTMLElement, element: Element | undefined): void {
  box.hidden = !element?.isConnected;
  if (box.hidden || !element) return;
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = `${left - AIR} ${top - AIR} ${width + 2 * AIR} ${height + 2 * AIR}`;
  if (box.dataset.at === at) return;
  box.dataset.at = at;
  const [x, y, w, h] = at.split(' ');
  Object.assign(box.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
  // The name is above its element, below one at the top, and inside one that fills the window.
  const view = element.ownerDocument.defaultView?.innerHeight ?? 0;
  const below = top + height + LABEL_HEIGHT_PX <= view ? height + 2 * AIR : -top;
  box.style.setProperty('--name', `${top >= LABEL_HEIGHT_PX ? -LABEL_HEIGHT_PX : below}px`);
}

/** The room that a name needs, in pixels. */
const LABEL_HEIGHT_PX = 30;

const { color } = editorTheme;

const Line = styled.div`
  position: absolute;
  border: 3px solid ${color.pointed};
  border-radius: 6px;
  box-shadow: 0 0 0 2px rgb(255 255 255 / 85%);
  pointer-events: none;
  &[data-outline='marked'] {
    border-style: dashed;
  }
  & > b {
    position: absolute;
    top: var(--name);
    left: -3px;
    max-width: 20rem;
    padding: 0.125rem 0.625rem;
    border-radius: 6px;
    background: ${color.action};
    color: #fff;
    font-size: 0.875rem;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
